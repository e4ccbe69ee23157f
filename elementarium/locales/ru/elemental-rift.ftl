# Elemental Rift, словами правил.
#
# $card — код карты, $spell — её имя в файле колоды; $element — стихия в коде;
# $row и $column — где лежит плитка. В рассказе о событиях $who — о ком речь (you, they),
# $name — имя.

elemental-rift-element = { $element ->
    [fire] Огонь
    [earth] Земля
    [water] Вода
    [air] Воздух
   *[any] любая стихия
}
elemental-rift-tile = { $element ->
    [fire] плитка Огня
    [earth] плитка Земли
    [water] плитка Воды
    [air] плитка Воздуха
   *[any] плитка любой стихии
}
elemental-rift-second = { $second ->
    [fire] Огонь
    [earth] Землю
    [water] Воду
   *[air] Воздух
}
elemental-rift-spell = { $spell ->
    [Wildfire] Пожар
    [Ashes] Пепел
    [Kindling] Растопка
    [Scorch] Ожог
    [Landslide] Оползень
    [Sinkhole] Провал
    [Burrow] Нора
    [Petrify] Окаменение
    [Undertow] Водоворот
    [Driftwood] Плавник
    [Spring] Родник
    [Current] Течение
    [Inspiration] Вдохновение
    [Whirlwind] Вихрь
    [Evaporate] Испарение
    [Tempest] Буря
   *[other] { $spell }
}
elemental-rift-card = «{ elemental-rift-spell }» { $card }
elemental-rift-accolade = { $accolade ->
    [Pyre] «Костёр»
    [Stone] «Камень»
    [Tide] «Прилив»
    [Gale] «Шквал»
    [Confluence] «Слияние»
   *[other] «{ $accolade }»
}
elemental-rift-place = ряд { $row }, столбец { $column }

## What lies on the table

elemental-rift-rift = Разлом
elemental-rift-supply = Запас
elemental-rift-front = Перед игроком
elemental-rift-accolades = Награды
elemental-rift-pile = Колода
elemental-rift-discard-pile = Сброс
elemental-rift-linked = Наибольшая группа
elemental-rift-unseen = Не видно
elemental-rift-turn-number = Ход { $turn }
elemental-rift-priority = приоритет { $priority }
elemental-rift-cost = цена { $decay }, { $element ->
    [fire] Огонь
    [earth] Земля
    [water] Вода
   *[air] Воздух
}
elemental-rift-ends = гаснет: { elemental-rift-element } { $value }
elemental-rift-goal = { $element ->
    [any] заклинания хотя бы { $needs } стихий, и стихий больше, чем у любого другого
    [fire] не меньше { $needs } заклинаний Огня, и больше, чем у любого другого
    [earth] не меньше { $needs } заклинаний Земли, и больше, чем у любого другого
    [water] не меньше { $needs } заклинаний Воды, и больше, чем у любого другого
   *[air] не меньше { $needs } заклинаний Воздуха, и больше, чем у любого другого
}

## Effects, a sentence for each word

elemental-rift-word-place = Выложите в разлом { $element ->
    [fire] Огонь
    [earth] Землю
    [water] Воду
    [air] Воздух
   *[any] любые стихии
}: { $number ->
    [one] { $number } плитку.
    [few] { $number } плитки.
   *[many] { $number } плиток.
}
elemental-rift-word-transmute = Замените { $number ->
    [one] { $number } плитку
    [few] { $number } плитки
   *[many] { $number } плиток
} { $element ->
    [fire] Огня
    [earth] Земли
    [water] Воды
   *[air] Воздуха
} на { elemental-rift-second }.
elemental-rift-word-swap = { $number ->
    [1] Поменяйте местами две плитки разных стихий.
    [one] Поменяйте местами две плитки разных стихий — { $number } раз.
    [few] Поменяйте местами две плитки разных стихий — { $number } раза.
   *[many] Поменяйте местами две плитки разных стихий — { $number } раз.
}
elemental-rift-word-move = { $number ->
    [1] Переложите плитку.
    [one] Переложите плитку — { $number } раз.
    [few] Переложите плитку — { $number } раза.
   *[many] Переложите плитку — { $number } раз.
}
elemental-rift-word-remove = { $number ->
    [one] Уберите { $number } плитку.
    [few] Уберите { $number } плитки.
   *[many] Уберите { $number } плиток.
}
elemental-rift-word-decay_group = { $element ->
    [fire] Одна связанная группа Огня распадается.
    [earth] Одна связанная группа Земли распадается.
    [water] Одна связанная группа Воды распадается.
    [air] Одна связанная группа Воздуха распадается.
   *[any] Одна связанная группа любой стихии распадается.
}
elemental-rift-word-draw = { $number ->
    [one] Возьмите { $number } карту.
    [few] Возьмите { $number } карты.
   *[many] Возьмите { $number } карт.
}
elemental-rift-word-discard = { $number ->
    [one] Другой игрок сбрасывает наугад { $number } карту.
    [few] Другой игрок сбрасывает наугад { $number } карты.
   *[many] Другой игрок сбрасывает наугад { $number } карт.
}
elemental-rift-word-banish = Сбросьте чужое заклинание на столе с приоритетом до { $number }.
elemental-rift-word-recall = Верните в руку одно из других своих заклинаний.
elemental-rift-word-retrieve = Возьмите из сброса последнее заклинание { $element ->
    [fire] Огня
    [earth] Земли
    [water] Воды
   *[air] Воздуха
}.
elemental-rift-word-retrieve-either = Возьмите из сброса последнее заклинание { $element ->
    [fire] Огня
    [earth] Земли
    [water] Воды
   *[air] Воздуха
} или { $second ->
    [fire] Огня
    [earth] Земли
    [water] Воды
   *[air] Воздуха
}.

## What is expected. $left: how many more.

elemental-rift-ask-over = Игра окончена.
elemental-rift-ask-element = { $left ->
    [1] Добавьте плитку: какой стихии?
    [one] Добавьте { $left } плитку: какой стихии первая?
    [few] Добавьте { $left } плитки: какой стихии первая?
   *[many] Добавьте { $left } плиток: какой стихии первая?
}
elemental-rift-ask-square = Куда ляжет { elemental-rift-tile }?
elemental-rift-ask-decay = Разлом полон: какая стихия распадается?
elemental-rift-ask-replacement = { $left ->
    [1] Куда ляжет { elemental-rift-tile }?
   *[other] Куда лягут плитки ({ elemental-rift-element }, { $left })? Они не должны касаться друг друга.
}
elemental-rift-ask-spell = Сыграете заклинание?
elemental-rift-ask-cost = { $left ->
    [1] { elemental-rift-card }: какой плиткой платите?
   *[other] { elemental-rift-card }: какими связанными плитками ({ $left }) платите?
}
elemental-rift-ask-transmuted = { $left ->
    [1] Какую плитку заменить?
   *[other] Какие плитки заменить? Осталось { $left }.
}
elemental-rift-ask-swapped = Какая плитка меняется местами?
elemental-rift-ask-partner = С какой плиткой поменять ту, что здесь: { elemental-rift-place }?
elemental-rift-ask-lifted = Какую плитку переложить?
elemental-rift-ask-put_down = Куда перейдёт { elemental-rift-tile }?
elemental-rift-ask-removed = { $left ->
    [1] Какую плитку убрать?
   *[other] Какие плитки убрать? Осталось { $left }.
}
elemental-rift-ask-group = Какая группа распадается?
elemental-rift-ask-player = Кто теряет карту из руки?
elemental-rift-ask-banished = Какое заклинание изгнать?
elemental-rift-ask-recalled = Какое из своих заклинаний вернуть в руку?
elemental-rift-ask-retrieved = Заклинание какой стихии взять из сброса?
elemental-rift-ask-end = Сбросьте до двух карт или возьмите награду.
elemental-rift-ask-discard = Сбросить ещё карту?

## What can be chosen

elemental-rift-finish-spells = Больше не играть заклинаний
elemental-rift-finish-turn = Закончить ход
elemental-rift-finish-discards = Больше не сбрасывать
elemental-rift-play = Сыграть { elemental-rift-card }
elemental-rift-discard = Сбросить { elemental-rift-card }
elemental-rift-take = { $held ->
    [yes] Забрать { elemental-rift-accolade } у владельца
   *[no] Взять { elemental-rift-accolade }
}
elemental-rift-choose-element = { elemental-rift-element }
elemental-rift-choose-square = { elemental-rift-element }: { elemental-rift-place }
elemental-rift-choose-decay = Распадается: { elemental-rift-element }
elemental-rift-choose-replacement = { elemental-rift-element } сюда: { elemental-rift-place }
elemental-rift-choose-cost = Заплатить: { elemental-rift-tile }, { elemental-rift-place }
elemental-rift-choose-transmuted = Заменить: { elemental-rift-tile }, { elemental-rift-place }
elemental-rift-choose-swapped = Поменять: { elemental-rift-tile }, { elemental-rift-place }
elemental-rift-choose-partner = С этой: { elemental-rift-tile }, { elemental-rift-place }
elemental-rift-choose-lifted = Поднять: { elemental-rift-tile }, { elemental-rift-place }
elemental-rift-choose-put_down = Положить: { elemental-rift-element }, { elemental-rift-place }
elemental-rift-choose-removed = Убрать: { elemental-rift-tile }, { elemental-rift-place }
elemental-rift-choose-group = { $count ->
    [1] { elemental-rift-tile }: { elemental-rift-place }
   *[other] Группа из { $count }, { elemental-rift-element }: { elemental-rift-place }
}
elemental-rift-choose-player = Игрок { $player }
elemental-rift-choose-banished = Изгнать { elemental-rift-card }
elemental-rift-choose-recalled = Вернуть { elemental-rift-card }
elemental-rift-choose-retrieved = Последнее заклинание: { elemental-rift-element }

## What happened

elemental-rift-started = { $who ->
    [you] Вы начинаете.
   *[they] { $name } начинает.
}
elemental-rift-laid = { elemental-rift-element }: { elemental-rift-place }.
elemental-rift-turn = Ход { $turn }: { $who ->
    [you] ваш.
   *[they] { $name }.
}
elemental-rift-drew = { $who ->
    [you] Вы берёте { elemental-rift-card }.
   *[they] { $name } берёт { elemental-rift-card }.
}
elemental-rift-drew-unseen = { $who ->
    [you] Вы берёте карту.
   *[they] { $name } берёт карту.
}
elemental-rift-drew-cards = { $who ->
    [you] Вы берёте { $cards }.
   *[they] { $name } берёт { $cards }.
}
elemental-rift-drew-cards-unseen = { $who ->
    [you] Вы берёте карты: { $count }.
   *[they] { $name } берёт карты: { $count }.
}
elemental-rift-placed = { $who ->
    [you] Вы выкладываете плитку: { elemental-rift-element }, { elemental-rift-place }.
   *[they] { $name } выкладывает плитку: { elemental-rift-element }, { elemental-rift-place }.
}
elemental-rift-decayed = { elemental-rift-element } распадается: { elemental-rift-place }.
elemental-rift-grew = { elemental-rift-element } появляется: { elemental-rift-place }.
elemental-rift-played = { $who ->
    [you] Вы играете { elemental-rift-card }.
   *[they] { $name } играет { elemental-rift-card }.
}
elemental-rift-resolved = { elemental-rift-card } действует.
elemental-rift-triggered = { $who ->
    [you] Ваше заклинание { elemental-rift-card } гаснет: { elemental-rift-element }, связано { $linked }.
   *[they] { $name }: { elemental-rift-card } гаснет: { elemental-rift-element }, связано { $linked }.
}
elemental-rift-transmuted = { elemental-rift-element } ({ elemental-rift-place }) превращается: { $becomes ->
    [fire] Огонь
    [earth] Земля
    [water] Вода
   *[air] Воздух
}.
elemental-rift-swapped = Меняются местами: { elemental-rift-element } ({ elemental-rift-place }) и { $other ->
    [fire] Огонь
    [earth] Земля
    [water] Вода
   *[air] Воздух
} (ряд { $to_row }, столбец { $to_column }).
elemental-rift-moved = { elemental-rift-element } переходит: { elemental-rift-place } → ряд { $to_row }, столбец { $to_column }.
elemental-rift-removed = { elemental-rift-element } уходит из разлома: { elemental-rift-place }.
elemental-rift-lost = { $who ->
    [you] Вы теряете из руки { elemental-rift-card }.
   *[they] { $name } теряет из руки { elemental-rift-card }.
}
elemental-rift-banished = { $who ->
    [you] Ваше заклинание { elemental-rift-card } изгнано.
   *[they] { $name }: заклинание { elemental-rift-card } изгнано.
}
elemental-rift-recalled = { $who ->
    [you] Вы возвращаете в руку { elemental-rift-card }.
   *[they] { $name } возвращает в руку { elemental-rift-card }.
}
elemental-rift-retrieved = { $who ->
    [you] Вы берёте из сброса { elemental-rift-card }.
   *[they] { $name } берёт из сброса { elemental-rift-card }.
}
elemental-rift-discarded = { $who ->
    [you] Вы сбрасываете { elemental-rift-card }.
   *[they] { $name } сбрасывает { elemental-rift-card }.
}
elemental-rift-took = { $who ->
    [you] { $held ->
        [yes] Вы забираете у другого игрока награду { elemental-rift-accolade }!
       *[no] Вы берёте награду { elemental-rift-accolade }!
    }
   *[they] { $held ->
        [yes] { $name } забирает у другого игрока награду { elemental-rift-accolade }!
       *[no] { $name } берёт награду { elemental-rift-accolade }!
    }
}
elemental-rift-reshuffled = { $count ->
    [one] Сброс ({ $count } карта) становится новой колодой.
    [few] Сброс ({ $count } карты) перетасован и становится новой колодой.
   *[many] Сброс ({ $count } карт) перетасован и становится новой колодой.
}
elemental-rift-ended = { $who ->
    [you] { $reason ->
        [accolades] Две награды: вы победили!
       *[turns] После последнего хода у вас больше всего наград: вы победили!
    }
    [nobody] Последний ход сыгран, и первого по наградам нет: ничья.
   *[they] { $reason ->
        [accolades] Две награды: { $name } побеждает.
       *[turns] После последнего хода больше всего наград у игрока { $name }.
    }
}

## Help in a terminal

elemental-rift-help-table = Каждая буква — плитка: F Огонь, E Земля, W Вода, A Воздух; ряды и столбцы пронумерованы по краям.
    У заклинания указаны цена, условие угасания и сколько связанных плиток до него не хватает.
elemental-rift-deck-note = Колода восстановлена: тексты печатных заклинаний здесь неизвестны.
