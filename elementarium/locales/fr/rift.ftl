# La table d'Elemental Rift dans le navigateur. $name est un joueur ; $element et $into sont des éléments.

rift-wait = { $name } choisit.
# $deed dit ce qui serait choisi.
rift-sure = { $deed } ? Appuyez sur { table-done }, ou choisissez autrement.
rift-progress = { $chosen } sur { $of } choisies.
rift-laid = Les quatre premières tuiles forment un carré.
rift-decayed = { $count ->
    [one] { $count } tuile { $element } se décompose.
   *[other] { $count } tuiles { $element } se décomposent.
}
rift-grew = { $count ->
    [one] { $count } tuile { $element } vient à la place.
   *[other] { $count } tuiles { $element } viennent à la place.
}

## La faille

rift-label-grid = Cases de la faille
# $size : combien de tuiles y sont liées.
rift-square-tile = { $size ->
    [1] { $element }, seule
   *[other] { $element }, { $size } liées
}
rift-square-empty = vide
rift-square-chosen = choisie
rift-label-lenses = Regarder la faille
rift-larger = Plus grand
rift-smaller = Plus petit
rift-fit = Voir toute la faille

## Les sorts

rift-label-hand = { $count ->
    [one] Votre main : { $count } sort
   *[other] Votre main : { $count } sorts
}
rift-label-held = { $count ->
    [one] { $name } : { $count } carte en main
   *[other] { $name } : { $count } cartes en main
}
rift-label-front = { $count ->
    [one] Devant { $name } : { $count } sort
   *[other] Devant { $name } : { $count } sorts
}
rift-front-none = Aucun sort posé pour l’instant.
rift-about-spell = { $element }, décomposition { $decay }.
rift-cost = { $decay ->
    [one] Pour le jouer, { $decay } tuile { $element } se décompose.
   *[other] Pour le jouer, { $decay } tuiles { $element } liées se décomposent.
}
# $value est la valeur de déclenchement, $size le plus grand groupe actuel.
rift-about-trigger = S’éteint quand { $value } tuiles { $element } sont liées ; pour l’instant { $size }.
rift-going = S’éteindrait.

## Réserve et piles

rift-label-stock = Réserve et piles
rift-label-supply = Réserve de tuiles
rift-label-heap = { $count ->
    [0] { $element } : épuisé ; se décompose en { $into }
   *[other] { $element } : { $count } en réserve ; se décompose en { $into }
}
rift-label-pile = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
rift-label-discard = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
rift-discard = Défausse, la plus récente d’abord
rift-discard-empty = Rien n’est encore défaussé.

## Les distinctions

rift-label-won = { $count ->
    [one] { $name } : { $count } distinction
   *[other] { $name } : { $count } distinctions
}
rift-accolade-free = Personne ne la détient.
rift-accolade-held = Détenue par { $name }.
rift-accolade-merits = En ce moment : { $merits }.
rift-accolade-open = Condition remplie : { $names }.

## Touches

rift-help-look = Pointez un sort, ou appuyez longuement, pour le lire et voir son groupe dans la faille.
rift-help-move = Glissez, pincez ou tournez la molette pour déplacer la faille.
rift-help-zoom = + et − : plus grand, plus petit
rift-help-fit = 0 : voir toute la faille
