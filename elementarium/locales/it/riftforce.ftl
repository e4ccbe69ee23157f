# Riftforce, con i termini delle sue regole.
#
# $guild è il nome della gilda nel codice, $number il numero di una carta; $location e $row contano
# da 1. Nel racconto degli eventi $who dice chi riguarda (you, they, nobody;
# a squadre anche ours, theirs, e team per chi guarda) e $name è il suo nome.

riftforce-guild = { $guild ->
    [fire] Fuoco
    [earth] Terra
    [light] Luce
    [plant] Pianta
    [water] Acqua
    [ice] Ghiaccio
    [shadow] Ombra
    [crystal] Cristallo
    [thunderbolt] Fulmine
    [air] Aria
    [beast] Bestia
    [sand] Sabbia
    [lava] Lava
    [music] Musica
    [acid] Acido
    [star] Stella
    [love] Amore
    [magnet] Magnete
   *[other] { $guild }
}
riftforce-card = { riftforce-guild } { $number }
riftforce-score = Riftforce

## Abilità

riftforce-ability = { $guild ->
    [fire] 3 danni al primo nemico qui; 1 danno all’alleato subito dietro questo elementale Fuoco.
    [earth] 2 danni al primo nemico qui.
    [light] 2 danni al primo nemico qui; togli 1 danno da questo elementale Luce o da un alleato in qualsiasi luogo.
    [plant] 2 danni al primo nemico in un luogo adiacente; quel nemico si sposta in questo luogo.
    [water] 2 danni al primo nemico qui; questo elementale Acqua si sposta in un luogo adiacente; 1 danno al primo nemico lì.
    [ice] 4 danni all’ultimo nemico qui se ha già danni, altrimenti 1 danno.
    [shadow] Si sposta in qualsiasi altro luogo; 1 danno al primo nemico lì; se così lo distruggi, 1 Riftforce in più.
    [crystal] 4 danni al primo nemico qui.
    [thunderbolt] 2 danni a un nemico a scelta qui; se così lo distruggi, colpisci ancora una volta.
    [air] Si sposta in qualsiasi altro luogo; 1 danno al primo nemico lì e in ogni luogo accanto a quello.
    [beast] Si sposta in un luogo adiacente; 2 danni al primo nemico lì, 3 se questo elementale Bestia ha danni.
    [sand] Si sposta in qualsiasi altro luogo; 1 danno a ogni nemico lì; togli 1 danno da questo elementale Sabbia.
    [lava] 2 danni al primo nemico in ogni luogo adiacente; 1 danno a questo elementale Lava e a ogni alleato davanti a lui.
    [music] 2 danni al primo nemico qui; se così lo distruggi, ottieni la sua Riftforce e giocalo dal tuo lato in un luogo adiacente.
    [acid] 3 danni al primo nemico qui, 1 danno al secondo; nessuno ottiene Riftforce per ciò che così è distrutto.
    [star] 2 danni al primo nemico qui; con meno di 7 carte in mano, pesca 1 carta.
    [love] 2 danni al primo nemico qui.
    [magnet] 2 danni all’ultimo nemico qui; quel nemico e questo elementale Magnete si spostano nello stesso luogo adiacente.
   *[other] { "" }
}
# Che cosa fa una gilda oltre all'attivazione; per lo più niente.
riftforce-note = { $guild ->
    [earth] Quando è giocato: 1 danno a ogni nemico qui.
    [love] Quando è giocato: togli tutti i danni da un alleato qui.
    [crystal] Quando è distrutto: l’avversario ottiene 2 Riftforce invece di 1.
   *[other] { "" }
}

## Che cosa si aspetta. $left: quanti ancora; $by: che cosa hanno in comune (guild, number, either).

riftforce-ask-over = La partita è finita.
riftforce-ask-summoner = Scegli un evocatore.
# $check: whether Check & Draw is possible (yes, no).
riftforce-ask-action = { $check ->
    [no] La tua azione: Gioca o Attiva.
   *[yes] La tua azione: Gioca, Attiva o Controlla e pesca.
}
riftforce-ask-place = Scegli il luogo per { riftforce-card }.
riftforce-ask-next_card = { $left ->
    [one] Scegli ancora una carta
   *[other] Scegli ancora fino a { $left } carte
} { $by ->
    [guild] { riftforce-guild }
    [number] con il numero { $number }
   *[either] { riftforce-guild } o con il numero { $number }
} da giocare, oppure concludi.
riftforce-ask-next_elemental = { $left ->
    [one] Scegli ancora un elementale
    [3] Scegli fino a { $left } elementali
   *[other] Scegli ancora fino a { $left } elementali
} { $by ->
    [guild] { riftforce-guild }
    [number] con il numero { $number }
   *[either] { riftforce-guild } o con il numero { $number }
} da attivare, oppure concludi.
riftforce-ask-neighbour = { $guild ->
    [music] { riftforce-card }: scegli il luogo adiacente dove giocare l’elementale catturato.
   *[other] { riftforce-card } si sposta: scegli un luogo adiacente.
}
riftforce-ask-elsewhere = { riftforce-card } si sposta: scegli qualsiasi altro luogo.
riftforce-ask-prey = { riftforce-card }: scegli il luogo adiacente in cui colpire il primo nemico.
riftforce-ask-damaged_ally = { riftforce-card }: scegli l’alleato a cui togliere 1 danno.
riftforce-ask-damaged_ally_here = Amore arriva al luogo { $location }: scegli l’alleato lì a cui togliere tutti i danni.
riftforce-ask-enemy_here = { riftforce-card }: scegli il nemico da colpire.

## Che cosa si può scegliere

riftforce-finish = Concludi
riftforce-check = Controlla e pesca
# $area: green, gray.
riftforce-check-area = { riftforce-check } ({ $area ->
    [green] zona verde
   *[gray] zona grigia
})
riftforce-take = Prendi { riftforce-guild }
riftforce-play = Gioca { riftforce-card }
riftforce-discard = Scarta { riftforce-card } per attivare
riftforce-at-place = Nel luogo { $location }
riftforce-at-neighbour = Verso il luogo { $location }
riftforce-at-elsewhere = Verso il luogo { $location }
riftforce-at-prey = Colpisci nel luogo { $location }
riftforce-activate = Attiva { riftforce-card } (luogo { $location }, fila { $row })
riftforce-activate-partner = Attiva { riftforce-card } del tuo compagno (luogo { $location }, fila { $row })
riftforce-heal = Togli danni da { riftforce-card } (luogo { $location }, fila { $row })
riftforce-strike = Colpisci { riftforce-card } (luogo { $location }, fila { $row })

## Che cosa è successo

riftforce-started = { $who ->
    [you] Ricevi il segnalino primo giocatore.
   *[they] { $name } riceve il segnalino primo giocatore.
}
riftforce-dealt = { $who ->
    [you] Ricevi l’evocatore { riftforce-guild }.
   *[they] { $name } riceve l’evocatore { riftforce-guild }.
}
riftforce-shown = L’evocatore { riftforce-guild } è in mostra.
riftforce-taken = { $who ->
    [you] Prendi l’evocatore { riftforce-guild }.
   *[they] { $name } prende l’evocatore { riftforce-guild }.
}
riftforce-placed = { $who ->
    [you] Il tuo elementale { riftforce-card } è messo nel luogo { $location }.
   *[they] L’elementale { riftforce-card } ({ $name }) è messo nel luogo { $location }.
}
riftforce-turn = { $who ->
    [you] Tocca a te.
   *[they] Tocca a { $name }.
}
riftforce-played = { $who ->
    [you] Giochi { riftforce-card } nel luogo { $location }.
   *[they] { $name } gioca { riftforce-card } nel luogo { $location }.
}
riftforce-discarded = { $who ->
    [you] Scarti { riftforce-card }.
   *[they] { $name } scarta { riftforce-card }.
}
riftforce-activated = { $who ->
    [you] Attivi { riftforce-card } nel luogo { $location }.
   *[they] { $name } attiva { riftforce-card } nel luogo { $location }.
}
riftforce-moved = { $who ->
    [you] Il tuo elementale { riftforce-card } si sposta dal luogo { $location } al luogo { $to }.
    [ours] L’elementale { riftforce-card } (la tua squadra) si sposta dal luogo { $location } al luogo { $to }.
    [theirs] L’elementale { riftforce-card } (l’altra squadra) si sposta dal luogo { $location } al luogo { $to }.
   *[they] L’elementale { riftforce-card } ({ $name }) si sposta dal luogo { $location } al luogo { $to }.
}
riftforce-damaged = { $who ->
    [you] Il tuo elementale { riftforce-card } nel luogo { $location } subisce { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
    [ours] L’elementale { riftforce-card } (la tua squadra) nel luogo { $location } subisce { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
    [theirs] L’elementale { riftforce-card } (l’altra squadra) nel luogo { $location } subisce { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
   *[they] L’elementale { riftforce-card } ({ $name }) nel luogo { $location } subisce { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
}
riftforce-healed = { $who ->
    [you] Il tuo elementale { riftforce-card } nel luogo { $location } perde { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
    [ours] L’elementale { riftforce-card } (la tua squadra) nel luogo { $location } perde { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
    [theirs] L’elementale { riftforce-card } (l’altra squadra) nel luogo { $location } perde { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
   *[they] L’elementale { riftforce-card } ({ $name }) nel luogo { $location } perde { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
}
riftforce-destroyed = { $who ->
    [you] Il tuo elementale { riftforce-card } nel luogo { $location } è distrutto.
    [ours] L’elementale { riftforce-card } (la tua squadra) nel luogo { $location } è distrutto.
    [theirs] L’elementale { riftforce-card } (l’altra squadra) nel luogo { $location } è distrutto.
   *[they] L’elementale { riftforce-card } ({ $name }) nel luogo { $location } è distrutto.
}
riftforce-captured = { $who ->
    [you] Catturi { riftforce-card } nel luogo { $location }.
   *[they] { $name } cattura { riftforce-card } nel luogo { $location }.
}
riftforce-scored = { $who ->
    [you] Ottieni { $points } Riftforce
    [ours] La tua squadra ottiene { $points } Riftforce
    [theirs] L’altra squadra ottiene { $points } Riftforce
    [team] { $name } ottengono { $points } Riftforce
   *[they] { $name } ottiene { $points } Riftforce
} { $reason ->
    [shadow] grazie a Ombra.
    [control] per il controllo.
   *[destroyed] per un elementale distrutto.
}
riftforce-reshuffled = { $who ->
    [you] Rimescoli gli scarti
   *[they] { $name } rimescola gli scarti
} ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
}) in un nuovo mazzo.
riftforce-drew = { $who ->
    [you] Peschi { riftforce-card }.
   *[they] { $name } pesca { riftforce-card }.
}
# Più carte di seguito; $cards è il loro elenco.
riftforce-drew-cards = { $who ->
    [you] Peschi { $cards }.
   *[they] { $name } pesca { $cards }.
}
riftforce-drew-unseen = { $who ->
    [you] Peschi una carta.
   *[they] { $name } pesca una carta.
}
riftforce-drew-cards-unseen = { $who ->
    [you] Peschi
   *[they] { $name } pesca
} { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
riftforce-checked = { $who ->
    [you] Scegli Controlla e pesca.
   *[they] { $name } sceglie Controlla e pesca.
}
riftforce-round = Il round { $rounds } è finito.
riftforce-ended = { $who ->
    [you] Vinci tu!
    [ours] Vince la tua squadra!
    [theirs] Vince l’altra squadra.
    [team] Vincono { $name }.
    [they] Vince { $name }.
   *[nobody] Pareggio.
}

## L'aiuto in un terminale

riftforce-abilities = Le gilde in gioco
riftforce-help-table = Il tuo lato è sotto la faglia, l’altro sopra; la fila 1 è la più vicina alla faglia.
    Fi5 3♥ •• è un Fuoco 5 con 2 danni e ancora 3 punti vita · * già attivato · ▼ controlli tu il luogo, ▲ lo controlla l’avversario · ★ primo giocatore.
riftforce-help-team = In squadra la faglia ha una zona verde (1–3) e una grigia (4–6); ° segna gli elementali del tuo compagno: per numero puoi attivare anche quelli, per gilda solo i tuoi. Controlla e pesca guarda la tua zona; il giocatore solo le guarda entrambe.
# $area: green, gray.
riftforce-area = { $area ->
    [green] zona verde (1–3)
   *[gray] zona grigia (4–6)
}

# $guild è la gilda nel codice, $number il numero di una carta; $location è un numero romano:
# I, II, III…

## Nella pagina: che cosa sceglie l’altro lato

riftforce-wait-summoner = { $name } sceglie un evocatore.
riftforce-wait-action = { $name } sceglie un’azione.
riftforce-wait-place = { $name } sceglie un luogo.
riftforce-wait-next_card = { $name } può giocare un’altra carta.
riftforce-wait-next_elemental = { $name } può attivare un altro elementale.
riftforce-wait-neighbour = { $name } sceglie un luogo adiacente.
riftforce-wait-elsewhere = { $name } sceglie dove spostarsi.
riftforce-wait-prey = { $name } sceglie dove colpire.
riftforce-wait-damaged_ally = { $name } sceglie a chi togliere danni.
riftforce-wait-damaged_ally_here = { $name } sceglie a chi togliere danni.
riftforce-wait-enemy_here = { $name } sceglie chi colpire.

## Nella pagina: una carta presa, e che cosa farebbe una scelta, in poche parole

# $way: both, play, discard.
riftforce-picked = { $way ->
    [both] { $card }: scegli un luogo dove giocarla o un elementale da attivare.
    [play] { $card }: scegli un luogo dove giocarla.
   *[discard] { $card }: scartarla per attivare?
}
riftforce-discard-short = Scarta
riftforce-badge-discard = scarto
riftforce-check-brings = { $points ->
    [0] Controlla e pesca: nessun luogo controllato; pesca fino a 7.
    [one] Controlla e pesca: { $points } Riftforce per un luogo controllato; pesca fino a 7.
   *[other] Controlla e pesca: { $points } Riftforce per i luoghi controllati; pesca fino a 7.
}
riftforce-about = { $name }:
riftforce-then-join = ; { "" }
riftforce-then-played = arriva nel luogo { $location }
riftforce-then-moved = { $who ->
    [you] { riftforce-card } va nel luogo { $location }
   *[they] { riftforce-card } avversario va nel luogo { $location }
}
riftforce-then-damaged = { $who ->
    [you] { $amount } al tuo { riftforce-card }
   *[they] { $amount } a { riftforce-card }
}
riftforce-then-healed = { riftforce-card } perde { $amount ->
    [one] { $amount } danno
   *[other] { $amount } danni
}
riftforce-then-destroyed = { $who ->
    [you] il tuo elementale { riftforce-card } è distrutto
   *[they] l’elementale { riftforce-card } è distrutto
}
riftforce-then-captured = l’elementale { riftforce-card } è catturato
riftforce-then-scored = { $who ->
    [you] +{ $points }
   *[they] +{ $points } per { $name }
}

## Nella pagina: la scelta delle gilde

riftforce-draft-about = Ogni gilda porta nove elementali: quattro 5, tre 6, due 7.
riftforce-draft-sure = { riftforce-guild }: prendila o scegline un’altra.
riftforce-draft-take = Scegli un evocatore
riftforce-draft-pick = la tua scelta
riftforce-draft-perhaps = { riftforce-guild }?

## Nella pagina: le parole sul tavolo, anche per chi lo ascolta

riftforce-pile = mazzo
riftforce-discards = scarti
riftforce-label-board = La faglia
riftforce-label-pile = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# $top: se c'è una carta in cima (yes, no).
riftforce-label-discards = Scarti: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $top ->
    [yes] , in cima { $card }
   *[no] { "" }
}
riftforce-label-hand = La tua mano: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
riftforce-label-held = { $name } ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} in mano
riftforce-label-guilds = Gilde: { $name }
riftforce-label-display = Evocatori in mostra
riftforce-label-column = { $name }, luogo { $location }
# $control: mine, theirs, both, empty.
riftforce-label-location = { $control ->
    [mine] Luogo { $location }, sotto il tuo controllo
    [theirs] Luogo { $location }, controllato dall’altro lato
    [both] Luogo { $location }, conteso
   *[empty] Luogo { $location }, vuoto
}
riftforce-label-area = { $area ->
    [green] zona verde
    [gray] zona grigia
   *[both] entrambe le zone
}
riftforce-label-life = restano { $left } punti vita su { $number }
riftforce-label-row = fila { $row }
riftforce-label-owner = { $who ->
    [partner] del tuo compagno
   *[they] di { $name }
}
riftforce-label-places = gioca in posizione { $places } su 4
riftforce-label-activated = già attivato
riftforce-label-discarded = scartata per questa azione
riftforce-label-picked = presa
riftforce-label-ghost = Qui starebbe { $card }
riftforce-label-score = Punti: { $you } in basso, { $name } { $them }; si gioca ai { $goal }
riftforce-can-play = si può giocare
riftforce-can-play-or-discard = si può giocare o scartare
riftforce-can-place = Gioca { $card } qui
riftforce-can-activate = si può attivare
riftforce-can-heal = può perdere danni
riftforce-can-strike = si può colpire

# Le abilità in poche parole, per le targhe accanto al tavolo.
riftforce-brief = { $guild ->
    [fire] 3 al primo nemico qui; 1 all’alleato subito dietro.
    [earth] 2 al primo nemico qui. Giocato: 1 a ogni nemico qui.
    [light] 2 al primo nemico qui; togli 1 danno da un alleato.
    [plant] 2 al primo nemico accanto; viene qui.
    [water] 2 al primo nemico qui; va accanto; 1 al primo lì.
    [ice] L’ultimo nemico qui: 4 se ha danni, altrimenti 1.
    [shadow] Va altrove; 1 al primo nemico lì; +1 se è distrutto.
    [crystal] 4 al primo nemico qui. Distrutto, vale 2.
    [thunderbolt] 2 a un nemico qui; se è distrutto, colpisce ancora.
    [air] Va altrove; 1 ai primi nemici lì e accanto.
    [beast] Va accanto; 2 al primo nemico lì, 3 se ha danni.
    [sand] Va altrove; 1 a ogni nemico lì; perde 1 danno.
    [lava] 2 ai primi nemici accanto; 1 a sé e agli alleati davanti.
    [music] 2 al primo nemico qui; distrutto, passa a te nel luogo accanto.
    [acid] 3 al primo nemico qui, 1 al secondo; nessuno ottiene punti.
    [star] 2 al primo nemico qui; con meno di 7 carte, pescane 1.
    [love] 2 al primo nemico qui. Giocato: togli ogni danno da un alleato qui.
    [magnet] 2 all’ultimo nemico qui; vanno insieme nel luogo accanto.
   *[other] { "" }
}

## Nella pagina: i tasti

riftforce-help-c = C: Controlla e pesca
riftforce-help-drag = Tocca una carta, poi un luogo o un elementale; oppure trascinala lì.
riftforce-help-areas = Le pietre rotonde sono la zona verde, quelle quadrate la zona grigia. Controlla e pesca guarda la tua; chi è solo le guarda entrambe.
riftforce-help-signs = Una lettera su un elementale dice di chi è. Per numero puoi attivare anche quelli del tuo compagno, per gilda solo i tuoi.
