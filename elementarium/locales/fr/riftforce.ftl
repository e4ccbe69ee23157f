# Riftforce, avec les termes de sa règle.
#
# $guild est le nom de la guilde dans le code, $number le chiffre d'une carte ; $location et $row
# comptent à partir de 1. Dans le récit des événements, $who dit qui est concerné (you, they,
# nobody ; en équipe aussi ours, theirs, et team pour qui regarde) et $name donne son nom.

riftforce-guild = { $guild ->
    [fire] Feu
    [earth] Terre
    [light] Lumière
    [plant] Plante
    [water] Eau
    [ice] Glace
    [shadow] Ombre
    [crystal] Cristal
    [thunderbolt] Foudre
    [air] Air
    [beast] Bête
    [sand] Sable
    [lava] Lave
    [music] Musique
    [acid] Acide
    [star] Étoile
    [love] Amour
    [magnet] Aimant
   *[other] { $guild }
}
riftforce-card = { riftforce-guild } { $number }
riftforce-score = Riftforce

## Capacités

riftforce-ability = { $guild ->
    [fire] 3 dégâts au premier ennemi ici ; 1 dégât à l’allié juste derrière cet élémentaire de Feu.
    [earth] 2 dégâts au premier ennemi ici.
    [light] 2 dégâts au premier ennemi ici ; retirez 1 dégât à cet élémentaire de Lumière ou à un allié de n’importe quel site.
    [plant] 2 dégâts au premier ennemi d’un site adjacent ; cet ennemi se déplace sur ce site-ci.
    [water] 2 dégâts au premier ennemi ici ; cet élémentaire d’Eau se déplace sur un site adjacent ; 1 dégât au premier ennemi là-bas.
    [ice] 4 dégâts au dernier ennemi ici s’il en a déjà, sinon 1 dégât.
    [shadow] Se déplace sur n’importe quel autre site ; 1 dégât au premier ennemi là-bas ; s’il en est détruit, 1 Riftforce de plus.
    [crystal] 4 dégâts au premier ennemi ici.
    [thunderbolt] 2 dégâts à l’ennemi de votre choix ici ; s’il en est détruit, frappez encore une fois.
    [air] Se déplace sur n’importe quel autre site ; 1 dégât au premier ennemi là-bas et sur chaque site voisin de celui-là.
    [beast] Se déplace sur un site adjacent ; 2 dégâts au premier ennemi là-bas, 3 si cet élémentaire de Bête a des dégâts.
    [sand] Se déplace sur n’importe quel autre site ; 1 dégât à chaque ennemi là-bas ; retirez 1 dégât à cet élémentaire de Sable.
    [lava] 2 dégâts au premier ennemi de chaque site adjacent ; 1 dégât à cet élémentaire de Lave et à chaque allié devant lui.
    [music] 2 dégâts au premier ennemi ici ; s’il en est détruit, gagnez sa Riftforce et jouez-le de votre côté sur un site adjacent.
    [acid] 3 dégâts au premier ennemi ici, 1 dégât au deuxième ; personne ne gagne de Riftforce pour ce qui est ainsi détruit.
    [star] 2 dégâts au premier ennemi ici ; avec moins de 7 cartes en main, piochez 1 carte.
    [love] 2 dégâts au premier ennemi ici.
    [magnet] 2 dégâts au dernier ennemi ici ; cet ennemi et cet élémentaire d’Aimant se déplacent sur le même site adjacent.
   *[other] { "" }
}
# Ce que fait une guilde en dehors de l'activation ; rien pour la plupart.
riftforce-note = { $guild ->
    [earth] Quand il est joué : 1 dégât à chaque ennemi ici.
    [love] Quand il est joué : retirez tous les dégâts d’un allié ici.
    [crystal] Quand il est détruit : l’adversaire gagne 2 Riftforce au lieu de 1.
   *[other] { "" }
}

## Ce qui est attendu. $left : combien encore ; $by : ce qui doit être commun (guild, number, either).

riftforce-ask-over = La partie est terminée.
riftforce-ask-summoner = Choisissez un invocateur.
# $check: whether Check & Draw is possible (yes, no).
riftforce-ask-action = { $check ->
    [no] Votre action : Jouer ou Activer.
   *[yes] Votre action : Jouer, Activer ou Contrôler & Piocher.
}
riftforce-ask-place = Choisissez le site où jouer { riftforce-card }.
riftforce-ask-next_card = { $left ->
    [one] Choisissez encore une carte
   *[other] Choisissez encore jusqu’à { $left } cartes
} { $by ->
    [guild] { riftforce-guild }
    [number] de chiffre { $number }
   *[either] { riftforce-guild } ou de chiffre { $number }
} à jouer, ou terminez.
riftforce-ask-next_elemental = { $left ->
    [one] Choisissez encore un élémentaire
    [3] Choisissez jusqu’à { $left } élémentaires
   *[other] Choisissez encore jusqu’à { $left } élémentaires
} { $by ->
    [guild] { riftforce-guild }
    [number] de chiffre { $number }
   *[either] { riftforce-guild } ou de chiffre { $number }
} à activer, ou terminez.
riftforce-ask-neighbour = { $guild ->
    [music] { riftforce-card } : choisissez le site adjacent où jouer l’élémentaire capturé.
   *[other] { riftforce-card } se déplace : choisissez un site adjacent.
}
riftforce-ask-elsewhere = { riftforce-card } se déplace : choisissez n’importe quel autre site.
riftforce-ask-prey = { riftforce-card } : choisissez le site adjacent dont le premier ennemi est frappé.
riftforce-ask-damaged_ally = { riftforce-card } : choisissez l’allié à qui retirer 1 dégât.
riftforce-ask-damaged_ally_here = Amour arrive au site { $location } : choisissez l’allié à qui y retirer tous les dégâts.
riftforce-ask-enemy_here = { riftforce-card } : choisissez l’ennemi à frapper.

## Ce qu'on peut choisir

riftforce-finish = Terminer
riftforce-check = Contrôler & Piocher
# $area: green, gray.
riftforce-check-area = { riftforce-check } ({ $area ->
    [green] zone verte
   *[gray] zone grise
})
riftforce-take = Prendre { riftforce-guild }
riftforce-play = Jouer { riftforce-card }
riftforce-discard = Défausser { riftforce-card } pour activer
riftforce-at-place = Sur le site { $location }
riftforce-at-neighbour = Vers le site { $location }
riftforce-at-elsewhere = Vers le site { $location }
riftforce-at-prey = Frapper sur le site { $location }
riftforce-activate = Activer { riftforce-card } (site { $location }, rang { $row })
riftforce-activate-partner = Activer { riftforce-card } de votre partenaire (site { $location }, rang { $row })
riftforce-heal = Retirer des dégâts à { riftforce-card } (site { $location }, rang { $row })
riftforce-strike = Frapper { riftforce-card } (site { $location }, rang { $row })

## Ce qui s'est passé

riftforce-started = { $who ->
    [you] Vous recevez le jeton premier joueur.
   *[they] { $name } reçoit le jeton premier joueur.
}
riftforce-dealt = { $who ->
    [you] Vous recevez l’invocateur { riftforce-guild }.
   *[they] { $name } reçoit l’invocateur { riftforce-guild }.
}
riftforce-shown = L’invocateur { riftforce-guild } est à disposition.
riftforce-taken = { $who ->
    [you] Vous prenez l’invocateur { riftforce-guild }.
   *[they] { $name } prend l’invocateur { riftforce-guild }.
}
riftforce-placed = { $who ->
    [you] Votre élémentaire { riftforce-card } est placé sur le site { $location }.
   *[they] L’élémentaire { riftforce-card } ({ $name }) est placé sur le site { $location }.
}
riftforce-turn = { $who ->
    [you] À vous de jouer.
   *[they] { $name } joue.
}
riftforce-played = { $who ->
    [you] Vous jouez { riftforce-card } sur le site { $location }.
   *[they] { $name } joue { riftforce-card } sur le site { $location }.
}
riftforce-discarded = { $who ->
    [you] Vous défaussez { riftforce-card }.
   *[they] { $name } défausse { riftforce-card }.
}
riftforce-activated = { $who ->
    [you] Vous activez { riftforce-card } sur le site { $location }.
   *[they] { $name } active { riftforce-card } sur le site { $location }.
}
riftforce-moved = { $who ->
    [you] Votre élémentaire { riftforce-card } se déplace du site { $location } au site { $to }.
    [ours] L’élémentaire { riftforce-card } (votre équipe) se déplace du site { $location } au site { $to }.
    [theirs] L’élémentaire { riftforce-card } (l’autre équipe) se déplace du site { $location } au site { $to }.
   *[they] L’élémentaire { riftforce-card } ({ $name }) se déplace du site { $location } au site { $to }.
}
riftforce-damaged = { $who ->
    [you] Votre élémentaire { riftforce-card } du site { $location } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
    [ours] L’élémentaire { riftforce-card } (votre équipe) du site { $location } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
    [theirs] L’élémentaire { riftforce-card } (l’autre équipe) du site { $location } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
   *[they] L’élémentaire { riftforce-card } ({ $name }) du site { $location } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
}
riftforce-healed = { $who ->
    [you] Votre élémentaire { riftforce-card } du site { $location } perd { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
    [ours] L’élémentaire { riftforce-card } (votre équipe) du site { $location } perd { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
    [theirs] L’élémentaire { riftforce-card } (l’autre équipe) du site { $location } perd { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
   *[they] L’élémentaire { riftforce-card } ({ $name }) du site { $location } perd { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
}
riftforce-destroyed = { $who ->
    [you] Votre élémentaire { riftforce-card } du site { $location } est détruit.
    [ours] L’élémentaire { riftforce-card } (votre équipe) du site { $location } est détruit.
    [theirs] L’élémentaire { riftforce-card } (l’autre équipe) du site { $location } est détruit.
   *[they] L’élémentaire { riftforce-card } ({ $name }) du site { $location } est détruit.
}
riftforce-captured = { $who ->
    [you] Vous capturez { riftforce-card } sur le site { $location }.
   *[they] { $name } capture { riftforce-card } sur le site { $location }.
}
riftforce-scored = { $who ->
    [you] Vous gagnez { $points } Riftforce
    [ours] Votre équipe gagne { $points } Riftforce
    [theirs] L’autre équipe gagne { $points } Riftforce
    [team] { $name } gagnent { $points } Riftforce
   *[they] { $name } gagne { $points } Riftforce
} { $reason ->
    [shadow] grâce à Ombre.
    [control] pour le contrôle.
   *[destroyed] pour un élémentaire détruit.
}
riftforce-reshuffled = { $who ->
    [you] Vous mélangez la défausse
   *[they] { $name } mélange la défausse
} ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}) en une nouvelle pioche.
riftforce-drew = { $who ->
    [you] Vous piochez { riftforce-card }.
   *[they] { $name } pioche { riftforce-card }.
}
# Plusieurs cartes à la suite ; $cards est leur liste.
riftforce-drew-cards = { $who ->
    [you] Vous piochez { $cards }.
   *[they] { $name } pioche { $cards }.
}
riftforce-drew-unseen = { $who ->
    [you] Vous piochez une carte.
   *[they] { $name } pioche une carte.
}
riftforce-drew-cards-unseen = { $who ->
    [you] Vous piochez
   *[they] { $name } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
riftforce-checked = { $who ->
    [you] Vous choisissez Contrôler & Piocher.
   *[they] { $name } choisit Contrôler & Piocher.
}
riftforce-round = La manche { $rounds } est terminée.
riftforce-ended = { $who ->
    [you] Vous gagnez !
    [ours] Votre équipe gagne !
    [theirs] L’autre équipe gagne.
    [team] { $name } gagnent.
    [they] { $name } gagne.
   *[nobody] Égalité.
}

## L'aide dans un terminal

riftforce-abilities = Les guildes en jeu
riftforce-help-table = Votre côté est sous la Faille, l’autre au-dessus ; le rang 1 est le plus près de la Faille.
    Fi5 3♥ •• est un Feu 5 avec 2 dégâts et encore 3 points de vie · * déjà activé · ▼ vous contrôlez le site, ▲ l’adversaire le contrôle · ★ premier joueur.
riftforce-help-team = En équipe, la Faille a une zone verte (1–3) et une zone grise (4–6) ; ° marque les élémentaires de votre partenaire : par le chiffre, vous pouvez aussi les activer, par la guilde, seulement les vôtres. Contrôler & Piocher regarde votre zone ; le joueur seul regarde les deux.
# $area: green, gray.
riftforce-area = { $area ->
    [green] zone verte (1–3)
   *[gray] zone grise (4–6)
}

# $guild est la guilde dans le code, $number le chiffre d'une carte ; $location est un nombre
# romain : I, II, III…

## À l’écran : ce que l’autre côté choisit

riftforce-wait-summoner = { $name } choisit un invocateur.
riftforce-wait-action = { $name } choisit une action.
riftforce-wait-place = { $name } choisit un site.
riftforce-wait-next_card = { $name } peut jouer une autre carte.
riftforce-wait-next_elemental = { $name } peut activer un autre élémentaire.
riftforce-wait-neighbour = { $name } choisit un site adjacent.
riftforce-wait-elsewhere = { $name } choisit où se déplacer.
riftforce-wait-prey = { $name } choisit où frapper.
riftforce-wait-damaged_ally = { $name } choisit qui soigner.
riftforce-wait-damaged_ally_here = { $name } choisit qui soigner.
riftforce-wait-enemy_here = { $name } choisit qui frapper.

## À l’écran : une carte en main, et ce que ferait un choix, en peu de mots

# $way : both, play, discard.
riftforce-picked = { $way ->
    [both] { $card } : choisissez un site où jouer, ou un élémentaire à activer.
    [play] { $card } : choisissez un site où jouer.
   *[discard] { $card } : défausser pour activer ?
}
riftforce-discard-short = Défausser
riftforce-badge-discard = défausse
riftforce-check-brings = { $points ->
    [0] Contrôler & Piocher : aucun site contrôlé ; pioche jusqu’à 7.
    [one] Contrôler & Piocher : { $points } Riftforce pour un site contrôlé ; pioche jusqu’à 7.
   *[other] Contrôler & Piocher : { $points } Riftforce pour les sites contrôlés ; pioche jusqu’à 7.
}
riftforce-about = { $name } :
riftforce-then-join =  ; { "" }
riftforce-then-played = arrive au site { $location }
riftforce-then-moved = { $who ->
    [you] { riftforce-card } va au site { $location }
   *[they] { riftforce-card } adverse va au site { $location }
}
riftforce-then-damaged = { $who ->
    [you] { $amount } à votre { riftforce-card }
   *[they] { $amount } à { riftforce-card }
}
riftforce-then-healed = { riftforce-card } perd { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
riftforce-then-destroyed = { $who ->
    [you] votre élémentaire { riftforce-card } est détruit
   *[they] l’élémentaire { riftforce-card } est détruit
}
riftforce-then-captured = l’élémentaire { riftforce-card } est capturé
riftforce-then-scored = { $who ->
    [you] +{ $points }
   *[they] +{ $points } pour { $name }
}

## À l’écran : le choix des guildes

riftforce-draft-about = Chaque guilde apporte neuf élémentaires : quatre 5, trois 6, deux 7.
riftforce-draft-sure = { riftforce-guild } : prenez-la, ou choisissez-en une autre.
riftforce-draft-take = Choisissez un invocateur
riftforce-draft-pick = votre choix
riftforce-draft-perhaps = { riftforce-guild } ?

## À l’écran : les mots de la table, aussi pour qui l’écoute

riftforce-pile = pioche
riftforce-discards = défausse
riftforce-label-board = La Faille
riftforce-label-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# $top : s'il y a une carte au-dessus (yes, no).
riftforce-label-discards = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $top ->
    [yes] , { $card } au-dessus
   *[no] { "" }
}
riftforce-label-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
riftforce-label-held = { $name } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
riftforce-label-guilds = Guildes : { $name }
riftforce-label-display = Invocateurs à disposition
riftforce-label-column = { $name }, site { $location }
# $control : mine, theirs, both, empty.
riftforce-label-location = { $control ->
    [mine] Site { $location }, sous votre contrôle
    [theirs] Site { $location }, contrôlé par l’autre côté
    [both] Site { $location }, disputé
   *[empty] Site { $location }, vide
}
riftforce-label-area = { $area ->
    [green] zone verte
    [gray] zone grise
   *[both] les deux zones
}
riftforce-label-life = encore { $left } points de vie sur { $number }
riftforce-label-row = rang { $row }
riftforce-label-owner = { $who ->
    [partner] à votre partenaire
   *[they] à { $name }
}
riftforce-label-places = joue en position { $places } sur 4
riftforce-label-activated = déjà activé
riftforce-label-discarded = défaussée pour cette action
riftforce-label-picked = prise
riftforce-label-ghost = { $card } serait ici
riftforce-label-score = Score : { $you } en bas, { $name } { $them } ; la partie se joue en { $goal }
riftforce-can-play = peut être jouée
riftforce-can-play-or-discard = peut être jouée ou défaussée
riftforce-can-place = Jouer { $card } ici
riftforce-can-activate = peut être activé
riftforce-can-heal = peut perdre des dégâts
riftforce-can-strike = peut être frappé

# Les capacités en peu de mots, pour les plaques à côté de la table.
riftforce-brief = { $guild ->
    [fire] 3 au premier ennemi ici ; 1 à l’allié juste derrière.
    [earth] 2 au premier ennemi ici. Joué : 1 à chaque ennemi ici.
    [light] 2 au premier ennemi ici ; retirez 1 dégât à un allié.
    [plant] 2 au premier ennemi d’un site adjacent ; il vient ici.
    [water] 2 au premier ennemi ici ; va à côté ; 1 au premier là-bas.
    [ice] Le dernier ennemi ici : 4 s’il a des dégâts, sinon 1.
    [shadow] Va ailleurs ; 1 au premier ennemi là-bas ; +1 s’il est détruit.
    [crystal] 4 au premier ennemi ici. Détruit, il vaut 2.
    [thunderbolt] 2 à un ennemi ici ; s’il est détruit, frappe encore.
    [air] Va ailleurs ; 1 aux premiers ennemis là-bas et à côté.
    [beast] Va à côté ; 2 au premier ennemi là-bas, 3 s’il a des dégâts.
    [sand] Va ailleurs ; 1 à chaque ennemi là-bas ; perd 1 dégât.
    [lava] 2 aux premiers ennemis à côté ; 1 à lui-même et aux alliés devant.
    [music] 2 au premier ennemi ici ; détruit, il vous rejoint à côté.
    [acid] 3 au premier ennemi ici, 1 au deuxième ; personne ne marque.
    [star] 2 au premier ennemi ici ; avec moins de 7 cartes, piochez 1.
    [love] 2 au premier ennemi ici. Joué : soigne tout un allié ici.
    [magnet] 2 au dernier ennemi ici ; tous deux vont ensemble à côté.
   *[other] { "" }
}

## À l’écran : les touches

riftforce-help-c = C : Contrôler & Piocher
riftforce-help-drag = Touchez une carte, puis un site ou un élémentaire ; ou faites-la glisser.
riftforce-help-areas = Les pierres rondes sont la zone verte, les carrées la zone grise. Contrôler & Piocher regarde la vôtre ; le joueur seul regarde les deux.
riftforce-help-signs = Une lettre sur un élémentaire dit à qui il est. Par le chiffre, vous pouvez aussi activer ceux de votre partenaire, par la guilde, seulement les vôtres.
