# Elements, словами правил игры.
#
# $card — карта, как в коде; $value — её очки; $limit — сумма цепочки.
# В рассказе о событиях $who — кого это касается (you, they), $name — имя.

elements-element = { $card ->
    [wood] Дерево
    [fire] Огонь
    [earth] Земля
    [metal] Металл
    [water] Вода
    [yin_yang] Инь-Ян
   *[other] { $card }
}
    .what = { $card ->
        [wood] Дерево
        [fire] Огонь
        [earth] Землю
        [metal] Металл
        [water] Воду
        [yin_yang] Инь-Ян
       *[other] { $card }
    }
elements-card = { elements-element } { $value }
    .what = { elements-element.what } { $value }

## Что лежит на столе

elements-chain = Цепочка
elements-limit = Лимит
elements-sum = Сумма
elements-front = Взято
elements-aside = Сброшено
elements-unseen = Не видно
elements-score = Очки
elements-no-chain = пока пусто

## Что требуется. $can: reveal — можно раскрыться, not — нельзя; $held — карт на руке.

elements-ask-over = Партия окончена.
elements-ask = { $can ->
    [reveal] Ваша сумма — { $sum }, лимит — { $limit }: можно раскрыться.
    [foolish] Ваша сумма — { $sum }, лимит — { $limit }: раскрыться сейчас — проиграть раунд.
    [must] Ваша сумма — { $sum }, лимит — { $limit }: больше ничего не остаётся, придётся раскрыться.
   *[not] Ваша сумма — { $sum }, лимит — { $limit }: раскрываться рано.
} { $held ->
    [0] Карт на руке нет.
   *[other] Ваше действие?
}

## Что можно выбрать

elements-play = Выложить { elements-card.what }
elements-take = Взять { elements-card.what }
elements-discard = Сбросить Инь-Ян
elements-reveal = Раскрыться
elements-surrender = Сдать раунд

## Что произошло

elements-round = Раунд { $round }: { $who ->
    [you] начинаете вы.
   *[they] начинает { $name }.
}
elements-drew = { $who ->
    [you] Вам сдана карта: { elements-card }.
   *[they] { $name } получает карту: { elements-card }.
}
# Несколько карт сразу; $cards — их список.
elements-drew-cards = { $who ->
    [you] Вам сданы карты: { $cards }.
   *[they] { $name } получает карты: { $cards }.
}
elements-played = { $who ->
    [you] Вы выкладываете { elements-card.what }. Лимит { $limit }.
   *[they] { $name } выкладывает { elements-card.what }. Лимит { $limit }.
}
elements-took = { $who ->
    [you] Вы берёте { elements-card.what }. Лимит { $limit }.
   *[they] { $name } берёт { elements-card.what }. Лимит { $limit }.
}
elements-discarded = { $who ->
    [you] Вы сбрасываете Инь-Ян.
   *[they] { $name } сбрасывает Инь-Ян.
}
elements-revealed = { $who ->
    [you] Вы раскрываетесь при лимите { $limit }!
   *[they] { $name } раскрывается при лимите { $limit }!
}
elements-opened = { $who ->
    [you] Вы показываете: { elements-card }.
   *[they] { $name } показывает: { elements-card }.
}
elements-opened-cards = { $who ->
    [you] Вы показываете: { $cards }.
   *[they] { $name } показывает: { $cards }.
}
elements-counted = { $who ->
    [you] Ваша сумма — { $sum }, лимит — { $limit }.
   *[they] { $name }: сумма — { $sum }, лимит — { $limit }.
}
elements-surrendered = { $who ->
    [you] Вы сдаёте раунд.
   *[they] { $name } сдаёт раунд.
}
# $reason: more, over (сумма другого игрока), equal, miscount (другого игрока), surrender.
elements-scored = { $who ->
    [you] Вы получаете
   *[they] { $name } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $reason ->
    [more] побеждает большая сумма.
    [over] у другого игрока сумма выше лимита.
    [equal] суммы равны, а значит, раскрывшийся проигрывает.
    [miscount] другой игрок раскрылся выше лимита.
   *[surrender] другой игрок сдал раунд.
}
elements-ended = { $who ->
    [you] Партия за вами!
   *[they] Партию выигрывает { $name }.
}

## Справка в терминале

elements-help-table = Цепочка лежит между вами, верхняя карта — справа; её сумма — это лимит.
    ● — единица вашей суммы, ○ — сколько ещё поместится, ┃ — лимит: всё правее него лишнее · ◆ — выигранное очко.

## On the page

# $name — чей ход.
elements-wait = { $name } выбирает.
elements-ask-uncounted = Лимит — { $limit }. Ваше действие?
# $deed — выбранное действие, словами.
elements-sure = { $deed }? Нажмите «{ table-done }» или выберите иначе.
elements-lifted = { elements-card }: положите на цепочку.
elements-then-limit = Лимит станет { $limit }.
elements-then-sum = Ваша сумма станет { $sum }, лимит — { $limit }: { elements-state }.
elements-then-discard = Ваша сумма станет { $sum }, лимит останется { $limit }: { elements-state }.
elements-then-discard-uncounted = Лимит останется { $limit }.
elements-then-reveal = Обе руки будут открыты и сосчитаны.
elements-then-miscount = Ваша сумма выше лимита: раунд будет проигран.
elements-then-surrender = { $name } получит { $points } и начнёт следующий раунд.
# $state: within, exact, over; $by — разница между суммой и лимитом.
elements-state = { $state ->
    [within] в запасе { $by }
    [exact] ровно лимит
   *[over] выше на { $by }
}
elements-miscounted = Пересчитайте: ваша сумма выше лимита.
elements-hand = Рука
elements-your-sum = ваша сумма
elements-count-hide = Скрыть сумму: считаю сам
elements-count-show = Считать за меня
elements-unseen-about = На руке соперника или отложены:
elements-take-short = Взять
elements-discard-short = Сбросить
elements-surrender-short = Сдать раунд
elements-label-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
elements-label-held = На руке у игрока { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
elements-label-chain = Цепочка, от первой карты к верхней
elements-label-link = { $card } — { $name }
elements-label-top = { $card } сверху — { $name }
elements-label-empty = Цепочка пуста
elements-label-limit = Лимит { $limit }
elements-label-front = { $name }, перед собой: { $sum }
elements-label-sum = Ваша сумма { $sum }, лимит { $limit }: { elements-state }
elements-label-sum-of = { $name }: { $sum }
elements-label-discards = Сброшено Инь-Ян, { $name }: { $count }
elements-label-aside = Отложено, не видно: { $count }
elements-label-score = { $name }: очков { $score } из { $goal }
elements-label-score-endless = { $name }: очков { $score }
elements-can-play = можно выложить
elements-can-take = можно взять
elements-can-put = { $card }: выложить сюда
elements-label-picked = в руке
elements-label-would = { $card } ляжет сюда
# Рядом с именем того, кто заканчивает раунд. $how: revealed, surrendered.
elements-role = { $how ->
    [revealed] раскрывается
   *[surrendered] сдаётся
}
elements-round-number = Раунд { $round }
# Конец раунда одной строкой. $winner и $loser — суммы.
elements-verdict = { $who ->
    [you] Раунд за вами
   *[they] Раунд выигрывает { $name }
}: { $reason ->
    [more] { $winner } против { $loser }.
    [over] { $loser } — выше лимита { $limit }.
    [equal] по { $winner }, а при равенстве раскрывшийся проигрывает.
    [miscount] { $loser } — выше лимита { $limit }, ошибка в счёте.
   *[surrender] другой игрок сдался.
}
elements-opening = { $who ->
    [you] Вы раскрываетесь.
   *[they] { $name } раскрывается.
}
elements-help-drag = Коснитесь карты, затем цепочки, или перетащите карту. Верхнюю карту цепочки берут касанием.
elements-help-t = T: взять верхнюю карту
elements-help-x = X: сбросить Инь-Ян
elements-help-r = R: раскрыться
elements-help-s = S: сдать раунд
