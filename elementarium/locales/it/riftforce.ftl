# Riftforce, con i termini delle sue regole.
#
# $guild è il nome della gilda nel codice, $number il numero di una carta; $location e $row contano
# da 1. Nel racconto degli eventi $who dice chi riguarda (you, they, nobody) e $name è il suo nome.

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
riftforce-take = Prendi { riftforce-guild }
riftforce-play = Gioca { riftforce-card }
riftforce-discard = Scarta { riftforce-card } per attivare
riftforce-at-place = Nel luogo { $location }
riftforce-at-neighbour = Verso il luogo { $location }
riftforce-at-elsewhere = Verso il luogo { $location }
riftforce-at-prey = Colpisci nel luogo { $location }
riftforce-activate = Attiva { riftforce-card } (luogo { $location }, fila { $row })
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
   *[they] L’elementale { riftforce-card } ({ $name }) si sposta dal luogo { $location } al luogo { $to }.
}
riftforce-damaged = { $who ->
    [you] Il tuo elementale { riftforce-card } nel luogo { $location } subisce { $amount ->
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
   *[they] L’elementale { riftforce-card } ({ $name }) nel luogo { $location } perde { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }.
}
riftforce-destroyed = { $who ->
    [you] Il tuo elementale { riftforce-card } nel luogo { $location } è distrutto.
   *[they] L’elementale { riftforce-card } ({ $name }) nel luogo { $location } è distrutto.
}
riftforce-captured = { $who ->
    [you] Catturi { riftforce-card } nel luogo { $location }.
   *[they] { $name } cattura { riftforce-card } nel luogo { $location }.
}
riftforce-scored = { $who ->
    [you] Ottieni { $points } Riftforce
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
    [they] Vince { $name }.
   *[nobody] Pareggio.
}
