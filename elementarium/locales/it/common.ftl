# Le parole del tavolo in un terminale, qualunque sia il gioco.
# $name è il nome di un giocatore; $who dice chi è: you, they, nobody.

common-you = Tu
common-partner = { $name } (compagno)
# Who sits across in a game alone, and decides nothing.
common-trainer = Allenatore
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
common-commands = Un numero o una notazione ({ $note }) · undo · hint · help · rules · quit
common-unknown = «{ $text }» qui non si può scegliere: scrivi un numero da 1 a { $last }, oppure help.
common-undone = Scelta annullata.
common-nothing-to-undo = Niente da annullare: solo le tue scelte di questo turno, finché nessuno pesca una carta.
common-farewell = La partita finisce qui, sul { $score }. Ci rivediamo al tavolo!
common-result = { $who ->
    [you] Vinci tu, { $score }.
    [ours] Vince la tua squadra, { $score }.
    [theirs] Vince l’altra squadra, { $score }.
    [they] Vince { $name }, { $score }.
   *[nobody] Pareggio, { $score }.
}
common-help = Scrivi il numero di una scelta, o la sua notazione, per esempio { $note }.
    undo annulla la tua ultima scelta di questo turno · hint mostra un buon turno · rules mostra le regole · quit lascia il tavolo.

## Suggerimenti

hint-title = { $count ->
    [one] Il turno migliore
   *[other] I turni migliori
}
hint-chance = { $percent }% di probabilità di vincere
# Che cosa segue più spesso, e quanto spesso.
hint-then = { $who ->
    [you] Seguito più frequente (tu, { $percent }%):
   *[they] Seguito più frequente ({ $name }, { $percent }%):
}
# $count: in quanti mondi è stato provato un turno.
hint-worlds = { $count ->
    [0] Giudicato con un’occhiata al tavolo.
    [one] Provato in { $count } mondo immaginato.
   *[other] Provato in { $count } mondi immaginati.
}
hint-thinking = Cerco dei buoni turni…
hint-opponent = Avversario
hint-partner = Compagno

## Avversari

opponents-title = Avversari
opponents-type = Che cosa scrivere
opponents-name = Nome
opponents-about = Come gioca
opponents-play = Per esempio: { $command }

agent-random-name = Caso
agent-random-about = Fa qualunque cosa. Buona compagnia mentre impari come va un turno.
agent-gentle-name = Mite
agent-gentle-about = Gioca turni plausibili, ma poco profondi, e si lascia sfuggire qualcosa.
agent-greedy-name = Ingordo
agent-greedy-about = Prende il turno che sembra migliore e non guarda oltre.
agent-steady-name = Posato
agent-steady-about = Pensa bene al proprio turno e dà un’occhiata alla tua risposta.
agent-sharp-name = Scaltro
agent-sharp-about = Valuta le tue risposte con le tante mani che potresti avere.
agent-master-name = Maestro
agent-master-about = Pensa più a lungo di tutti e non regala niente.
agent-equilibrium-name = Sfinge
agent-equilibrium-about = Imperscrutabile: varia il gioco tanto che conoscerne le abitudini serve a poco.
agent-neural-name = Autodidatta
agent-neural-about = Ha imparato tutto da solo, giocando contro sé stesso, e giudica turni interi a colpo d’occhio. Solo duelli; neural:FILE gioca con un file tuo.
agent-search-name = Pensatore
agent-search-about = Per chi studia il gioco: pensa un secondo, o quanto dici tu: search:2s, search:500ms, oppure search:400 per un numero di prove.
