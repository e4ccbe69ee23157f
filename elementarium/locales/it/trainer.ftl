# L'allenatore di una partita in solitario di Riftforce.
#
# $guild, $number, $location e $row come in riftforce.ftl; $plan è "control" o tre numeri, 5-5-6, di cui
# quello del bot che agisce è tra parentesi.

## Che cosa si aspetta dal giocatore mentre agisce l'allenatore

riftforce-trainer-ask-plan = { $plan ->
    [control] Turno dell’allenatore: il suo prossimo bot arriva nel luogo { $location }, poi segna il controllo.
   *[other] Turno dell’allenatore: il suo prossimo bot arriva nel luogo { $location }, poi attaccano { $plan }.
}
riftforce-trainer-ask-bot = L’allenatore attacca, { $plan }: scegli il bot che colpisce.
riftforce-trainer-ask-vantage = Il bot { riftforce-card } nel luogo { $location } si sposta prima di colpire (&): scegli dove.
riftforce-trainer-ask-damaged_ally = Agisce il bot { riftforce-card } nel luogo { $location } (&): scegli il bot che prima perde 1 danno.
riftforce-trainer-ask-prey = Il bot { riftforce-card } nel luogo { $location } colpisce a fianco e attira la sua vittima: scegli il luogo in cui colpisce.
riftforce-trainer-ask-neighbour = Il tuo elementale { riftforce-card } nel luogo { $location } è colpito e respinto: scegli dove.
riftforce-trainer-ask-most_damaged = Il bot { riftforce-card } colpisce nel luogo { $location }: scegli quale dei tuoi.

## Che cosa si può scegliere

riftforce-plan = Esegui il piano dell’allenatore
riftforce-trainer-at-vantage = Verso il luogo { $location }
riftforce-trainer-at-prey = Colpisce nel luogo { $location }
riftforce-trainer-at-neighbour = Il mio va nel luogo { $location }
riftforce-trainer-activate = Il bot { riftforce-card } (luogo { $location }, fila { $row })
riftforce-trainer-heal = 1 danno in meno al bot { riftforce-card } (luogo { $location }, fila { $row })
riftforce-trainer-strike = Colpisce il mio { riftforce-card } (luogo { $location }, fila { $row })

## Che cosa è successo

riftforce-foreseen = { $plan ->
    [control] Prossimo piano ({ $name }): controllo, un bot nel luogo { $location }.
   *[other] Prossimo piano ({ $name }): attacco { $plan }, un bot nel luogo { $location }.
}
riftforce-planned = { $plan ->
    [control] { $name } esegue il suo piano: controllo, un bot nel luogo { $location }.
   *[other] { $name } esegue il suo piano: attacco { $plan }, un bot nel luogo { $location }.
}
riftforce-skipped = { $name }: nessun bot con il numero { $number } può infliggere danni, si salta.

## Le sfide: che cosa fanno i bot di ogni numero. $challenge: numero e stelle.

riftforce-challenge = { $challenge ->
    [five-1] 2 danni al tuo primo elementale qui.
    [five-2] 2 danni al tuo ultimo elementale qui; se lo distrugge, colpisce ancora una volta.
    [five-3] 2 danni al tuo primo elementale qui, 1 al secondo.
    [five-4] 2 danni al tuo elementale con più danni qui.
    [six-1] 3 danni al tuo ultimo elementale qui.
    [six-2] 3 danni al tuo primo elementale in un luogo adiacente; si sposta nel luogo del bot.
    [six-3] 3 danni al tuo primo elementale qui; si sposta in un luogo adiacente.
    [six-4] 3 danni al tuo primo elementale qui.
    [seven-1] 2 danni al tuo primo elementale in ogni luogo adiacente.
    [seven-2] 2 danni al tuo primo e 2 al tuo ultimo elementale qui.
    [seven-3] 3 danni al tuo primo elementale qui, 1 a ciascuno degli altri.
    [seven-4] 5 danni al tuo ultimo elementale qui.
   *[other] { $challenge }
}
# $by: la faccia della carta &.
riftforce-stronger = { $by ->
    [move] Prima il bot si sposta in un altro luogo da cui può colpire.
   *[mend] Prima un bot a scelta perde 1 danno.
}

## Al tavolo in un terminale

riftforce-plan-now = Piano
riftforce-plan-next = Poi
riftforce-plan-attack = attacco
riftforce-plan-control = controllo
riftforce-plan-at = { $plan }, bot in { $location }
riftforce-bots-pile = bot in arrivo: { $count }
riftforce-bots-discards = distrutti: { $count }
riftforce-help-trainer = L’allenatore non decide nulla: dopo la tua azione esegui il suo piano, e dove sono possibili più bot, bersagli o luoghi scegli tu. Un bot che non può infliggere danni non si attiva. I bot non hanno abilità di gilda e valgono 1 ciascuno.

## La scala: allenatori dal facile al temibile

riftforce-ladder = Allenatori
riftforce-ladder-column-name = Nome
riftforce-ladder-column-stars = Sfide
riftforce-ladder-column-won = Battuto dagli agenti
riftforce-ladder-next = Battuto! Il tuo prossimo allenatore: { $name } ({ $challenges }). Per giocare: { $command }
riftforce-ladder-top = Battuto! Era l’ultimo degli allenatori: non c’è nessuno più forte.
riftforce-ladder-name = { $trainer ->
    [first] Primi passi
    [apprentice] Apprendista
    [pupil] Allievo
    [fencer] Schermidore
    [puller] Pescatore
    [drover] Mandriano
    [veteran] Veterano
    [strategist] Stratega
    [champion] Campione
    [warden] Custode della faglia
    [storm] Tempesta
   *[nightmare] Incubo
}

## Sulla pagina: che cosa sceglie qualcun altro

riftforce-wait-plan = { $name } esegue il piano dell’allenatore.
riftforce-wait-vantage = { $name } sceglie dove va il bot.
riftforce-wait-bot = { $name } sceglie il bot che colpisce.
riftforce-wait-most_damaged = { $name } sceglie chi colpisce il bot.

## Sulla pagina: il lato dell’allenatore

riftforce-can-trainer-activate = può essere scelto per colpire
riftforce-can-trainer-heal = può perdere 1 danno
riftforce-can-trainer-strike = può essere colpito
riftforce-trainer-confirm = Così finisce il turno dell’allenatore: premi Concludi, o scegli altro.
riftforce-trainer-acts = esegue il suo piano
riftforce-bots = bot
riftforce-trainer-does = Che cosa fanno i bot
riftforce-label-challenge = { $number }, { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}
# $mark: che cosa è stato di un numero del piano: done, skipped, now, later.
riftforce-plan-mark = { $mark ->
    [done] fatto
    [skipped] saltato
    [now] adesso
   *[later] in arrivo
}
riftforce-plans = I piani dell’allenatore
riftforce-plans-unseen = Ancora nel mazzo, in un ordine ignoto
riftforce-plans-about = Il mazzo sta a faccia in su: tre attacchi, poi un controllo, per cinque volte; poi si ricomincia.
riftforce-plans-reconstructed = Le facce del mazzo stampato sono note solo in parte: questo è ricostruito.
riftforce-draft-solo = Tieni quattro di questi sei. L’allenatore ne riceve quattro fra gli altri.

## Sulla pagina: scegliere un allenatore

riftforce-trainer-choose = Il tuo allenatore
riftforce-trainer-of = I bot con un { $number }
riftforce-trainer-and = La carta &
riftforce-trainer-and-none = Senza
riftforce-trainer-and-number = Sui { $number }
riftforce-trainer-face = { $by ->
    [move] Si spostano
   *[mend] Curano
}
riftforce-trainer-face-legend = Che cosa fa &
riftforce-trainer-beaten = battuto
riftforce-trainer-next = il prossimo
riftforce-trainer-own = Uno tuo
# $level: gentle, friendly, demanding, hard, frightening.
riftforce-trainer-level = { $level ->
    [gentle] mite
    [friendly] cordiale
    [demanding] esigente
    [hard] duro
   *[frightening] spaventoso
}
# $won: su dieci partite.
riftforce-trainer-share = Su dieci partite i nostri programmi ne vincono { $won }.
riftforce-trainer-other = Un altro allenatore
# Il titolo del capitolo nelle regole.
riftforce-rules-solo = Da soli contro l’allenatore

## Sulla pagina: un allenatore è battuto

riftforce-stars-won = { $stars ->
    [one] { $stars } stella vinta
   *[other] { $stars } stelle vinte
}
riftforce-next-trainer = Il prossimo: { $name }
riftforce-last-trainer = Era l’ultimo degli allenatori: più forte non c’è nessuno.
