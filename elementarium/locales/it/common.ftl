# Le parole del tavolo in un terminale, qualunque sia il gioco.
# $name è il nome di un giocatore; $who dice chi è: you, they, nobody.

common-you = Tu
common-turn = { $who ->
    [you] tocca a te
   *[they] di turno
}
common-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
common-pile = mazzo { $count }
common-discards = scarti { $count }
common-your-hand = La tua mano
common-no-cards = nessuna carta
common-thinking = { $name } sta pensando…
common-prompt = La tua scelta:
common-commands = Un numero o una notazione ({ $note }) · undo · help · rules · quit
common-unknown = «{ $text }» qui non si può scegliere: scrivi un numero da 1 a { $last }, oppure help.
common-undone = Scelta annullata.
common-nothing-to-undo = Niente da annullare: solo le tue scelte di questo turno, finché nessuno pesca una carta.
common-farewell = La partita finisce qui. Ci rivediamo al tavolo!
common-result = { $who ->
    [you] Vinci tu, { $own } : { $other }.
    [they] Vince { $name }, { $other } : { $own }.
   *[nobody] Pareggio, { $own } : { $other }.
}
common-abilities = Le gilde in gioco
common-help = Scrivi il numero di una scelta, o la sua notazione, per esempio { $note }.
    undo annulla la tua ultima scelta di questo turno · rules mostra le regole · quit lascia il tavolo.
common-help-table = Il tuo lato è sotto la faglia, l’altro sopra; la fila 1 è la più vicina alla faglia.
    Fi5 3♥ •• è un Fuoco 5 con 2 danni e ancora 3 punti vita · * già attivato · ▼ controlli tu il luogo, ▲ lo controlla l’avversario · ★ primo giocatore.
