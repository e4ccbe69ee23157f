# Тренер в одиночной игре Riftforce.
#
# $guild, $number, $location и $row — как в riftforce.ftl; $plan — «control» или три числа, 5-5-6,
# из которых в скобках то, чей бот действует сейчас.

## Что требуется от игрока, пока действует тренер

riftforce-trainer-ask-plan = { $plan ->
    [control] Ход тренера: новый бот выходит в локацию { $location }, затем тренер получает очки за контроль.
   *[other] Ход тренера: новый бот выходит в локацию { $location }, затем атакуют { $plan }.
}
riftforce-trainer-ask-bot = Тренер атакует, { $plan }: выберите бота, который бьёт.
riftforce-trainer-ask-vantage = Бот { riftforce-card } в локации { $location } перед ударом перемещается (&): выберите куда.
riftforce-trainer-ask-damaged_ally = Действует бот { riftforce-card } в локации { $location } (&): выберите бота, с которого сначала снимается 1 урон.
riftforce-trainer-ask-prey = Бот { riftforce-card } в локации { $location } бьёт по соседству и перетягивает жертву к себе: выберите локацию удара.
riftforce-trainer-ask-neighbour = Ваш элементаль { riftforce-card.of } в локации { $location } получил удар и отброшен: выберите куда.
riftforce-trainer-ask-most_damaged = Бот { riftforce-card } бьёт в локации { $location }: выберите, кого из ваших.

## Что можно выбрать

riftforce-plan = Выполнить план тренера
riftforce-trainer-at-vantage = В локацию { $location }
riftforce-trainer-at-prey = Он бьёт в локации { $location }
riftforce-trainer-at-neighbour = Мой отходит в локацию { $location }
riftforce-trainer-activate = Бот { riftforce-card } (локация { $location }, ряд { $row })
riftforce-trainer-heal = Снять 1 урон с бота: { riftforce-card } (локация { $location }, ряд { $row })
riftforce-trainer-strike = Он бьёт моего: { riftforce-card } (локация { $location }, ряд { $row })

## Что произошло

riftforce-foreseen = { $plan ->
    [control] Следующий план ({ $name }): контроль, бот в локацию { $location }.
   *[other] Следующий план ({ $name }): атака { $plan }, бот в локацию { $location }.
}
riftforce-planned = { $plan ->
    [control] { $name } выполняет план: контроль, бот в локацию { $location }.
   *[other] { $name } выполняет план: атака { $plan }, бот в локацию { $location }.
}
riftforce-skipped = { $name }: ни один бот с числом { $number } не может нанести урон, число пропущено.

## Испытания: что делают боты с каждым числом. $challenge — число и звёзды.

riftforce-challenge = { $challenge ->
    [five-1] 2 урона вашему первому элементалю здесь.
    [five-2] 2 урона вашему последнему элементалю здесь; если он этим уничтожен, ещё один удар.
    [five-3] 2 урона вашему первому элементалю здесь, 1 урон второму.
    [five-4] 2 урона вашему элементалю здесь, на котором больше всего урона.
    [six-1] 3 урона вашему последнему элементалю здесь.
    [six-2] 3 урона вашему первому элементалю в одной из соседних локаций; он перемещается в локацию бота.
    [six-3] 3 урона вашему первому элементалю здесь; он перемещается в соседнюю локацию.
    [six-4] 3 урона вашему первому элементалю здесь.
    [seven-1] 2 урона вашему первому элементалю в каждой соседней локации.
    [seven-2] По 2 урона вашим первому и последнему элементалям здесь.
    [seven-3] 3 урона вашему первому элементалю здесь, 1 урон каждому из остальных.
    [seven-4] 5 урона вашему последнему элементалю здесь.
   *[other] { $challenge }
}
# $by: какой стороной лежит карта &.
riftforce-stronger = { $by ->
    [move] Сначала бот перемещается в другую локацию, откуда может нанести урон.
   *[mend] Сначала с любого бота снимается 1 урон.
}

## За столом в терминале

riftforce-plan-now = План
riftforce-plan-next = Затем
riftforce-plan-attack = атака
riftforce-plan-control = контроль
riftforce-plan-at = { $plan }, бот в { $location }
riftforce-bots-pile = ботов в колоде: { $count }
riftforce-bots-discards = уничтожено: { $count }
riftforce-help-trainer = Тренер ничего не решает: после своего действия вы выполняете его план, а где возможны разные боты, цели или места, выбираете вы. Бот, который не может нанести урон, не активируется. У ботов нет способностей гильдий, за каждого — 1 очко.

## Лестница: тренеры от простого к грозному

riftforce-ladder = Тренеры
riftforce-ladder-column-name = Имя
riftforce-ladder-column-stars = Испытания
riftforce-ladder-column-won = Побеждён агентами
riftforce-ladder-next = Побеждён! Следующий тренер: { $name } ({ $challenges }). Играть: { $command }
riftforce-ladder-top = Побеждён! Это был последний из тренеров: сильнее никого нет.
riftforce-ladder-name = { $trainer ->
    [first] Первые шаги
    [apprentice] Подмастерье
    [pupil] Ученик
    [fencer] Фехтовальщик
    [puller] Ловец
    [drover] Погонщик
    [veteran] Ветеран
    [strategist] Стратег
    [champion] Чемпион
    [warden] Страж разлома
    [storm] Буря
   *[nightmare] Кошмар
}

## На странице: что выбирает кто-то другой

riftforce-wait-plan = { $name } выполняет план тренера.
riftforce-wait-vantage = { $name } выбирает, куда переместить бота.
riftforce-wait-bot = { $name } выбирает бота для удара.
riftforce-wait-most_damaged = { $name } выбирает, кого ударит бот.

## На странице: сторона тренера

riftforce-can-trainer-activate = можно выбрать для удара
riftforce-can-trainer-heal = можно снять 1 урон
riftforce-can-trainer-strike = может получить удар
riftforce-trainer-confirm = На этом ход тренера закончится: нажмите «Готово» или выберите иначе.
riftforce-trainer-acts = выполняет план
riftforce-bots = боты
riftforce-trainer-does = Что делают боты
riftforce-label-challenge = { $number }, { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}
# $mark: что стало с числом плана: done, skipped, now, later.
riftforce-plan-mark = { $mark ->
    [done] выполнено
    [skipped] пропущено
    [now] сейчас
   *[later] впереди
}
riftforce-plans = Планы тренера
riftforce-plans-unseen = Ещё в стопке, порядок неизвестен
riftforce-plans-about = Стопка лежит лицом вверх: три атаки, затем контроль, и так пять раз; потом всё сначала.
riftforce-plans-reconstructed = Карты печатной колоды известны лишь отчасти: эта колода восстановлена.
riftforce-draft-solo = Оставьте себе четыре гильдии из шести. Тренер получит четыре из остальных.

## На странице: выбор тренера

riftforce-trainer-choose = Ваш тренер
riftforce-trainer-of = Боты с числом { $number }
riftforce-trainer-and = Карта &
riftforce-trainer-and-none = Без неё
riftforce-trainer-and-number = На { $number }
riftforce-trainer-face = { $by ->
    [move] Перемещение
   *[mend] Лечение
}
riftforce-trainer-face-legend = Что делает &
riftforce-trainer-beaten = побеждён
riftforce-trainer-next = ваш следующий
riftforce-trainer-own = Свой
# $level: gentle, friendly, demanding, hard, frightening.
riftforce-trainer-level = { $level ->
    [gentle] мягкий
    [friendly] добродушный
    [demanding] требовательный
    [hard] суровый
   *[frightening] устрашающий
}
# $won: из десяти партий.
riftforce-trainer-share = Из десяти партий наши программы выигрывают { $won }.
riftforce-trainer-other = Другой тренер
# Заголовок главы в правилах.
riftforce-rules-solo = В одиночку против тренера

## На странице: тренер побеждён

riftforce-stars-won = { $stars ->
    [one] { $stars } звезда завоёвана
    [few] { $stars } звезды завоёваны
   *[other] { $stars } звёзд завоёвано
}
riftforce-next-trainer = Следующий: { $name }
riftforce-last-trainer = Это был последний тренер: сильнее никого нет.
