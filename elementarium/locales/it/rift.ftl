# Il tavolo di Elemental Rift nel browser. $name è un giocatore; $element e $into sono elementi.

rift-wait = { $name } sta scegliendo.
# $deed dice cosa verrebbe scelto.
rift-sure = { $deed }? Premi { table-done }, o scegli altro.
rift-progress = { $chosen } di { $of } scelte.
rift-laid = Le prime quattro tessere formano un quadrato.
rift-decayed = { $count ->
    [one] { $element }: { $count } tessera decade.
   *[other] { $element }: { $count } tessere decadono.
}
rift-grew = { $count ->
    [one] { $element }: { $count } tessera viene al loro posto.
   *[other] { $element }: { $count } tessere vengono al loro posto.
}

## La voragine

rift-label-grid = Caselle della voragine
# $size: quante tessere sono collegate.
rift-square-tile = { $size ->
    [1] { $element }, da sola
   *[other] { $element }, { $size } collegate
}
rift-square-empty = vuota
rift-square-chosen = scelta
rift-label-lenses = Guarda la voragine
rift-larger = Più grande
rift-smaller = Più piccola
rift-fit = Vedi tutta la voragine

## Gli incantesimi

rift-label-hand = { $count ->
    [one] La tua mano: { $count } incantesimo
   *[other] La tua mano: { $count } incantesimi
}
rift-label-held = { $count ->
    [one] { $name }: { $count } carta in mano
   *[other] { $name }: { $count } carte in mano
}
rift-label-front = { $count ->
    [one] Davanti a { $name }: { $count } incantesimo
   *[other] Davanti a { $name }: { $count } incantesimi
}
rift-front-none = Ancora nessun incantesimo.
rift-about-spell = { $element }, decadimento { $decay }.
rift-cost = { $decay ->
    [one] Per giocarlo decade { $decay } tessera di { $element }.
   *[other] Per giocarlo decadono { $decay } tessere collegate di { $element }.
}
# $value è il valore di innesco, $size il gruppo più grande che c'è ora.
rift-about-trigger = Si innesca quando { $value } tessere di { $element } sono collegate; ora { $size }.
rift-going = Si innescherebbe.

## Riserva e mazzi

rift-label-stock = Riserva e mazzi
rift-label-supply = Riserva di tessere
rift-label-heap = { $count ->
    [0] { $element }: esaurito; decade in { $into }
   *[other] { $element }: { $count } in riserva; decade in { $into }
}
rift-label-pile = { $count ->
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
rift-label-discard = { $count ->
    [one] Scarti: { $count } carta
   *[other] Scarti: { $count } carte
}
rift-discard = Scarti, dal più recente
rift-discard-empty = Ancora nessuno scarto.

## Le onorificenze

rift-label-won = { $count ->
    [one] { $name }: { $count } onorificenza
   *[other] { $name }: { $count } onorificenze
}
rift-accolade-free = Non è di nessuno.
rift-accolade-held = È di { $name }.
rift-accolade-merits = Ora: { $merits }.
rift-accolade-open = Condizione soddisfatta: { $names }.

## Tasti

rift-help-look = Indica un incantesimo, o tienilo premuto, per leggerlo e vedere il suo gruppo nella voragine.
rift-help-move = Trascina, pizzica o gira la rotella per spostare la voragine.
rift-help-zoom = + e −: più grande, più piccola
rift-help-fit = 0: vedi tutta la voragine
