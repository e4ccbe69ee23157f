# Страницы вокруг стола: начало, новый стол, партии, повторы, правила, урок, настройки.

page-skip = Перейти к содержанию
page-navigation = Страницы
page-home = На начало
page-games = Мои партии
page-rules = Правила
page-settings = Настройки
page-language = Язык
# $theme — нынешняя тема: auto, dark, light, contrast.
page-theme-next = Тема: { settings-theme-name }. Нажмите, чтобы сменить.
page-waiting = Минутку…
page-again = Ещё раз
page-trouble = Не получилось
page-offline = Нет связи с сервером. На экране может быть старое; мы пробуем снова.
page-lost = Здесь ничего нет
page-lost-about = По этому адресу нет страницы. Возможно, ссылка обрезана.
page-guest = Гость
page-seat-open = свободно

## Начало

start-lead = Три игры о стихиях. Один стол. Ночь.
start-play = Играть
start-setting = Накрываем стол…
start-game = Игра
start-against = { $players ->
    [2] Ваш соперник
   *[other] Сила компьютера
}
start-friend = { $players ->
    [2] Позвать друга
   *[other] Позвать друзей
}
start-screen = { $players ->
    [2] Вдвоём здесь
   *[other] Все здесь
}
start-lesson = Первый урок
start-more = Ещё варианты
start-games = Игры
start-learn = Читать правила
start-riftforce = Riftforce
start-riftforce-players = 1–4 игрока
start-riftforce-blurb = Гильдии элементалей по обе стороны разлома. Каждый ход — одно действие: призыв, активация или добор.
start-elements = Elements
start-elements-players = 2 игрока
start-elements-blurb = Шестнадцать карт и крепкие нервы. Поднимайте лимит, не превышайте его и знайте, когда раскрыться.
start-elemental-rift = Elemental Rift
start-elemental-rift-players = 2–4 игрока
start-elemental-rift-blurb = Кладите плитки, давайте им распасться, творите заклинания. Начните ход с двумя наградами — и победите.

## Новый стол

new-title = Новый стол
new-mode = Сколько игроков?
new-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
# $deck: reconstructed, or the name of another.
new-deck = { $deck ->
    [reconstructed] Воссозданная колода
   *[other] { $deck }
}
new-reconstructed = Колода воссоздана: текст настоящих карт нам неизвестен, поэтому цены, эффекты и награды — наши.
new-mode-duel = Дуэль
new-mode-duel-about = Один на один, пять локаций.
new-mode-team4 = Двое на двое
new-mode-team4-about = Четыре игрока, шесть локаций; руку партнёра вы не видите.
new-mode-team3 = Двое на одного
new-mode-team3-about = Три игрока; кто один, ходит дважды за раунд.
new-mode-solo = В одиночку
new-mode-solo-about = Против тренера и его планов.
new-with = Кто играет?
new-with-computer = Компьютер
new-with-computer-about = В любое время, любой силы.
new-with-friend = { $players ->
    [2] Друг
   *[other] Друзья
}
new-with-friend-about = { $players ->
    [2] Вы получите ссылку, чтобы отправить.
   *[other] Вы получите ссылку; остальные места может занять компьютер.
}
new-with-screen = { $players ->
    [2] Вдвоём здесь
   *[other] Все здесь
}
new-with-screen-about = Карты скрыты, пока вы передаёте устройство.
new-opponent = { $players ->
    [2] Ваш соперник
   *[other] Сила компьютера
}
new-guilds = Гильдии
# $set: base, beyond.
new-guilds-short = { $set ->
    [base] 10 базовых
   *[beyond] Все 18
}
new-guilds-base = Десять гильдий для начала.
new-guilds-beyond = И ещё восемь из дополнения.
new-draft = Выбор гильдий
# $mode: duel, solo, team3, team4.
new-draft-standard = { $mode ->
    [solo] Выбираете сами
   *[other] По очереди
}
new-draft-standard-about = { $mode ->
    [duel] Одна случайно, три выбираете сами.
    [solo] Шесть на выбор, четырёх оставляете себе.
   *[team] По одной случайно, остальные все выбирают по очереди.
}
new-draft-random = Случайно
new-draft-random-about = { $mode ->
    [duel] По четыре наугад — и сразу за игру.
    [solo] Четыре наугад — и сразу за игру.
   *[team] Все наугад — и сразу за игру.
}
new-points = Очки для победы
# $points: how many; 0 is without an end.
new-points-short = { $points ->
    [0] Без конца
   *[other] До { $points }
}
new-points-2 = Раунд, от силы два.
new-points-6 = Партия по правилам.
new-points-10 = На весь вечер.
new-points-0 = Пока кто-нибудь не уйдёт; итог — счёт.
new-surrender = Раунд можно сдать
new-surrender-about = За одно очко вместо двух.
new-miscount = Можно ошибиться в счёте
new-miscount-about = Раскрыться выше лимита можно, но раунд будет проигран.
new-clock = Часы
new-clock-none = Без часов
# Время на всю партию и добавка за ход.
new-clock-short = { $minutes } мин + { $seconds } с
new-agreed = Договорённости
new-watch = Можно смотреть
new-watch-about = Зрители видят стол, но не карты на руках.
new-hints = Подсказки
new-hints-about = Кнопка показывает хороший ход.
new-chat = Чат
new-chat-about = Быстрые фразы и слова за столом.
new-listed = Показать среди открытых столов
new-listed-about = Свободное место может занять любой.
new-begin-computer = Играть
new-begin-friend = Создать приглашение
new-begin-screen = Играть

## Приглашение

invite-title = { $players ->
    [2] Ждём второго игрока
   *[other] Ждём игроков
}
invite-send = Отправьте ссылку
invite-about = { $players ->
    [2] Кто первым её откроет, сможет сесть напротив вас.
   *[other] Отправьте её всем, кто будет играть: каждый выберет свободное место.
}
invite-link = Ссылка на этот стол
invite-copy = Копировать
invite-copied = Скопировано
invite-not-copied = Выделите и скопируйте
invite-share = Поделиться
invite-text = Сыграем в { $game }? Место для вас свободно.
invite-code = Код для сканирования: ссылка на этот стол
invite-local = Эту ссылку откроет только этот компьютер. Чтобы играть с другого устройства, запустите с --host 0.0.0.0 и откройте страницу по адресу этого компьютера.

## Партии

games-go-on = Продолжить
games-over = Сыгранные
games-open = Открытые столы
games-watch = Сейчас играют
games-none = Начатых партий нет.
games-begin = Новый стол
games-open-empty = Сейчас никто не ждёт.
games-offer = Открыть стол
games-watch-empty = Сейчас никто не играет на виду.
games-against = Соперник: { $name }
games-trainer = Против тренера
games-beside = Вместе: { $name }; соперники: { $others }
games-waiting = Есть свободное место
games-offered = Ждёт { $name }
games-both = { $players ->
    [2] Вдвоём за экраном
   *[other] Все за экраном
}
games-replay = Повтор
games-invite = Пригласить
games-sit = Сесть
games-look = Смотреть
games-your-turn = Ваш ход
games-their-turn = Продолжить
# $won: yes, no, draw.
games-result = { $won ->
    [yes] победа
    [no] поражение
   *[draw] ничья
}

import-title = Партия из файла
import-choose = Выберите файл партии или перетащите его сюда
import-about = Сохранён после игры или записан вручную.

## Повтор

replay-title = Повтор
replay-controls = Управление повтором
replay-first = В начало
replay-back-turn = На ход назад
replay-back = На выбор назад
replay-play = Показывать
replay-pause = Пауза
replay-forward = На выбор вперёд
replay-forward-turn = На ход вперёд
replay-last = В конец
replay-place = Место в партии
# $at из $of выборов; $turn — номер хода.
replay-at = Ход { $turn }, выбор { $at } из { $of }
replay-eyes = Чьими глазами
replay-eyes-all = Все карты
replay-eyes-spectator = Зритель
replay-file = Сохранить файл
replay-chances-busy = Обдумываем: ходы { $done } из { $of }.
replay-chance = { $name }: { $percent } %
replay-won = { $who ->
    [team] Побеждают { $name }
    [nobody] Ничья
    [none] Никто не победил
   *[they] Побеждает { $name }
}
replay-how = { $how ->
    [resigned] соперник сдался
    [flagged] по времени
   *[played] { "" }
}
replay-verified = Случай можно проверить: ключ был выбран до раздачи.

## Правила

rules-title = Правила { $game }
rules-contents = Содержание
rules-becomes = становится

## Урок

learn-title = Первый урок
learn-step = Ход { $turn } из { $of }
# Говорится, когда конец хода надо подтвердить; так называется кнопка стола.
learn-done = Затем нажмите «{ table-done }».
learn-not-quite = Пока не это: выберите отмеченное.
learn-show = Показать
learn-their-turn = Теперь другая сторона.
learn-none = Для этой игры урока пока нет.

## Настройки

settings-name = Ваше имя
settings-name-about = Таким вас видят за столом.
settings-kept = Сохранено.
settings-theme = Вид
settings-theme-name = { $theme ->
    [auto] как на устройстве
    [dark] ночь
    [light] день
   *[contrast] высокий контраст
}
settings-speed = Движение
settings-speed-name = { $speed ->
    [0] нет
    [0.5] медленно
    [2] быстро
   *[other] обычно
}
settings-table = За столом
settings-sound = Звуки
settings-confirm = Подтверждать конец хода
settings-confirm-about = Случайное касание ничего не решает.

## Что пошло не так

error-unknown = Случилось неожиданное. Попробуйте ещё раз; если не поможет, обновите страницу.
error-offline = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
error-bad_message = Страница и сервер не поняли друг друга. Обновите страницу.
error-too_large = Слишком много за раз. Сократите.
error-too_fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
error-bad_origin = Страница открыта с адреса, которому сервер не доверяет.
error-not_found = Этого здесь нет. Возможно, оно удалено или ссылка обрезана.
error-not_seated = Вы не сидите за этим столом.
error-not_your_turn = Сейчас не ваш ход.
error-stale = Стол тем временем изменился. Взгляните ещё раз и выберите.
error-illegal = Здесь так нельзя.
error-over = Игра окончена.
error-not_started = Игра ещё не началась: есть свободное место.
error-nothing_to_undo = Отменять нечего.
error-not_allowed = Здесь это не разрешено.
error-seat_taken = Кто-то оказался быстрее: место занято.
error-bad_option = Эти настройки не сочетаются. Выберите другие.
error-bad_file = Этот файл партии прочитать не удалось. Вот где он обрывается:
error-other_rules = Эту партию играли по прежним правилам, по новым её показать нельзя.
error-busy = Сервер занят. Попробуйте через минуту.
