# Le pagine intorno al tavolo: inizio, nuovo tavolo, partite, replay, regole, lezione, impostazioni.

page-skip = Vai al contenuto
page-navigation = Pagine
page-home = All’inizio
page-games = Le mie partite
page-rules = Regole
page-settings = Impostazioni
page-language = Lingua
# $theme è il tema attuale: auto, dark, light, contrast.
page-theme-next = Tema: { settings-theme-name }. Tocca per cambiare.
page-waiting = Un momento…
page-again = Riprova
page-trouble = Non ha funzionato
page-offline = Nessuna connessione al server. Quello che vedi può essere vecchio; continuiamo a provare.
page-lost = Qui non c’è niente
page-lost-about = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
page-guest = Ospite
page-seat-open = posto libero

## Inizio

start-lead = Tre giochi di elementi. Un tavolo, di notte.
start-play = Gioca ora
start-setting = Preparo il tavolo…
start-game = Gioco
start-against = { $players ->
    [2] Il tuo avversario
   *[other] La forza del computer
}
start-friend = { $players ->
    [2] Invita un amico
   *[other] Invita amici
}
start-screen = { $players ->
    [2] In due qui
   *[other] Tutti qui
}
start-lesson = Prima lezione
start-more = Altre scelte
start-games = Giochi
start-learn = Leggi le regole
start-riftforce = Riftforce
start-riftforce-players = 1–4 giocatori
start-riftforce-blurb = Gilde di elementali ai due lati di una faglia. A ogni turno una sola azione: giocare, attivare o pescare.
start-elements = Elements
start-elements-players = 2 giocatori
start-elements-blurb = Sedici carte e sangue freddo. Alza il limite, restaci sotto e scegli quando scoprire le carte.
start-elemental-rift = Elemental Rift
start-elemental-rift-players = 2–4 giocatori
start-elemental-rift-blurb = Piazza tessere, lasciale decadere, lancia gli incantesimi che nutrono. Comincia un turno con due onorificenze e vinci.

## Un nuovo tavolo

new-title = Nuovo tavolo
new-mode = In quanti si gioca?
new-players = { $players } giocatori
# $deck: reconstructed, or the name of another.
new-deck = { $deck ->
    [reconstructed] Mazzo ricostruito
   *[other] { $deck }
}
new-reconstructed = Il mazzo è ricostruito: gli incantesimi stampati qui non sono noti, perciò costi, effetti e onorificenze sono nostri.
new-mode-duel = Duello
new-mode-duel-about = Uno contro uno, cinque luoghi.
new-mode-team4 = Due contro due
new-mode-team4-about = Quattro giocatori, sei luoghi, un compagno di cui non vedi la mano.
new-mode-team3 = Due contro uno
new-mode-team3-about = Tre giocatori; chi è solo agisce due volte a giro.
new-mode-solo = Da soli
new-mode-solo-about = Contro l’allenatore e i suoi piani.
new-with = Chi gioca?
new-with-computer = Il computer
new-with-computer-about = A ogni ora, a ogni livello.
new-with-friend = { $players ->
    [2] Un amico
   *[other] Amici
}
new-with-friend-about = { $players ->
    [2] Ricevi un link da mandare.
   *[other] Ricevi un link da mandare; il computer può occupare gli altri posti.
}
new-with-screen = { $players ->
    [2] In due qui
   *[other] Tutti qui
}
new-with-screen-about = Le mani sono nascoste mentre passate il dispositivo.
new-opponent = { $players ->
    [2] Il tuo avversario
   *[other] La forza del computer
}
new-guilds = Gilde
# $set: base, beyond.
new-guilds-short = { $set ->
    [base] Le 10 base
   *[beyond] Tutte e 18
}
new-guilds-base = Le dieci gilde per cominciare.
new-guilds-beyond = Con le otto dell’espansione.
new-draft = Scelta delle gilde
# $mode: duel, solo, team3, team4.
new-draft-standard = { $mode ->
    [solo] Scegli tu
   *[other] A turno
}
new-draft-standard-about = { $mode ->
    [duel] Una a caso, poi ne scegli tre.
    [solo] Sei in mostra: ne tieni quattro.
   *[team] Una a caso ciascuno, poi tutti scelgono a turno.
}
new-draft-random = A caso
new-draft-random-about = { $mode ->
    [duel] Quattro a caso ciascuno: si gioca subito.
    [solo] Quattro a caso: si gioca subito.
   *[team] Tutte a caso: si gioca subito.
}
new-points = Punti per vincere
# $points: how many; 0 is without an end.
new-points-short = { $points ->
    [0] Senza fine
   *[other] A { $points }
}
new-points-2 = Un round, forse due.
new-points-6 = La partita delle regole.
new-points-10 = Una lunga serata.
new-points-0 = Finché qualcuno non lascia; conta il punteggio.
new-surrender = Si può cedere un round
new-surrender-about = Per un punto invece di due.
new-miscount = Si può contare male
new-miscount-about = Rivelare oltre il limite è possibile, e fa perdere il round.
new-clock = Orologio
new-clock-none = Senza orologio
# Il tempo per pensare in tutta la partita e quello che aggiunge ogni turno.
new-clock-short = { $minutes } min + { $seconds } s
new-agreed = Accordi
new-watch = Si può guardare
new-watch-about = Chi guarda vede il tavolo, mai una mano.
new-hints = Suggerimenti
new-hints-about = Un pulsante mostra un buon turno.
new-chat = Chat
new-chat-about = Frasi pronte e parole al tavolo.
new-listed = Mostra fra i tavoli aperti
new-listed-about = Chiunque può prendere il posto libero.
new-begin-computer = Gioca
new-begin-friend = Crea l’invito
new-begin-screen = Gioca

## Invito

invite-title = { $players ->
    [2] In attesa dell’altro giocatore
   *[other] In attesa dei giocatori
}
invite-send = Manda questo link
invite-about = { $players ->
    [2] Chi lo apre per primo può sedersi di fronte a te.
   *[other] Mandalo a tutti quelli che giocheranno: ognuno sceglie un posto libero.
}
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
invite-not-copied = Seleziona e copia
invite-share = Condividi
invite-text = Una partita a { $game }? Ti ho tenuto un posto.
invite-code = Codice da inquadrare: il link a questo tavolo
invite-local = Solo questo computer può aprire il link. Per giocare da un altro dispositivo avvia con --host 0.0.0.0 e apri la pagina all’indirizzo di questo computer.

## Partite

games-go-on = Continua
games-over = Giocate
games-open = Tavoli aperti
games-watch = In corso
games-none = Nessuna partita in corso.
games-begin = Nuovo tavolo
games-open-empty = Nessuno aspetta in questo momento.
games-offer = Offri un tavolo
games-watch-empty = Nessuno gioca in pubblico in questo momento.
games-against = Contro { $name }
games-trainer = Contro l’allenatore
games-beside = Con { $name }, contro { $others }
games-waiting = C’è un posto libero
games-offered = { $name } aspetta
games-both = { $players ->
    [2] In due su questo schermo
   *[other] Tutti su questo schermo
}
games-replay = Rivedi
games-invite = Invita
games-sit = Siediti
games-look = Guarda
games-your-turn = Tocca a te
games-their-turn = Continua
# $won: yes, no, draw.
games-result = { $won ->
    [yes] vinta
    [no] persa
   *[draw] pareggio
}

import-title = Una partita da un file
import-choose = Scegli il file di una partita o trascinalo qui
import-about = Salvato dopo una partita, o scritto a mano in notazione.

## Replay

replay-title = Replay
replay-controls = Comandi del replay
replay-first = All’inizio
replay-back-turn = Indietro di un turno
replay-back = Indietro di una scelta
replay-play = Avvia
replay-pause = Pausa
replay-forward = Avanti di una scelta
replay-forward-turn = Avanti di un turno
replay-last = Alla fine
replay-place = Punto della partita
# $at di $of scelte; $turn conta i turni.
replay-at = Turno { $turn }, scelta { $at } di { $of }
replay-eyes = Visto da
replay-eyes-all = Tutto
replay-eyes-spectator = Spettatore
replay-file = Salva il file
replay-chances-busy = Ci penso: { $done } turni su { $of }.
replay-chance = { $name } { $percent }%
replay-won = { $who ->
    [team] Vincono { $name }
    [nobody] Pareggio
    [none] Non vince nessuno
   *[they] Vince { $name }
}
replay-how = { $how ->
    [resigned] per resa
    [flagged] per il tempo
   *[played] { "" }
}
replay-verified = Il caso è verificabile: la chiave era fissata prima di dare le carte.

## Regole

rules-title = Regole di { $game }
rules-contents = Indice
rules-becomes = diventa

## Lezione

learn-title = Prima lezione
learn-step = Turno { $turn } di { $of }
# Detto quando la fine del turno va confermata; il pulsante del tavolo si chiama così.
learn-done = Poi premi { table-done }.
learn-not-quite = Non ancora: prova quello indicato.
learn-show = Mostrami
learn-their-turn = Ora l’altro lato.
learn-none = Per questo gioco non c’è ancora una lezione.

## Impostazioni

settings-name = Il tuo nome
settings-name-about = Come ti vedono gli altri al tavolo.
settings-kept = Salvato.
settings-theme = Aspetto
settings-theme-name = { $theme ->
    [auto] come il dispositivo
    [dark] notte
    [light] giorno
   *[contrast] alto contrasto
}
settings-speed = Animazioni
settings-speed-name = { $speed ->
    [0] nessuna
    [0.5] lente
    [2] veloci
   *[other] normali
}
settings-table = Al tavolo
settings-sound = Suoni
settings-confirm = Conferma la fine del turno
settings-confirm-about = Un dito che scivola non decide niente.

## Che cosa è andato storto

error-unknown = È successo qualcosa di inatteso. Riprova; se continua, ricarica la pagina.
error-offline = Il server non risponde. Controlla la connessione e riprova.
error-bad_message = La pagina e il server non si sono capiti. Ricarica la pagina.
error-too_large = È troppo in una volta. Accorcia.
error-too_fast = Troppo in fretta. Aspetta un momento e riprova.
error-bad_origin = Questa pagina è aperta da un indirizzo di cui il server non si fida.
error-not_found = Qui non c’è. Forse è stato eliminato, o il link è incompleto.
error-not_seated = Non hai un posto a questo tavolo.
error-not_your_turn = Non tocca a te.
error-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo e scegli.
error-illegal = Qui non si può.
error-over = La partita è finita.
error-not_started = La partita non è cominciata: c’è un posto libero.
error-nothing_to_undo = Non c’è niente da annullare.
error-not_allowed = Qui non è permesso.
error-seat_taken = Qualcuno è stato più veloce: il posto è preso.
error-bad_option = Queste impostazioni non vanno insieme. Scegline altre.
error-bad_file = Questo file di partita non si può leggere. Ecco dove si interrompe:
error-other_rules = Questa partita è stata giocata con regole precedenti e con quelle nuove non si può mostrare.
error-busy = Il server è occupato. Riprova fra un momento.
