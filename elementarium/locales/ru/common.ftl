# Слова стола в терминале, для любой игры.
# $name — имя игрока; $who — кто это: you, they, nobody.

common-you = Вы
common-turn = { $who ->
    [you] ваш ход
   *[they] ходит
}
common-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
common-pile = колода { $count }
common-discards = сброс { $count }
common-your-hand = Ваша рука
common-no-cards = карт нет
common-thinking = { $name } думает…
common-prompt = Ваш выбор:
common-commands = Номер или запись ({ $note }) · undo · help · rules · quit
common-unknown = «{ $text }» здесь выбрать нельзя: введите номер от 1 до { $last } или help.
common-undone = Выбор отменён.
common-nothing-to-undo = Отменять нечего: можно вернуть только свой выбор в этом ходу, пока не взята карта.
common-farewell = Партия прервана. До встречи за столом!
common-result = { $who ->
    [you] Вы побеждаете { $own } : { $other }.
    [they] Побеждает { $name }, { $other } : { $own }.
   *[nobody] Ничья, { $own } : { $other }.
}
common-abilities = Гильдии в игре
common-help = Введите номер выбора или его запись, например { $note }.
    undo отменяет ваш последний выбор в этом ходу · rules показывает правила · quit — выйти из-за стола.
common-help-table = Ваша сторона — под разломом, чужая — над ним; ряд 1 ближе всего к разлому.
    Fi5 3♥ •• — Огонь 5, на нём 2 урона, осталось 3 жизни · * уже активирован · ▼ локацию контролируете вы, ▲ — соперник · ★ первый игрок.
