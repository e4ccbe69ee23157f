# Il tavolo nel browser. $name è il nome di un giocatore; $who dice chi è: you, they.

## A ogni tavolo

table-player = Giocatore { $number }
table-namesake = { $name } { $number }
table-our-team = La tua squadra
table-done = Concludi
table-undo = Annulla
table-cancel = Rimetti giù
table-confirm = Così finisce il tuo turno: premi Concludi, o scegli altro.
table-over = La partita è finita.
table-turn = Tocca a te.
table-go-on = Avanti
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
table-log-rose = { $name } si alza.
table-log-arranged = Chi ospita cambia chi può sedersi dove.
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
table-resign-about = La partita finisce per tutti: tu hai perso, e non vince nessuno.
table-resign-yes = Sì, mi arrendo
table-resign-no = Continua a giocare

table-clock-left = { $name }: ancora { $time }

table-pass = Passa il dispositivo a { $name }.
table-pass-about = La mano resta nascosta finché non premi il pulsante.
table-pass-ready = Sono { $name }

table-sit = Siediti e gioca
table-not-here = Questo tavolo non si può mostrare.
lobby-title = Chi siede dove
lobby-about = I compagni siedono fianco a fianco. La partita comincia quando non ci sono posti liberi.
lobby-about-alone = Ognuno gioca per sé, in senso orario. La partita comincia quando non ci sono posti liberi.
lobby-versus = contro
lobby-side = { $players ->
    [1] Da solo
   *[other] Squadra { $letter }
}
lobby-kept = tenuto per { $name }
lobby-at = { $deed }: posto { $number }
lobby-sit = Siediti qui
lobby-move = Spostati qui
lobby-put = Computer
lobby-off = Togli
lobby-rise = Alzati
lobby-fill = { $count ->
    [1] Computer al posto libero: si comincia
   *[other] Computer a tutti i posti liberi: si comincia
}

## La fine

table-won = { $who ->
    [you] Vinci tu!
    [ours] Vince la tua squadra!
    [theirs] Vince l’altra squadra.
    [team] Vincono { $name }.
    [they] Vince { $name }.
    [none] Non vince nessuno.
   *[nobody] Pareggio.
}
table-how = { $how ->
    [resigned] Per resa.
    [flagged] Per il tempo.
   *[played] { $score }
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
table-help-h = H: suggerimento
table-help-l = L: diario
table-help-look = Indica qualcosa, o tieni premuto, per vedere che cosa farebbe.
