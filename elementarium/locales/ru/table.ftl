# Стол в браузере. $name — имя игрока; $who — кто это: you, they.
# $guild — гильдия, как в коде, $number — число карты; $location — римское число: I, II, III…

## За любым столом

table-player = Игрок { $number }
table-done = Готово
table-undo = Отменить
table-cancel = Вернуть
table-confirm = На этом ваш ход закончится: нажмите «Готово» или выберите иначе.
table-waits = ждёт
table-thinks = думает…
table-your-turn = ваше действие
table-away = не в сети
table-to-move = ходит
table-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
table-watching = Вы зритель.
table-lost = Связь потеряна. Подключаемся снова…
table-menu = Меню
table-close = Закрыть
table-rules = Правила
table-settings = Настройки
table-home = На начало
table-sound-on = Включить звуки
table-sound-off = Выключить звуки

table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-log-sat = { $name } садится за стол.
table-log-started = Игра начинается.
table-log-undo = { $who ->
    [you] Вы отменяете выбор.
   *[they] { $name } отменяет выбор.
}
table-log-resigned = { $who ->
    [you] Вы сдаётесь.
   *[they] { $name } сдаётся.
}
table-log-flagged = { $who ->
    [you] Ваше время вышло.
   *[they] Время вышло: { $name }.
}

table-hint = Подсказка
table-hint-again = Спросить ещё раз
table-hint-none = Подсказки даются в ваш ход.

table-chat = Чат
table-chat-say = Скажите что-нибудь
table-chat-send = Отправить
table-chat-empty = Пока никто ничего не сказал.
table-chat-mute = Скрыть разговор
table-chat-unmute = Показать разговор
table-chat-muted = Разговор скрыт.
table-chat-new = { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
   *[many] { $count } новых реплик
}
chat-hello = Здравствуйте!
chat-luck = Удачи!
chat-well = Отличный ход!
chat-oops = Ой.
chat-thinking = Дайте подумать…
chat-thanks = Спасибо!
chat-again = Ещё партию?
chat-bye = Мне пора.

table-resign = Сдаться
table-resign-sure = Сдать эту партию?
table-resign-yes = Да, сдаюсь
table-resign-no = Играть дальше

table-clock-left = { $name }: осталось { $time }

table-pass = Передайте устройство. Ходит { $name }.
table-pass-about = Карты скрыты, пока вы не нажмёте кнопку.
table-pass-ready = Это я, { $name }

table-sit = Сесть и играть
table-not-here = Этот стол показать нельзя.

## Конец

table-won = { $who ->
    [you] Вы побеждаете!
    [they] Побеждает { $name }.
   *[nobody] Ничья.
}
table-how = { $how ->
    [resigned] Партия сдана.
    [flagged] По времени.
   *[played] { $own } : { $other }
}
table-rematch = Реванш
table-rematch-ready = К реваншу
table-replay = Повтор
table-export = Сохранить партию
table-fair = Был ли случай честным?
table-fair-about = Перемешивание определил этот ключ, выбранный до первой сданной карты. Тогда сервер показал его отпечаток, теперь — сам ключ; «elementarium replay --verify» проверит и то и другое по сохранённой партии.
table-fair-commitment = Отпечаток
table-fair-key = Ключ

## Помощь

table-help = Клавиши
table-help-arrows = Стрелки: по руке и по столу
table-help-enter = Enter или пробел: выбрать
table-help-escape = Escape: вернуть, пропустить, закрыть
table-help-d = D: готово
table-help-u = U: отменить
table-help-c = C: Контроль и добор
table-help-h = H: подсказка
table-help-l = L: журнал
table-help-look = Наведите указатель или нажмите подольше, чтобы увидеть, что будет.
table-help-drag = Коснитесь карты, затем локации или элементаля; или перетащите карту.

## Riftforce: что выбирает другая сторона

riftforce-wait-summoner = { $name } выбирает повелителя стихий.
riftforce-wait-action = { $name } выбирает действие.
riftforce-wait-place = { $name } выбирает локацию.
riftforce-wait-next_card = { $name } может призвать ещё одну карту.
riftforce-wait-next_elemental = { $name } может активировать ещё одного элементаля.
riftforce-wait-neighbour = { $name } выбирает соседнюю локацию.
riftforce-wait-elsewhere = { $name } выбирает, куда переместиться.
riftforce-wait-prey = { $name } выбирает, где ударить.
riftforce-wait-damaged_ally = { $name } выбирает, с кого снять урон.
riftforce-wait-damaged_ally_here = { $name } выбирает, с кого снять урон.
riftforce-wait-enemy_here = { $name } выбирает, кого ударить.

## Riftforce: поднятая карта и что сделает выбор, в двух словах

# $way: both, play, discard.
riftforce-picked = { $way ->
    [both] { $card }: выберите локацию для призыва или элементаля для активации.
    [play] { $card }: выберите локацию для призыва.
   *[discard] { $card }: сбросить для активации?
}
riftforce-discard-short = Сбросить
riftforce-badge-discard = сброс
riftforce-check-brings = { $points ->
    [0] Контроль и добор: под контролем ничего; добор до 7.
    [one] Контроль и добор: { $points } очко энергии; добор до 7.
    [few] Контроль и добор: { $points } очка энергии; добор до 7.
   *[many] Контроль и добор: { $points } очков энергии; добор до 7.
}
riftforce-about = { $name }:
riftforce-then-join = ; { "" }
riftforce-then-played = приходит в локацию { $location }
riftforce-then-moved = { $who ->
    [you] { riftforce-card } переходит в локацию { $location }
   *[they] { riftforce-card } соперника переходит в локацию { $location }
}
riftforce-then-damaged = { $who ->
    [you] ваш элементаль { riftforce-card.of }: { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }
   *[they] { riftforce-card }: { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }
}
riftforce-then-healed = { riftforce-card }: { $amount ->
    [one] снят { $amount } урон
   *[other] снято { $amount } урона
}
riftforce-then-destroyed = { $who ->
    [you] ваш элементаль { riftforce-card.of } уничтожен
   *[they] элементаль { riftforce-card.of } уничтожен
}
riftforce-then-captured = элементаль { riftforce-card.of } захвачен
riftforce-then-scored = { $who ->
    [you] +{ $points }
   *[they] +{ $points } ({ $name })
}

## Riftforce: выбор гильдий

riftforce-draft-about = В каждой гильдии девять элементалей: четыре с числом 5, три с 6, два с 7.
riftforce-draft-sure = { riftforce-guild }: возьмите или выберите другую гильдию.
riftforce-draft-take = Выберите повелителя стихий
riftforce-draft-pick = ваш выбор
riftforce-draft-perhaps = { riftforce-guild }?

## Riftforce: слова на столе и для тех, кто его слушает

riftforce-pile = колода
riftforce-discards = сброс
riftforce-label-board = Разлом
riftforce-label-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
# $top: есть ли верхняя карта (yes, no).
riftforce-label-discards = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}{ $top ->
    [yes] , сверху { $card }
   *[no] { "" }
}
riftforce-label-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
riftforce-label-held = { $name }: на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
riftforce-label-guilds = Гильдии: { $name }
riftforce-label-display = Повелители стихий на выбор
riftforce-label-column = { $name }, локация { $location }
# $control: mine, theirs, both, empty.
riftforce-label-location = { $control ->
    [mine] Локация { $location }, под вашим контролем
    [theirs] Локация { $location }, под контролем соперника
    [both] Локация { $location }, спорная
   *[empty] Локация { $location }, пустая
}
riftforce-label-life = осталось { $left } из { $number } жизни
riftforce-label-row = ряд { $row }
riftforce-label-activated = уже активирован
riftforce-label-discarded = сброшена для этого действия
riftforce-label-picked = поднята
riftforce-label-ghost = Здесь встанет { $card }
riftforce-label-score = Счёт: внизу { $you }, { $name } { $them }; игра до { $goal }
riftforce-can-play = можно призвать
riftforce-can-play-or-discard = можно призвать или сбросить
riftforce-can-place = Призвать сюда: { $card }
riftforce-can-activate = можно активировать
riftforce-can-heal = можно снять урон
riftforce-can-strike = можно ударить

# Способности в двух словах, для табличек возле стола.
riftforce-brief = { $guild ->
    [fire] 3 первому врагу здесь; 1 союзнику сразу позади.
    [earth] 2 первому врагу здесь. Призван: 1 каждому врагу здесь.
    [light] 2 первому врагу здесь; снять 1 урон с любого союзника.
    [plant] 2 первому врагу рядом; он переходит сюда.
    [water] 2 первому врагу здесь; перейти рядом; 1 первому врагу там.
    [ice] Последнему врагу здесь: 4, если он ранен, иначе 1.
    [shadow] Перейти куда угодно; 1 первому врагу там; +1, если уничтожен.
    [crystal] 4 первому врагу здесь. Уничтоженный, стоит 2.
    [thunderbolt] 2 любому врагу здесь; уничтожен — ещё удар.
    [air] Перейти куда угодно; 1 первым врагам там и рядом.
    [beast] Перейти рядом; 2 первому врагу там или 3, если ранен сам.
    [sand] Перейти куда угодно; 1 каждому врагу там; снять 1 урон с себя.
    [lava] 2 первым врагам по обе стороны; 1 себе и союзникам впереди.
    [music] 2 первому врагу здесь; уничтожен — переходит к вам, рядом.
    [acid] 3 первому врагу здесь, 1 второму; очков никому.
    [star] 2 первому врагу здесь; если карт меньше 7, взять 1.
    [love] 2 первому врагу здесь. Призван: снять весь урон с союзника здесь.
    [magnet] 2 последнему врагу здесь; оба вместе переходят рядом.
   *[other] { "" }
}
