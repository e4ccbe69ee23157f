# Elements, con le parole del suo regolamento.
#
# $card è il nome di una carta nel codice, $value i suoi punti, $limit la somma della catena.
# In ciò che si racconta, $who dice di chi si tratta (you, they) e $name è il suo nome.

elements-element = { $card ->
    [wood] Legno
    [fire] Fuoco
    [earth] Terra
    [metal] Metallo
    [water] Acqua
    [yin_yang] Yin-Yang
   *[other] { $card }
}
elements-card = { elements-element } { $value }

## Che cosa c'è sul tavolo

elements-chain = Catena
elements-limit = Limite
elements-sum = Totale
elements-front = Davanti
elements-aside = Scartate
elements-unseen = Non viste
elements-score = Punti
elements-no-chain = ancora vuota

## Che cosa si aspetta da te. $can: reveal, oppure not; $held: carte rimaste in mano.

elements-ask-over = La partita è finita.
elements-ask = { $can ->
    [reveal] Il tuo totale è { $sum }, il limite { $limit }: puoi rivelare.
    [foolish] Il tuo totale è { $sum }, il limite { $limit }: rivelare adesso farebbe perdere il round.
    [must] Il tuo totale è { $sum }, il limite { $limit }: non ti resta che rivelare.
   *[not] Il tuo totale è { $sum }, il limite { $limit }: troppo per rivelare.
} { $held ->
    [0] La tua mano è vuota.
   *[other] Che cosa fai?
}

## Che cosa si può scegliere

elements-play = Gioca { elements-card }
elements-take = Prendi { elements-card }
elements-discard = Scarta uno Yin-Yang
elements-reveal = Rivela
elements-surrender = Cedi il round

## Che cosa è successo

elements-round = Round { $round }: { $who ->
    [you] cominci tu.
   *[they] comincia { $name }.
}
elements-drew = { $who ->
    [you] Ricevi { elements-card }.
   *[they] { $name } riceve { elements-card }.
}
# Più carte insieme; $cards è il loro elenco.
elements-drew-cards = { $who ->
    [you] Ricevi { $cards }.
   *[they] { $name } riceve { $cards }.
}
elements-played = { $who ->
    [you] Giochi { elements-card }. Limite { $limit }.
   *[they] { $name } gioca { elements-card }. Limite { $limit }.
}
elements-took = { $who ->
    [you] Prendi { elements-card }. Limite { $limit }.
   *[they] { $name } prende { elements-card }. Limite { $limit }.
}
elements-discarded = { $who ->
    [you] Scarti uno Yin-Yang.
   *[they] { $name } scarta uno Yin-Yang.
}
elements-revealed = { $who ->
    [you] Riveli con il limite a { $limit }!
   *[they] { $name } rivela con il limite a { $limit }!
}
elements-opened = { $who ->
    [you] Mostri { elements-card }.
   *[they] { $name } mostra { elements-card }.
}
elements-opened-cards = { $who ->
    [you] Mostri { $cards }.
   *[they] { $name } mostra { $cards }.
}
elements-counted = { $who ->
    [you] Il tuo totale è { $sum }, il limite { $limit }.
   *[they] Il totale di { $name } è { $sum }, il limite { $limit }.
}
elements-surrendered = { $who ->
    [you] Cedi il round.
   *[they] { $name } cede il round.
}
# $reason: more, over (il totale dell'altro), equal, miscount (dell'altro), surrender.
elements-scored = { $who ->
    [you] Fai
   *[they] { $name } fa
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $reason ->
    [more] vince il totale più alto.
    [over] il totale dell’altro supera il limite.
    [equal] a parità perde chi ha rivelato.
    [miscount] l’altro ha rivelato oltre il limite.
   *[surrender] l’altro ha ceduto il round.
}
elements-ended = { $who ->
    [you] Vinci la partita!
   *[they] { $name } vince la partita.
}

## L'aiuto in un terminale

elements-help-table = La catena è tra voi, la carta in cima a destra; la sua somma è il limite.
    ● è un punto del tuo totale, ○ uno che ci sta ancora, ┃ il limite: a destra è troppo · ◆ un punto vinto.

## On the page

# $name è chi gioca.
elements-wait = { $name } sta scegliendo.
elements-ask-uncounted = Il limite è { $limit }. Che cosa fai?
# $deed dice che cosa si sceglierebbe.
elements-sure = { $deed }? Premi { table-done }, o scegli altro.
elements-lifted = { elements-card }: lasciala sulla catena.
elements-then-limit = Il limite diventa { $limit }.
elements-then-sum = Il tuo totale diventa { $sum }, il limite { $limit }: { elements-state }.
elements-then-discard = Il tuo totale diventa { $sum }, il limite resta { $limit }: { elements-state }.
elements-then-discard-uncounted = Il limite resta { $limit }.
elements-then-reveal = Le due mani vengono aperte e contate.
elements-then-miscount = Il tuo totale è oltre il limite: il round sarebbe perso.
elements-then-surrender = { $name } segna { $points } e comincia il prossimo round.
# $state: within, exact, over; $by è la differenza tra totale e limite.
elements-state = { $state ->
    [within] { $by } di margine
    [exact] esatto al limite
   *[over] { $by } di troppo
}
elements-miscounted = Conta di nuovo: sei oltre il limite.
elements-hand = Mano
elements-your-sum = il tuo totale
elements-count-hide = Nascondi il totale: conto io
elements-count-show = Conta per me
elements-unseen-about = Nell’altra mano o da parte:
elements-take-short = Prendi
elements-discard-short = Scarta
elements-surrender-short = Cedi
elements-label-hand = La tua mano: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
elements-label-held = { $name } ha in mano { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
elements-label-chain = Catena, dalla prima carta a quella in cima
elements-label-link = { $card } – { $name }
elements-label-top = { $card } in cima – { $name }
elements-label-empty = Catena vuota
elements-label-limit = Limite { $limit }
elements-label-front = { $name }, davanti: { $sum }
elements-label-sum = Il tuo totale { $sum }, limite { $limit }: { elements-state }
elements-label-sum-of = { $name }: { $sum }
elements-label-discards = Yin-Yang scartati da { $name }: { $count }
elements-label-aside = Da parte, non viste: { $count }
elements-label-score = { $name }: { $score } punti su { $goal }
elements-label-score-endless = { $name }: { $score } punti
elements-can-play = si può giocare
elements-can-take = si può prendere
elements-can-put = { $card }: mettila qui
elements-label-picked = presa
elements-label-would = { $card } starebbe qui
# Accanto al nome di chi chiude il round. $how: revealed, surrendered.
elements-role = { $how ->
    [revealed] rivela
   *[surrendered] cede
}
elements-round-number = Round { $round }
# La fine di un round in una riga. $winner e $loser sono totali.
elements-verdict = { $who ->
    [you] Vinci il round
   *[they] { $name } vince il round
}: { $reason ->
    [more] { $winner } contro { $loser }.
    [over] { $loser } è oltre il limite di { $limit }.
    [equal] { $winner } a testa, e in parità chi rivela perde.
    [miscount] { $loser } è oltre il limite di { $limit }, un errore di conto.
   *[surrender] l’altro lato cede.
}
elements-opening = { $who ->
    [you] Riveli.
   *[they] { $name } rivela.
}
elements-help-drag = Tocca una carta, poi la catena, o trascinala lì. Tocca la carta in cima per prenderla.
elements-help-t = T: prendi la carta in cima
elements-help-x = X: scarta uno Yin-Yang
elements-help-r = R: rivela
elements-help-s = S: cedi il round
