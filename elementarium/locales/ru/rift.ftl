# Стол Elemental Rift в браузере. $name — имя игрока; $element и $into — названия стихий.

rift-wait = { $name } выбирает.
# $deed — что было бы выбрано.
rift-sure = { $deed }? Нажмите «{ table-done }» или выберите иначе.
rift-progress = Выбрано { $chosen } из { $of }.
rift-laid = Первые четыре плитки лежат квадратом.
rift-decayed = { $element }: { $count ->
    [one] распадается { $count } плитка.
    [few] распадаются { $count } плитки.
   *[many] распадаются { $count } плиток.
}
rift-grew = { $element }: { $count ->
    [one] на их место приходит { $count } плитка.
    [few] на их место приходят { $count } плитки.
   *[many] на их место приходят { $count } плиток.
}

## Разлом

rift-label-grid = Клетки разлома
# $size — сколько плиток связано.
rift-square-tile = { $size ->
    [1] { $element }, одна плитка
   *[other] { $element }, связано { $size }
}
rift-square-empty = пусто
rift-square-chosen = выбрано
rift-label-lenses = Вид на разлом
rift-larger = Крупнее
rift-smaller = Мельче
rift-fit = Показать весь разлом

## Заклинания

rift-label-hand = { $count ->
    [one] Ваша рука: { $count } заклинание
    [few] Ваша рука: { $count } заклинания
   *[many] Ваша рука: { $count } заклинаний
}
rift-label-held = { $count ->
    [one] { $name }: { $count } карта в руке
    [few] { $name }: { $count } карты в руке
   *[many] { $name }: { $count } карт в руке
}
rift-label-front = { $count ->
    [one] Перед игроком { $name }: { $count } заклинание
    [few] Перед игроком { $name }: { $count } заклинания
   *[many] Перед игроком { $name }: { $count } заклинаний
}
rift-front-none = Заклинаний пока нет.
rift-about-spell = { $element }, распад { $decay }.
rift-cost = { $decay ->
    [one] Чтобы сыграть, распадается { $decay } плитка: { $element }.
    [few] Чтобы сыграть, распадаются { $decay } связанные плитки: { $element }.
   *[many] Чтобы сыграть, распадаются { $decay } связанных плиток: { $element }.
}
# $value — значение срабатывания, $size — самая большая группа сейчас.
rift-about-trigger = Гаснет, когда связано { $value }: { $element }; сейчас { $size }.
rift-going = Погасло бы.

## Запас и стопки

rift-label-stock = Запас и стопки
rift-label-supply = Запас плиток
rift-label-heap = { $count ->
    [0] { $element }: не осталось; распадаясь, становится: { $into }
   *[other] { $element }: осталось { $count }; распадаясь, становится: { $into }
}
rift-label-pile = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
rift-label-discard = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
   *[many] Сброс: { $count } карт
}
rift-discard = Сброс, сначала новые
rift-discard-empty = В сбросе пока пусто.

## Награды

rift-label-won = { $count ->
    [one] { $name }: { $count } награда
    [few] { $name }: { $count } награды
   *[many] { $name }: { $count } наград
}
rift-accolade-free = Никем не взята.
rift-accolade-held = Сейчас у игрока { $name }.
rift-accolade-merits = Сейчас: { $merits }.
rift-accolade-open = Условие выполнено: { $names }.

## Клавиши

rift-help-look = Укажите на заклинание или долго нажмите, чтобы прочесть его и увидеть его группу в разломе.
rift-help-move = Тяните, разводите пальцы или крутите колесо, чтобы двигать разлом.
rift-help-zoom = + и −: крупнее, мельче
rift-help-fit = 0: показать весь разлом
