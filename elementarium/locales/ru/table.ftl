# Стол в браузере. $name — имя игрока; $who — кто это: you, they.

## За любым столом

table-player = Игрок { $number }
table-namesake = { $name } { $number }
table-our-team = Ваша команда
table-done = Готово
table-undo = Отменить
table-cancel = Вернуть
table-confirm = На этом ваш ход закончится: нажмите «Готово» или выберите иначе.
table-over = Игра окончена.
table-turn = Ваш ход.
table-go-on = Дальше
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
table-log-rose = { $name } встаёт из-за стола.
table-log-arranged = Хозяин стола меняет, кому где сидеть.
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
table-resign-about = Партия закончится для всех: вы проиграете, но никто не победит.
table-resign-yes = Да, сдаюсь
table-resign-no = Играть дальше

table-clock-left = { $name }: осталось { $time }

table-pass = Передайте устройство. Ходит { $name }.
table-pass-about = Карты скрыты, пока вы не нажмёте кнопку.
table-pass-ready = Это я, { $name }

table-sit = Сесть и играть
table-not-here = Этот стол показать нельзя.
lobby-title = Кто где сидит
lobby-about = Партнёры сидят рядом. Игра начнётся, когда свободных мест не останется.
lobby-about-alone = Каждый играет за себя, по часовой стрелке. Игра начнётся, когда свободных мест не останется.
lobby-versus = против
lobby-side = { $players ->
    [1] Один
   *[other] Команда { $letter }
}
lobby-kept = для { $name }
lobby-at = { $deed }: место { $number }
lobby-sit = Сесть сюда
lobby-move = Пересесть сюда
lobby-put = Компьютер
lobby-off = Убрать
lobby-rise = Встать
lobby-fill = { $count ->
    [1] Компьютер на свободное место — и начать
   *[other] Компьютер на все свободные места — и начать
}

## Конец

table-won = { $who ->
    [you] Вы побеждаете!
    [ours] Ваша команда побеждает!
    [theirs] Побеждает другая команда.
    [team] Побеждают { $name }.
    [they] Побеждает { $name }.
    [none] Никто не победил.
   *[nobody] Ничья.
}
table-how = { $how ->
    [resigned] Партия сдана.
    [flagged] По времени.
   *[played] { $score }
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
table-help-h = H: подсказка
table-help-l = L: журнал
table-help-look = Наведите указатель или нажмите подольше, чтобы увидеть, что будет.
