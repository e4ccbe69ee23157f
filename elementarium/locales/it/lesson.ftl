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
