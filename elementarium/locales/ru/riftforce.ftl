# Riftforce, словами правил игры.
#
# $guild — гильдия, как в коде; $number — число карты; $location и $row считаются с 1.
# В рассказе о событиях $who — кого это касается (you, they, nobody;
# в командной игре ещё ours, theirs и team, если рассказывают зрителю), $name — имя.

riftforce-guild = { $guild ->
    [fire] Огонь
    [earth] Земля
    [light] Свет
    [plant] Флора
    [water] Вода
    [ice] Лёд
    [shadow] Тьма
    [crystal] Кристалл
    [thunderbolt] Молния
    [air] Воздух
    [beast] Оборотень
    [sand] Песок
    [lava] Лава
    [music] Музыка
    [acid] Кислота
    [star] Комета
    [love] Любовь
    [magnet] Магнетизм
   *[other] { $guild }
}
    .of = { $guild ->
        [fire] Огня
        [earth] Земли
        [light] Света
        [plant] Флоры
        [water] Воды
        [ice] Льда
        [shadow] Тьмы
        [crystal] Кристалла
        [thunderbolt] Молнии
        [air] Воздуха
        [beast] Оборотня
        [sand] Песка
        [lava] Лавы
        [music] Музыки
        [acid] Кислоты
        [star] Кометы
        [love] Любви
        [magnet] Магнетизма
       *[other] { $guild }
    }
riftforce-card = { riftforce-guild } { $number }
    .of = { riftforce-guild.of } { $number }
riftforce-score = Очки энергии

## Способности

riftforce-ability = { $guild ->
    [fire] 3 урона первому врагу здесь; 1 урон союзнику сразу за этим элементалем Огня.
    [earth] 2 урона первому врагу здесь.
    [light] 2 урона первому врагу здесь; снимите 1 урон с этого элементаля Света или любого союзника в любой локации.
    [plant] 2 урона первому врагу в одной из соседних локаций; этот враг перемещается в эту локацию.
    [water] 2 урона первому врагу здесь; этот элементаль Воды перемещается в соседнюю локацию; 1 урон первому врагу там.
    [ice] Последнему врагу здесь: 4 урона, если на нём уже есть урон, иначе 1 урон.
    [shadow] Перемещается в любую другую локацию; 1 урон первому врагу там; если он этим уничтожен, ещё 1 очко энергии.
    [crystal] 4 урона первому врагу здесь.
    [thunderbolt] 2 урона любому врагу здесь; если он этим уничтожен, ударьте ещё один раз.
    [air] Перемещается в любую другую локацию; 1 урон первому врагу там и в каждой соседней с ней локации.
    [beast] Перемещается в соседнюю локацию; 2 урона первому врагу там или 3, если на этом элементале Оборотня есть урон.
    [sand] Перемещается в любую другую локацию; 1 урон каждому врагу там; снимите 1 урон с этого элементаля Песка.
    [lava] 2 урона первому врагу в каждой соседней локации; 1 урон этому элементалю Лавы и каждому союзнику перед ним.
    [music] 2 урона первому врагу здесь; если он этим уничтожен, получите за него очки и призовите его на свою сторону в соседнюю локацию.
    [acid] 3 урона первому врагу здесь, 1 урон второму; за уничтоженных так никто не получает очков.
    [star] 2 урона первому врагу здесь; если на руке меньше 7 карт, возьмите 1 карту.
    [love] 2 урона первому врагу здесь.
    [magnet] 2 урона последнему врагу здесь; он и этот элементаль Магнетизма перемещаются в одну и ту же соседнюю локацию.
   *[other] { "" }
}
# Что гильдия делает помимо активации; у большинства — ничего.
riftforce-note = { $guild ->
    [earth] При призыве: 1 урон каждому врагу здесь.
    [love] При призыве: снимите весь урон с одного союзника здесь.
    [crystal] При уничтожении: соперник получает 2 очка энергии вместо 1.
   *[other] { "" }
}

## Что требуется. $left — сколько ещё; $by — что должно совпадать (guild, number, either).

riftforce-ask-over = Игра окончена.
riftforce-ask-summoner = Выберите повелителя стихий.
# $check: whether Check & Draw is possible (yes, no).
riftforce-ask-action = { $check ->
    [no] Ваше действие: Призыв или Активация.
   *[yes] Ваше действие: Призыв, Активация или Контроль и добор.
}
riftforce-ask-place = Выберите локацию, куда призвать элементаля { riftforce-card.of }.
riftforce-ask-next_card = { $left ->
    [one] Призовите ещё одну карту
   *[other] Призовите ещё до { $left } карт
} { $by ->
    [guild] гильдии { riftforce-guild.of }
    [number] с числом { $number }
   *[either] гильдии { riftforce-guild.of } или с числом { $number }
} — или закончите.
riftforce-ask-next_elemental = { $left ->
    [one] Активируйте ещё одного элементаля
    [3] Активируйте до { $left } элементалей
   *[other] Активируйте ещё до { $left } элементалей
} { $by ->
    [guild] гильдии { riftforce-guild.of }
    [number] с числом { $number }
   *[either] гильдии { riftforce-guild.of } или с числом { $number }
} — или закончите.
riftforce-ask-neighbour = { $guild ->
    [music] { riftforce-card }: выберите соседнюю локацию, куда призвать захваченного элементаля.
   *[other] { riftforce-card } перемещается: выберите соседнюю локацию.
}
riftforce-ask-elsewhere = { riftforce-card } перемещается: выберите любую другую локацию.
riftforce-ask-prey = { riftforce-card }: выберите соседнюю локацию, где ударить первого врага.
riftforce-ask-damaged_ally = { riftforce-card }: выберите союзника, с которого снять 1 урон.
riftforce-ask-damaged_ally_here = Любовь пришла в локацию { $location }: выберите там союзника, с которого снять весь урон.
riftforce-ask-enemy_here = { riftforce-card }: выберите врага для удара.

## Что можно выбрать

riftforce-finish = Закончить
riftforce-check = Контроль и добор
# $area: green, gray.
riftforce-check-area = { riftforce-check } ({ $area ->
    [green] зелёная зона
   *[gray] серая зона
})
riftforce-take = Взять: { riftforce-guild }
riftforce-play = Призыв: { riftforce-card }
riftforce-discard = Активация, сброс: { riftforce-card }
riftforce-at-place = В локацию { $location }
riftforce-at-neighbour = В локацию { $location }
riftforce-at-elsewhere = В локацию { $location }
riftforce-at-prey = Ударить в локации { $location }
riftforce-activate = Активировать: { riftforce-card } (локация { $location }, ряд { $row })
riftforce-activate-partner = Активировать у партнёра: { riftforce-card } (локация { $location }, ряд { $row })
riftforce-heal = Снять урон: { riftforce-card } (локация { $location }, ряд { $row })
riftforce-strike = Ударить: { riftforce-card } (локация { $location }, ряд { $row })

## Что произошло

riftforce-started = { $who ->
    [you] Вы получаете жетон первого хода.
   *[they] { $name } получает жетон первого хода.
}
riftforce-dealt = { $who ->
    [you] Вам выпадает повелитель стихии: { riftforce-guild }.
   *[they] { $name } получает повелителя стихии: { riftforce-guild }.
}
riftforce-shown = На столе повелитель стихии: { riftforce-guild }.
riftforce-taken = { $who ->
    [you] Вы берёте повелителя { riftforce-guild.of }.
   *[they] { $name } берёт повелителя { riftforce-guild.of }.
}
riftforce-placed = { $who ->
    [you] Ваш элементаль { riftforce-card.of } выложен в локацию { $location }.
   *[they] Элементаль { riftforce-card.of } ({ $name }) выложен в локацию { $location }.
}
riftforce-turn = { $who ->
    [you] Ваш ход.
   *[they] Ходит { $name }.
}
riftforce-played = { $who ->
    [you] Вы призываете элементаля { riftforce-card.of } в локацию { $location }.
   *[they] { $name } призывает элементаля { riftforce-card.of } в локацию { $location }.
}
riftforce-discarded = { $who ->
    [you] Вы сбрасываете элементаля { riftforce-card.of }.
   *[they] { $name } сбрасывает элементаля { riftforce-card.of }.
}
riftforce-activated = { $who ->
    [you] Вы активируете элементаля { riftforce-card.of } в локации { $location }.
   *[they] { $name } активирует элементаля { riftforce-card.of } в локации { $location }.
}
riftforce-moved = { $who ->
    [you] Ваш элементаль { riftforce-card.of } перемещается из локации { $location } в локацию { $to }.
    [ours] Элементаль { riftforce-card.of } (ваша команда) перемещается из локации { $location } в локацию { $to }.
    [theirs] Элементаль { riftforce-card.of } (другая команда) перемещается из локации { $location } в локацию { $to }.
   *[they] Элементаль { riftforce-card.of } ({ $name }) перемещается из локации { $location } в локацию { $to }.
}
riftforce-damaged = { $who ->
    [you] Ваш элементаль { riftforce-card.of } в локации { $location } получает { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }.
    [ours] Элементаль { riftforce-card.of } (ваша команда) в локации { $location } получает { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }.
    [theirs] Элементаль { riftforce-card.of } (другая команда) в локации { $location } получает { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }.
   *[they] Элементаль { riftforce-card.of } ({ $name }) в локации { $location } получает { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }.
}
riftforce-healed = { $who ->
    [you] Ваш элементаль { riftforce-card.of } в локации { $location }: { $amount ->
        [one] снят { $amount } урон
       *[other] снято { $amount } урона
    }.
    [ours] Элементаль { riftforce-card.of } (ваша команда) в локации { $location }: { $amount ->
        [one] снят { $amount } урон
       *[other] снято { $amount } урона
    }.
    [theirs] Элементаль { riftforce-card.of } (другая команда) в локации { $location }: { $amount ->
        [one] снят { $amount } урон
       *[other] снято { $amount } урона
    }.
   *[they] Элементаль { riftforce-card.of } ({ $name }) в локации { $location }: { $amount ->
        [one] снят { $amount } урон
       *[other] снято { $amount } урона
    }.
}
riftforce-destroyed = { $who ->
    [you] Ваш элементаль { riftforce-card.of } в локации { $location } уничтожен.
    [ours] Элементаль { riftforce-card.of } (ваша команда) в локации { $location } уничтожен.
    [theirs] Элементаль { riftforce-card.of } (другая команда) в локации { $location } уничтожен.
   *[they] Элементаль { riftforce-card.of } ({ $name }) в локации { $location } уничтожен.
}
riftforce-captured = { $who ->
    [you] Вы захватываете элементаля { riftforce-card.of } в локации { $location }.
   *[they] { $name } захватывает элементаля { riftforce-card.of } в локации { $location }.
}
riftforce-scored = { $who ->
    [you] Вы получаете
    [ours] Ваша команда получает
    [theirs] Другая команда получает
    [team] { $name } получают
   *[they] { $name } получает
} { $points ->
    [one] { $points } очко энергии
    [few] { $points } очка энергии
   *[many] { $points } очков энергии
} { $reason ->
    [shadow] за удар Тьмы.
    [control] за контроль.
   *[destroyed] за уничтоженного элементаля.
}
riftforce-reshuffled = { $who ->
    [you] Вы замешиваете
   *[they] { $name } замешивает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из сброса в новую колоду.
riftforce-drew = { $who ->
    [you] Вы берёте: { riftforce-card }.
   *[they] { $name } берёт: { riftforce-card }.
}
# Несколько карт подряд; $cards — их список.
riftforce-drew-cards = { $who ->
    [you] Вы берёте: { $cards }.
   *[they] { $name } берёт: { $cards }.
}
riftforce-drew-unseen = { $who ->
    [you] Вы берёте карту.
   *[they] { $name } берёт карту.
}
riftforce-drew-cards-unseen = { $who ->
    [you] Вы берёте
   *[they] { $name } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
riftforce-checked = { $who ->
    [you] Вы выбираете «Контроль и добор».
   *[they] { $name } выбирает «Контроль и добор».
}
riftforce-round = Раунд { $rounds } окончен.
riftforce-ended = { $who ->
    [you] Вы побеждаете!
    [ours] Ваша команда побеждает!
    [theirs] Побеждает другая команда.
    [team] Побеждают { $name }.
    [they] Побеждает { $name }.
   *[nobody] Ничья.
}

## Справка в терминале

riftforce-abilities = Гильдии в игре
riftforce-help-table = Ваша сторона — под разломом, чужая — над ним; ряд 1 ближе всего к разлому.
    Fi5 3♥ •• — Огонь 5, на нём 2 урона, осталось 3 жизни · * уже активирован · ▼ локацию контролируете вы, ▲ — соперник · ★ первый игрок.
riftforce-help-team = В командной игре у разлома две зоны: зелёная (1–3) и серая (4–6). ° — элементали партнёра: по числу можно активировать и их, по гильдии — только своих. «Контроль и добор» смотрит на вашу зону; одиночный игрок смотрит на обе.
# $area: green, gray.
riftforce-area = { $area ->
    [green] зелёная зона (1–3)
   *[gray] серая зона (4–6)
}

# $guild — гильдия, как в коде, $number — число карты; $location — римское число: I, II, III…

## На странице: что выбирает другая сторона

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

## На странице: поднятая карта и что сделает выбор, в двух словах

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

## На странице: выбор гильдий

riftforce-draft-about = В каждой гильдии девять элементалей: четыре с числом 5, три с 6, два с 7.
riftforce-draft-sure = { riftforce-guild }: возьмите или выберите другую гильдию.
riftforce-draft-take = Выберите повелителя стихий
riftforce-draft-pick = ваш выбор
riftforce-draft-perhaps = { riftforce-guild }?

## На странице: слова на столе и для тех, кто его слушает

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
riftforce-label-area = { $area ->
    [green] зелёная зона
    [gray] серая зона
   *[both] обе зоны
}
riftforce-label-life = осталось { $left } из { $number } жизни
riftforce-label-row = ряд { $row }
riftforce-label-owner = { $who ->
    [partner] элементаль партнёра
   *[they] владеет { $name }
}
riftforce-label-places = ходит под номером { $places } из 4
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

## На странице: клавиши

riftforce-help-c = C: Контроль и добор
riftforce-help-drag = Коснитесь карты, затем локации или элементаля; или перетащите карту.
riftforce-help-areas = Круглые камни — зелёная зона, квадратные — серая. «Контроль и добор» смотрит на вашу зону; одиночный игрок смотрит на обе.
riftforce-help-signs = Буква на элементале говорит, чей он. По числу можно активировать и элементалей партнёра, по гильдии — только своих.
