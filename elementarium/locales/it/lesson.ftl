# La prima lezione: che cosa fare ora e perché, ogni volta in 140 caratteri al massimo.

## Primo turno: giocare tre carte con lo stesso numero

lesson-play-number = Ciao! Il tuo lato è sotto la faglia. Gioca fino a tre carte con lo stesso numero. Comincia con Fuoco 5.
lesson-play-middle = Mettilo al centro, di fronte a Ghiaccio.
lesson-play-second = Poi una carta con lo stesso numero o la stessa gilda: Acqua 5.
lesson-play-beside = Tutte in un luogo, o ognuna accanto alle altre: metti Acqua nel luogo II.
lesson-play-third = Ora hanno in comune il 5. Ne va bene un’altra: Luce 5.
lesson-play-run = Senza buchi: metti Luce nel luogo IV. Tre carte, e il turno finisce.

## Secondo turno: attivare per gilda

lesson-guild-discard = È arrivata Terra e ha ferito Luce. Scarta Cristallo 7 per attivare i tuoi Cristalli.
lesson-guild-left = Cristallo: 4 danni al primo nemico, il più vicino alla faglia. Attiva quello a sinistra.
lesson-guild-right = Possono agire fino a tre elementali, ovunque siano. Ora il Cristallo a destra.

## Terzo turno: attivare per numero, distruggere e fare punti

lesson-number-discard = I danni restano. Scarta Acqua 6: il suo numero attiva i tuoi 6.
lesson-number-destroy = A Terra restano 2 punti vita. Attiva il Cristallo a sinistra: un nemico distrutto vale 1 punto.
lesson-number-excess = Ora Pianta. I danni in più vanno persi, ma il punto è tuo.

## Quarto turno: Controlla e pesca

lesson-check = Nei luoghi I e V non ci sono nemici: li controlli. Controlla e pesca: 1 punto per ciascuno, poi peschi fino a 7 carte.

## Quinto turno: tre gilde con un numero

lesson-mixed-discard = 11 punti, e si gioca ai 12. Fuoco, Acqua e Luce hanno un 5: scarta Cristallo 5.
lesson-mixed-fire = Prima Fuoco: 3 danni a Ghiaccio. Dietro non c’è un alleato da bruciare.
lesson-mixed-water = Poi Acqua: colpisce Ombra qui, si sposta e colpisce lì.
lesson-mixed-move = A Ghiaccio resta 1 punto vita. Sposta Acqua nel luogo III e cadono entrambi: due punti!
lesson-mixed-light = 13 punti! Luce può ancora agire: colpisce Terra, poi toglie un danno.
lesson-mixed-heal = Scegli un alleato ferito. Chi ne ha più bisogno è Luce stessa.
lesson-won = Hai vinto, 13 a 8! Il gioco è tutto qui. Ogni gilda ha la sua abilità: provale tutte.

## Elements, primo round: giocare, scartare, prendere, rivelare

lesson-elements-play = Ciao! Al centro non c’è nulla: il limite è 0, il tuo totale 26. Gioca uno Yin-Yang: 6 in meno per te, 6 in più per il limite.
lesson-elements-discard = Il limite è 11, il tuo totale 20. Scarta uno Yin-Yang: 6 in meno per te, e il limite resta.
lesson-elements-within = 14, e il limite è 12: quasi! Gioca Terra 3 e sei dentro il limite.
lesson-elements-take = Puoi rivelare, ma le tre carte nascoste possono valere più dei tuoi 11. Prendi Metallo 4: il totale sale, il limite scende.
lesson-elements-reveal = 15, proprio il limite. E due carte valgono 12 al massimo: hai di più, è certo. Rivela!

## Elements, secondo round: totali uguali

lesson-elements-again = 2 punti! Un nuovo round, e comincia chi ha vinto. Gioca uno Yin-Yang.
lesson-elements-surrender = 20 supera il limite. Cedere costa 1 punto, una rivelazione persa 2. Ma niente è perduto: gioca Acqua 5.
lesson-elements-won = 15 contro 15: a parità perde chi ha rivelato. Hai vinto, 6 a 3! Ora tocca a te.

## Elemental Rift, primo turno: aggiungere, collegare, giocare, prendere

lesson-rift-add = Ciao! Nella voragine ci sono meno di dieci tessere: il turno comincia aggiungendone due. Prendi Fuoco dalla riserva.
lesson-rift-link = Mettila sopra il Fuoco di sinistra. Le tessere vicine dello stesso elemento sono collegate: un gruppo di due.
lesson-rift-second = La Sorgente di Gaia si innesca appena tre Terra sono collegate. Prendi Terra.
lesson-rift-trigger = Mettila sotto la Terra di sinistra: tre collegate, e il suo incantesimo se ne va. Poi peschi fino a tre carte.
lesson-rift-play = Ora gli incantesimi. Esca costa due Fuoco collegati, e li hai. Giocala.
lesson-rift-grow = I due Fuoco decadono e viene metà Terra: il Fuoco decade in Terra. Mettila accanto alle altre Terra.
lesson-rift-effect = Esca ha mutato due Aria in Fuoco e resta davanti a te. Il resto può aspettare: non giocare altro.
lesson-rift-accolade = Hai giocato un incantesimo, e davanti a te ce ne sono tre di Fuoco, più di chiunque altro. Prendi Pira.

## Secondo turno: decadere, pagare, prendere

lesson-rift-decay = Dieci tessere: ora decadono tutte quelle di un elemento. Ti serve Aria, e l’Acqua decade in Aria. Scegli Acqua.
lesson-rift-apart = Quattro Acqua vanno, due Aria vengono al loro posto senza toccarsi. Prima la casella in alto a destra.
lesson-rift-below = Poi la casella nella riga in basso, accanto alla Terra.
lesson-rift-air = Ispirazione costa un’Aria. Con lei davanti a te hai incantesimi di tutti e quattro gli elementi. Giocala.
lesson-rift-pay = Può pagare l’una o l’altra Aria. Scegli quella in basso: diventa Fuoco.
lesson-rift-enough = Hai pescato due carte. Occhio ai tuoi inneschi: quattro Fuoco collegati ne spegnerebbero due. Non giocare altro.
lesson-rift-confluence = Tutti e quattro gli elementi, più di Gaia: prendi Confluenza. Chi comincia un turno con due onorificenze vince.
lesson-rift-won = Il tuo turno comincia e hai 2 onorificenze, Gaia 0: hai vinto! Ora tocca a te.
