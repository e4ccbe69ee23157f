# Il tavolo nel browser. $name è il nome di un giocatore; $who dice chi è: you, they.
# $guild è la gilda nel codice, $number il numero di una carta; $location è un numero romano:
# I, II, III…

## A ogni tavolo

table-player = Giocatore { $number }
table-done = Concludi
table-undo = Annulla
table-cancel = Rimetti giù
table-confirm = Così finisce il tuo turno: premi Concludi, o scegli altro.
table-waits = aspetta
table-thinks = sta pensando…
table-your-turn = la tua azione
table-away = non in linea
table-to-move = di turno
table-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
table-watching = Stai guardando.
table-lost = Connessione persa. Riprovo…
table-menu = Menu
table-close = Chiudi
table-rules = Regole
table-settings = Impostazioni
table-home = All’inizio
table-sound-on = Attiva i suoni
table-sound-off = Disattiva i suoni

table-log = Diario
table-log-empty = Non è ancora successo niente.
table-log-sat = { $name } si siede.
table-log-started = La partita comincia.
table-log-undo = { $who ->
    [you] Annulli una scelta.
   *[they] { $name } annulla una scelta.
}
table-log-resigned = { $who ->
    [you] Ti arrendi.
   *[they] { $name } si arrende.
}
table-log-flagged = { $who ->
    [you] Il tuo tempo è scaduto.
   *[they] Il tempo di { $name } è scaduto.
}

table-hint = Suggerimento
table-hint-again = Chiedi ancora
table-hint-none = I suggerimenti arrivano quando tocca a te.

table-chat = Chat
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-mute = Nascondi la chat
table-chat-unmute = Mostra la chat
table-chat-muted = La chat è nascosta.
table-chat-new = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-hello = Ciao!
chat-luck = Buona fortuna!
chat-well = Bella mossa!
chat-oops = Ops.
chat-thinking = Fammi pensare…
chat-thanks = Grazie!
chat-again = Un’altra partita?
chat-bye = Devo andare.

table-resign = Arrenditi
table-resign-sure = Vuoi arrenderti?
table-resign-yes = Sì, mi arrendo
table-resign-no = Continua a giocare

table-clock-left = { $name }: ancora { $time }

table-pass = Passa il dispositivo a { $name }.
table-pass-about = La mano resta nascosta finché non premi il pulsante.
table-pass-ready = Sono { $name }

table-sit = Siediti e gioca
table-not-here = Questo tavolo non si può mostrare.

## La fine

table-won = { $who ->
    [you] Vinci tu!
    [they] Vince { $name }.
   *[nobody] Pareggio.
}
table-how = { $how ->
    [resigned] Per resa.
    [flagged] Per il tempo.
   *[played] { $own } : { $other }
}
table-rematch = Rivincita
table-rematch-ready = Alla rivincita
table-replay = Rivedi
table-export = Salva la partita
table-fair = Il caso è stato onesto?
table-fair-about = Questa chiave, fissata prima della prima carta, ha deciso ogni mescolata. Il server ne ha mostrato allora l’impronta e ora la chiave; «elementarium replay --verify» controlla entrambe sulla partita salvata.
table-fair-commitment = Impronta
table-fair-key = Chiave

## Aiuto

table-help = Tasti
table-help-arrows = Frecce: scorri la mano e il tavolo
table-help-enter = Invio o spazio: scegli
table-help-escape = Esc: rimetti giù, salta, chiudi
table-help-d = D: concludi
table-help-u = U: annulla
table-help-c = C: Controlla e pesca
table-help-h = H: suggerimento
table-help-l = L: diario
table-help-look = Indica qualcosa, o tieni premuto, per vedere che cosa farebbe.
table-help-drag = Tocca una carta, poi un luogo o un elementale; oppure trascinala lì.

## Riftforce: che cosa sceglie l’altro lato

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

## Riftforce: una carta presa, e che cosa farebbe una scelta, in poche parole

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

## Riftforce: la scelta delle gilde

riftforce-draft-about = Ogni gilda porta nove elementali: quattro 5, tre 6, due 7.
riftforce-draft-sure = { riftforce-guild }: prendila o scegline un’altra.
riftforce-draft-take = Scegli un evocatore
riftforce-draft-pick = la tua scelta
riftforce-draft-perhaps = { riftforce-guild }?

## Riftforce: le parole sul tavolo, anche per chi lo ascolta

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
riftforce-label-life = restano { $left } punti vita su { $number }
riftforce-label-row = fila { $row }
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
