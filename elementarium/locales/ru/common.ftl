# Слова стола в терминале, для любой игры.
# $name — имя игрока; $who — кто это: you, they, nobody.

common-you = Вы
common-partner = { $name } (партнёр)
# Who sits across in a game alone, and decides nothing.
common-trainer = Тренер
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
common-commands = Номер или запись ({ $note }) · undo · hint · help · rules · quit
common-unknown = «{ $text }» здесь выбрать нельзя: введите номер от 1 до { $last } или help.
common-undone = Выбор отменён.
common-nothing-to-undo = Отменять нечего: можно вернуть только свой выбор в этом ходу, пока не взята карта.
common-farewell = Партия прервана при счёте { $score }. До встречи за столом!
common-result = { $who ->
    [you] Вы побеждаете { $score }.
    [ours] Ваша команда побеждает { $score }.
    [theirs] Побеждает другая команда, { $score }.
    [they] Побеждает { $name }, { $score }.
   *[nobody] Ничья, { $score }.
}
common-help = Введите номер выбора или его запись, например { $note }.
    undo отменяет ваш последний выбор в этом ходу · hint подсказывает хороший ход · rules показывает правила · quit — выйти из-за стола.

## Подсказки

hint-title = { $count ->
    [one] Лучший ход
   *[many] Лучшие ходы
}
hint-chance = { $percent } % шансов на победу
# Что чаще всего следует, и как часто.
hint-then = { $who ->
    [you] Затем чаще всего вы ({ $percent } %):
   *[they] Затем чаще всего { $name } ({ $percent } %):
}
# $count — в скольких мирах опробован ход.
hint-worlds = { $count ->
    [0] Оценка по виду стола.
    [one] Опробовано в { $count } воображаемом мире.
   *[many] Опробовано в { $count } воображаемых мирах.
}
hint-thinking = Ищем хорошие ходы…
hint-opponent = Соперник
hint-partner = Партнёр

## Соперники

opponents-title = Соперники
opponents-type = Что набрать
opponents-name = Имя
opponents-about = Как играет
opponents-play = Например: { $command }

agent-random-name = Случай
agent-random-about = Делает что попало. Хорошая компания, пока вы осваиваете, как устроен ход.
agent-gentle-name = Добряк
agent-gentle-about = Ходит правдоподобно, но неглубоко, и многое упускает.
agent-greedy-name = Жадина
agent-greedy-about = Берёт самый заманчивый ход и дальше не смотрит.
agent-steady-name = Крепыш
agent-steady-about = Продумывает свой ход и поглядывает на ваш ответ.
agent-sharp-name = Хитрец
agent-sharp-about = Взвешивает ваши ответы при многих картах, что могут быть у вас на руке.
agent-master-name = Мастер
agent-master-about = Думает дольше всех и ничего не отдаёт даром.
agent-equilibrium-name = Сфинкс
agent-equilibrium-about = Непроницаем: играет так разнообразно, что знание его привычек почти не помогает.
agent-neural-name = Самоучка
agent-neural-about = Всему научился сам, играя против себя, и оценивает целые ходы с одного взгляда. Только дуэли; neural:FILE играет по вашему файлу.
agent-search-name = Мыслитель
agent-search-about = Для исследователей: думает секунду или сколько скажете: search:2s, search:500ms, либо search:400 — число проб.
