# Les mots de la table dans un terminal, quel que soit le jeu.
# $name est le nom d'un joueur ; $who dit qui c'est : you, they, nobody.

common-you = Vous
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
common-prompt = Votre choix :
common-commands = Un numéro ou une notation ({ $note }) · undo · help · rules · quit
common-unknown = « { $text } » n’est pas un choix ici : tapez un numéro de 1 à { $last }, ou help.
common-undone = Choix annulé.
common-nothing-to-undo = Rien à annuler : seulement vos choix de ce tour, tant qu’aucune carte n’est piochée.
common-farewell = La partie s’arrête ici. À bientôt à cette table !
common-result = { $who ->
    [you] Vous gagnez { $own } : { $other }.
    [they] { $name } gagne { $other } : { $own }.
   *[nobody] Égalité, { $own } : { $other }.
}
common-abilities = Les guildes en jeu
common-help = Tapez le numéro d’un choix, ou sa notation, par exemple { $note }.
    undo annule votre dernier choix de ce tour · rules montre les règles · quit quitte la table.
common-help-table = Votre côté est sous la Faille, l’autre au-dessus ; le rang 1 est le plus près de la Faille.
    Fi5 3♥ •• est un Feu 5 avec 2 dégâts et encore 3 points de vie · * déjà activé · ▼ vous contrôlez le site, ▲ l’adversaire le contrôle · ★ premier joueur.
