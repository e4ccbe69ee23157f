# Elemental Rift, con le parole delle sue regole.
#
# $card è il codice di una carta, $spell il suo nome nel file del mazzo; $element un elemento in
# codice; $row e $column dicono dove si trova una tessera. Nel racconto $who dice di chi si parla
# (you, they) e $name è il nome.

elemental-rift-element = { $element ->
    [fire] Fuoco
    [earth] Terra
    [water] Acqua
    [air] Aria
   *[any] un elemento qualsiasi
}
elemental-rift-tile = { $element ->
    [fire] tessera di Fuoco
    [earth] tessera di Terra
    [water] tessera d’Acqua
    [air] tessera d’Aria
   *[any] tessera qualsiasi
}
elemental-rift-second = { $second ->
    [fire] Fuoco
    [earth] Terra
    [water] Acqua
   *[air] Aria
}
elemental-rift-spell = { $spell ->
    [Wildfire] Incendio
    [Ashes] Cenere
    [Kindling] Esca
    [Scorch] Scottatura
    [Landslide] Frana
    [Sinkhole] Dolina
    [Burrow] Tana
    [Petrify] Pietrificazione
    [Undertow] Risacca
    [Driftwood] Legni alla deriva
    [Spring] Sorgente
    [Current] Corrente
    [Inspiration] Ispirazione
    [Whirlwind] Turbine
    [Evaporate] Evaporazione
    [Tempest] Tempesta
   *[other] { $spell }
}
elemental-rift-card = { elemental-rift-spell } { $card }
elemental-rift-accolade = { $accolade ->
    [Pyre] Pira
    [Stone] Pietra
    [Tide] Marea
    [Gale] Burrasca
    [Confluence] Confluenza
   *[other] { $accolade }
}
elemental-rift-place = riga { $row }, colonna { $column }

## What lies on the table

elemental-rift-rift = Voragine
elemental-rift-supply = Riserva
elemental-rift-front = Davanti a sé
elemental-rift-accolades = Onorificenze
elemental-rift-pile = Mazzo
elemental-rift-discard-pile = Scarti
elemental-rift-linked = Gruppo maggiore
elemental-rift-unseen = Carte coperte
elemental-rift-turn-number = Turno { $turn }
elemental-rift-priority = priorità { $priority }
elemental-rift-cost = costa { $decay } { $element ->
    [fire] Fuoco
    [earth] Terra
    [water] Acqua
   *[air] Aria
}
elemental-rift-ends = innesco: { $value } { elemental-rift-element }
elemental-rift-goal = { $element ->
    [any] incantesimi di almeno { $needs } elementi, e di più elementi di chiunque altro
    [fire] almeno { $needs } incantesimi di Fuoco, e più di chiunque altro
    [earth] almeno { $needs } incantesimi di Terra, e più di chiunque altro
    [water] almeno { $needs } incantesimi d’Acqua, e più di chiunque altro
   *[air] almeno { $needs } incantesimi d’Aria, e più di chiunque altro
}

## Effects, a sentence for each word

elemental-rift-word-place = { $number ->
    [one] Piazza { $number } tessera
   *[other] Piazza { $number } tessere
} { $element ->
    [fire] di Fuoco.
    [earth] di Terra.
    [water] d’Acqua.
    [air] d’Aria.
   *[any] a scelta.
}
elemental-rift-word-transmute = { $number ->
    [one] Muta { $number } tessera
   *[other] Muta { $number } tessere
} { $element ->
    [fire] di Fuoco
    [earth] di Terra
    [water] d’Acqua
   *[air] d’Aria
} in { elemental-rift-second }.
elemental-rift-word-swap = { $number ->
    [one] Scambia due tessere di elementi diversi.
   *[other] Scambia due tessere di elementi diversi, { $number } volte.
}
elemental-rift-word-move = { $number ->
    [one] Sposta una tessera.
   *[other] Sposta una tessera, { $number } volte.
}
elemental-rift-word-remove = { $number ->
    [one] Rimuovi { $number } tessera.
   *[other] Rimuovi { $number } tessere.
}
elemental-rift-word-decay_group = { $element ->
    [fire] Un gruppo collegato di Fuoco decade.
    [earth] Un gruppo collegato di Terra decade.
    [water] Un gruppo collegato d’Acqua decade.
    [air] Un gruppo collegato d’Aria decade.
   *[any] Un gruppo collegato a scelta decade.
}
elemental-rift-word-draw = { $number ->
    [one] Pesca { $number } carta.
   *[other] Pesca { $number } carte.
}
elemental-rift-word-discard = { $number ->
    [one] Un altro giocatore scarta { $number } carta a caso.
   *[other] Un altro giocatore scarta { $number } carte a caso.
}
elemental-rift-word-banish = Scarta un incantesimo altrui in gioco, con priorità { $number } o meno.
elemental-rift-word-recall = Riprendi in mano un altro dei tuoi incantesimi.
elemental-rift-word-retrieve = Riprendi dagli scarti l’incantesimo più recente { $element ->
    [fire] di Fuoco.
    [earth] di Terra.
    [water] d’Acqua.
   *[air] d’Aria.
}
elemental-rift-word-retrieve-either = Riprendi dagli scarti l’incantesimo più recente { $element ->
    [fire] di Fuoco
    [earth] di Terra
    [water] d’Acqua
   *[air] d’Aria
} o { $second ->
    [fire] di Fuoco.
    [earth] di Terra.
    [water] d’Acqua.
   *[air] d’Aria.
}

## What is expected. $left: how many more.

elemental-rift-ask-over = La partita è finita.
elemental-rift-ask-element = { $left ->
    [one] Aggiungi una tessera: di quale elemento?
   *[other] Aggiungi { $left } tessere: di quale elemento è la prima?
}
elemental-rift-ask-square = Dove va la { elemental-rift-tile }?
elemental-rift-ask-decay = La voragine è piena: quale elemento decade?
elemental-rift-ask-replacement = { $left ->
    [one] Dove viene la { elemental-rift-tile }?
   *[other] Dove vengono le { $left } tessere ({ elemental-rift-element })? Non devono toccarsi.
}
elemental-rift-ask-spell = Giochi un incantesimo?
elemental-rift-ask-cost = { $left ->
    [one] { elemental-rift-card }: quale tessera paga?
   *[other] { elemental-rift-card }: quali { $left } tessere collegate pagano?
}
elemental-rift-ask-transmuted = { $left ->
    [one] Quale tessera muta?
   *[other] Quali { $left } tessere mutano?
}
elemental-rift-ask-swapped = Quale tessera viene scambiata?
elemental-rift-ask-partner = Con quale scambi la tessera in { elemental-rift-place }?
elemental-rift-ask-lifted = Quale tessera si sposta?
elemental-rift-ask-put_down = Dove va la { elemental-rift-tile }?
elemental-rift-ask-removed = { $left ->
    [one] Quale tessera viene rimossa?
   *[other] Quali { $left } tessere vengono rimosse?
}
elemental-rift-ask-group = Quale gruppo decade?
elemental-rift-ask-player = Chi perde una carta dalla mano?
elemental-rift-ask-banished = Quale incantesimo viene bandito?
elemental-rift-ask-recalled = Quale dei tuoi incantesimi riprendi?
elemental-rift-ask-retrieved = Di quale elemento riprendi un incantesimo dagli scarti?
elemental-rift-ask-end = Scarta fino a due carte, o prendi un’onorificenza.
elemental-rift-ask-discard = Scarti un’altra carta?

## What can be chosen

elemental-rift-finish-spells = Non giocare altri incantesimi
elemental-rift-finish-turn = Finisci il turno
elemental-rift-finish-discards = Non scartare altro
elemental-rift-play = Gioca { elemental-rift-card }
elemental-rift-discard = Scarta { elemental-rift-card }
elemental-rift-take = { $held ->
    [yes] Prendi { elemental-rift-accolade } a chi ce l’ha
   *[no] Prendi { elemental-rift-accolade }
}
elemental-rift-choose-element = { elemental-rift-element }
elemental-rift-choose-square = Piazza { elemental-rift-element } in { elemental-rift-place }
elemental-rift-choose-decay = { elemental-rift-element } decade
elemental-rift-choose-replacement = { elemental-rift-element } in { elemental-rift-place }
elemental-rift-choose-cost = Paga con la { elemental-rift-tile } in { elemental-rift-place }
elemental-rift-choose-transmuted = Muta la { elemental-rift-tile } in { elemental-rift-place }
elemental-rift-choose-swapped = Scambia la { elemental-rift-tile } in { elemental-rift-place }
elemental-rift-choose-partner = Con la { elemental-rift-tile } in { elemental-rift-place }
elemental-rift-choose-lifted = Solleva la { elemental-rift-tile } in { elemental-rift-place }
elemental-rift-choose-put_down = Posa { elemental-rift-element } in { elemental-rift-place }
elemental-rift-choose-removed = Rimuovi la { elemental-rift-tile } in { elemental-rift-place }
elemental-rift-choose-group = { $count ->
    [one] La { elemental-rift-tile } in { elemental-rift-place }
   *[other] Il gruppo di { $count } { elemental-rift-element } in { elemental-rift-place }
}
elemental-rift-choose-player = Giocatore { $player }
elemental-rift-choose-banished = Bandisci { elemental-rift-card }
elemental-rift-choose-recalled = Riprendi { elemental-rift-card }
elemental-rift-choose-retrieved = L’incantesimo più recente: { elemental-rift-element }

## What happened

elemental-rift-started = { $who ->
    [you] Cominci tu.
   *[they] Comincia { $name }.
}
elemental-rift-laid = { elemental-rift-element } in { elemental-rift-place }.
elemental-rift-turn = Turno { $turn }: { $who ->
    [you] tocca a te.
   *[they] { $name }.
}
elemental-rift-drew = { $who ->
    [you] Peschi { elemental-rift-card }.
   *[they] { $name } pesca { elemental-rift-card }.
}
elemental-rift-drew-unseen = { $who ->
    [you] Peschi una carta.
   *[they] { $name } pesca una carta.
}
elemental-rift-drew-cards = { $who ->
    [you] Peschi { $cards }.
   *[they] { $name } pesca { $cards }.
}
elemental-rift-drew-cards-unseen = { $who ->
    [you] Peschi { $count } carte.
   *[they] { $name } pesca { $count } carte.
}
elemental-rift-placed = { $who ->
    [you] Piazzi { elemental-rift-element } in { elemental-rift-place }.
   *[they] { $name } piazza { elemental-rift-element } in { elemental-rift-place }.
}
elemental-rift-decayed = { elemental-rift-element } decade in { elemental-rift-place }.
elemental-rift-grew = { elemental-rift-element } viene in { elemental-rift-place }.
elemental-rift-played = { $who ->
    [you] Giochi { elemental-rift-card }.
   *[they] { $name } gioca { elemental-rift-card }.
}
elemental-rift-resolved = { elemental-rift-card } ha effetto.
elemental-rift-triggered = { $who ->
    [you] Il tuo incantesimo { elemental-rift-card } si innesca: { $linked } tessere collegate ({ elemental-rift-element }).
   *[they] L’incantesimo { elemental-rift-card } di { $name } si innesca: { $linked } tessere collegate ({ elemental-rift-element }).
}
elemental-rift-transmuted = { elemental-rift-element } in { elemental-rift-place } diventa { $becomes ->
    [fire] Fuoco
    [earth] Terra
    [water] Acqua
   *[air] Aria
}.
elemental-rift-swapped = { elemental-rift-element } in { elemental-rift-place } cambia posto con { $other ->
    [fire] Fuoco
    [earth] Terra
    [water] Acqua
   *[air] Aria
} in riga { $to_row }, colonna { $to_column }.
elemental-rift-moved = La { elemental-rift-tile } si sposta: { elemental-rift-place } → riga { $to_row }, colonna { $to_column }.
elemental-rift-removed = La { elemental-rift-tile } in { elemental-rift-place } viene rimossa.
elemental-rift-lost = { $who ->
    [you] Perdi { elemental-rift-card } dalla mano.
   *[they] { $name } perde { elemental-rift-card } dalla mano.
}
elemental-rift-banished = { $who ->
    [you] Il tuo incantesimo { elemental-rift-card } è bandito.
   *[they] L’incantesimo { elemental-rift-card } di { $name } è bandito.
}
elemental-rift-recalled = { $who ->
    [you] Riprendi in mano { elemental-rift-card }.
   *[they] { $name } riprende in mano { elemental-rift-card }.
}
elemental-rift-retrieved = { $who ->
    [you] Riprendi { elemental-rift-card } dagli scarti.
   *[they] { $name } riprende { elemental-rift-card } dagli scarti.
}
elemental-rift-discarded = { $who ->
    [you] Scarti { elemental-rift-card }.
   *[they] { $name } scarta { elemental-rift-card }.
}
elemental-rift-took = { $who ->
    [you] Prendi { elemental-rift-accolade }{ $held ->
        [yes] {" "}a un altro giocatore
       *[no] {""}
    }!
   *[they] { $name } prende { elemental-rift-accolade }{ $held ->
        [yes] {" "}a un altro giocatore
       *[no] {""}
    }!
}
elemental-rift-reshuffled = { $count ->
    [one] Gli scarti, { $count } carta, diventano il nuovo mazzo.
   *[other] Gli scarti, { $count } carte, vengono mescolati e diventano il nuovo mazzo.
}
elemental-rift-ended = { $who ->
    [you] Vinci{ $reason ->
        [accolades] {" "}con due onorificenze!
       *[turns] {" "}con più onorificenze di tutti dopo l’ultimo turno!
    }
    [nobody] Dopo l’ultimo turno nessuno ha più onorificenze degli altri: pareggio.
   *[they] { $name } vince{ $reason ->
        [accolades] {" "}con due onorificenze.
       *[turns] {" "}con più onorificenze di tutti dopo l’ultimo turno.
    }
}

## Help in a terminal

elemental-rift-help-table = Ogni lettera è una tessera: F Fuoco, E Terra, W Acqua, A Aria; righe e colonne sono numerate ai bordi.
    Un incantesimo mostra il costo, l’innesco e quante tessere collegate mancano ancora perché scatti.
elemental-rift-deck-note = Il mazzo è ricostruito: gli incantesimi stampati qui non sono noti.
