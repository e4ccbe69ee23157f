# Les mots de la table dans un terminal, quel que soit le jeu.
# $name est le nom d'un joueur ; $who dit qui c'est : you, they, nobody.

common-you = Vous
common-partner = { $name } (partenaire)
# Who sits across in a game alone, and decides nothing.
common-trainer = Entraîneur
common-turn = { $who ->
    [you] à vous
   *[they] joue
}
common-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
common-pile = pioche { $count }
common-discards = défausse { $count }
common-your-hand = Votre main
common-no-cards = aucune carte
common-thinking = { $name } réfléchit…
common-prompt = Votre choix :
common-commands = Un numéro ou une notation ({ $note }) · undo · hint · help · rules · quit
common-unknown = « { $text } » n’est pas un choix ici : tapez un numéro de 1 à { $last }, ou help.
common-undone = Choix annulé.
common-nothing-to-undo = Rien à annuler : seulement vos choix de ce tour, tant qu’aucune carte n’est piochée.
common-farewell = La partie s’arrête ici, à { $score }. À bientôt à cette table !
common-result = { $who ->
    [you] Vous gagnez { $score }.
    [ours] Votre équipe gagne { $score }.
    [theirs] L’autre équipe gagne { $score }.
    [they] { $name } gagne { $score }.
   *[nobody] Égalité, { $score }.
}
common-help = Tapez le numéro d’un choix, ou sa notation, par exemple { $note }.
    undo annule votre dernier choix de ce tour · hint montre un bon tour · rules montre les règles · quit quitte la table.

## Conseils

hint-title = { $count ->
    [one] Le meilleur tour
   *[other] Les meilleurs tours
}
hint-chance = { $percent } % de chances de gagner
# Ce qui suit le plus souvent, et à quelle fréquence.
hint-then = { $who ->
    [you] Puis, le plus souvent, vous ({ $percent } %) :
   *[they] Puis, le plus souvent, { $name } ({ $percent } %) :
}
# $count : dans combien de mondes un tour a été essayé.
hint-worlds = { $count ->
    [0] Jugé d’un coup d’œil sur la table.
    [one] Essayé dans { $count } monde imaginé.
   *[other] Essayé dans { $count } mondes imaginés.
}
hint-thinking = Recherche de bons tours…
hint-opponent = Adversaire
hint-partner = Partenaire

## Adversaires

opponents-title = Adversaires
opponents-type = À taper
opponents-name = Nom
opponents-about = Sa façon de jouer
opponents-play = Par exemple : { $command }

agent-random-name = Hasard
agent-random-about = Fait n’importe quoi. Bonne compagnie pour apprendre comment se passe un tour.
agent-gentle-name = Tendre
agent-gentle-about = Joue des tours plausibles, mais sans profondeur, et laisse passer des choses.
agent-greedy-name = Gourmand
agent-greedy-about = Prend le tour qui paraît le meilleur et ne regarde pas plus loin.
agent-steady-name = Posé
agent-steady-about = Réfléchit bien à son propre tour et jette un œil à votre réponse.
agent-sharp-name = Futé
agent-sharp-about = Pèse vos réponses pour bien des mains que vous pourriez avoir.
agent-master-name = Maître
agent-master-about = Réfléchit le plus longtemps et ne fait aucun cadeau.
agent-equilibrium-name = Le Sphinx
agent-equilibrium-about = Insondable : varie son jeu si bien que connaître ses habitudes ne sert guère.
agent-neural-name = Autodidacte
agent-neural-about = A tout appris seul, en jouant contre soi-même, et juge des tours entiers d’un coup d’œil. Duels seulement ; neural:FILE joue d’après votre propre fichier.
agent-search-name = Penseur
agent-search-about = Pour les chercheurs : réfléchit une seconde, ou aussi longtemps que vous le dites : search:2s, search:500ms, ou search:400 pour un nombre d’essais.
