# Elemental Rift, dans les mots de sa règle.
#
# $card est le code d’une carte, $spell son nom dans le fichier du paquet ; $element un élément en
# code ; $row et $column disent où se trouve une tuile. Dans le récit, $who dit de qui il s’agit
# (you, they) et $name est son nom.

elemental-rift-element = { $element ->
    [fire] Feu
    [earth] Terre
    [water] Eau
    [air] Air
   *[any] n’importe quel élément
}
elemental-rift-tile = { $element ->
    [fire] tuile de Feu
    [earth] tuile de Terre
    [water] tuile d’Eau
    [air] tuile d’Air
   *[any] tuile au choix
}
elemental-rift-second = { $second ->
    [fire] Feu
    [earth] Terre
    [water] Eau
   *[air] Air
}
elemental-rift-spell = { $spell ->
    [Wildfire] Brasier
    [Ashes] Cendres
    [Kindling] Petit bois
    [Scorch] Brûlure
    [Landslide] Éboulement
    [Sinkhole] Gouffre
    [Burrow] Terrier
    [Petrify] Pétrification
    [Undertow] Ressac
    [Driftwood] Bois flotté
    [Spring] Source
    [Current] Courant
    [Inspiration] Grande inspiration
    [Whirlwind] Tourbillon
    [Evaporate] Évaporation
    [Tempest] Tempête
   *[other] { $spell }
}
elemental-rift-card = { elemental-rift-spell } { $card }
elemental-rift-accolade = { $accolade ->
    [Pyre] Bûcher
    [Stone] Pierre
    [Tide] Marée
    [Gale] Bourrasque
    [Confluence] Grand confluent
   *[other] { $accolade }
}
elemental-rift-place = ligne { $row }, colonne { $column }

## What lies on the table

elemental-rift-rift = Faille
elemental-rift-supply = Réserve
elemental-rift-front = Devant soi
elemental-rift-accolades = Distinctions
elemental-rift-pile = Pioche
elemental-rift-discard-pile = Défausse
elemental-rift-linked = Plus grand groupe
elemental-rift-unseen = Cartes cachées
elemental-rift-turn-number = Tour { $turn }
elemental-rift-priority = priorité { $priority }
elemental-rift-cost = coûte { $decay } { $element ->
    [fire] Feu
    [earth] Terre
    [water] Eau
   *[air] Air
}
elemental-rift-ends = s’éteint à { $value } { elemental-rift-element }
elemental-rift-goal = { $element ->
    [any] des sorts d’au moins { $needs } éléments, et de plus d’éléments que tout autre
    [fire] au moins { $needs } sorts de Feu, et plus que tout autre
    [earth] au moins { $needs } sorts de Terre, et plus que tout autre
    [water] au moins { $needs } sorts d’Eau, et plus que tout autre
   *[air] au moins { $needs } sorts d’Air, et plus que tout autre
}

## Effects, a sentence for each word

elemental-rift-word-place = { $number ->
    [one] Posez { $number } tuile
   *[other] Posez { $number } tuiles
} { $element ->
    [fire] de Feu.
    [earth] de Terre.
    [water] d’Eau.
    [air] d’Air.
   *[any] au choix.
}
elemental-rift-word-transmute = { $number ->
    [one] Changez { $number } tuile
   *[other] Changez { $number } tuiles
} { $element ->
    [fire] de Feu
    [earth] de Terre
    [water] d’Eau
   *[air] d’Air
} en { elemental-rift-second }.
elemental-rift-word-swap = { $number ->
    [one] Échangez deux tuiles d’éléments différents.
   *[other] Échangez deux tuiles d’éléments différents, { $number } fois.
}
elemental-rift-word-move = { $number ->
    [one] Déplacez une tuile.
   *[other] Déplacez une tuile, { $number } fois.
}
elemental-rift-word-remove = { $number ->
    [one] Retirez { $number } tuile.
   *[other] Retirez { $number } tuiles.
}
elemental-rift-word-decay_group = { $element ->
    [fire] Un groupe lié de Feu se décompose.
    [earth] Un groupe lié de Terre se décompose.
    [water] Un groupe lié d’Eau se décompose.
    [air] Un groupe lié d’Air se décompose.
   *[any] Un groupe lié au choix se décompose.
}
elemental-rift-word-draw = { $number ->
    [one] Piochez { $number } carte.
   *[other] Piochez { $number } cartes.
}
elemental-rift-word-discard = { $number ->
    [one] Un autre joueur défausse { $number } carte au hasard.
   *[other] Un autre joueur défausse { $number } cartes au hasard.
}
elemental-rift-word-banish = Défaussez un sort adverse posé, de priorité { $number } ou moins.
elemental-rift-word-recall = Reprenez en main un autre de vos sorts.
elemental-rift-word-retrieve = Reprenez dans la défausse le dernier sort { $element ->
    [fire] de Feu.
    [earth] de Terre.
    [water] d’Eau.
   *[air] d’Air.
}
elemental-rift-word-retrieve-either = Reprenez dans la défausse le dernier sort { $element ->
    [fire] de Feu
    [earth] de Terre
    [water] d’Eau
   *[air] d’Air
} ou { $second ->
    [fire] de Feu.
    [earth] de Terre.
    [water] d’Eau.
   *[air] d’Air.
}

## What is expected. $left: how many more.

elemental-rift-ask-over = La partie est finie.
elemental-rift-ask-element = { $left ->
    [one] Ajoutez une tuile : de quel élément ?
   *[other] Ajoutez { $left } tuiles : de quel élément est la première ?
}
elemental-rift-ask-square = Où va la { elemental-rift-tile } ?
elemental-rift-ask-decay = La faille est pleine : quel élément se décompose ?
elemental-rift-ask-replacement = { $left ->
    [one] Où vient la { elemental-rift-tile } ?
   *[other] Où viennent les { $left } tuiles ({ elemental-rift-element }) ? Elles ne doivent pas se toucher.
}
elemental-rift-ask-spell = Jouer un sort ?
elemental-rift-ask-cost = { $left ->
    [one] { elemental-rift-card } : quelle tuile paie ?
   *[other] { elemental-rift-card } : quelles { $left } tuiles liées paient ?
}
elemental-rift-ask-transmuted = { $left ->
    [one] Quelle tuile est changée ?
   *[other] Quelles { $left } tuiles sont changées ?
}
elemental-rift-ask-swapped = Quelle tuile est échangée ?
elemental-rift-ask-partner = Avec laquelle échanger la tuile en { elemental-rift-place } ?
elemental-rift-ask-lifted = Quelle tuile se déplace ?
elemental-rift-ask-put_down = Où va la { elemental-rift-tile } ?
elemental-rift-ask-removed = { $left ->
    [one] Quelle tuile est retirée ?
   *[other] Quelles { $left } tuiles sont retirées ?
}
elemental-rift-ask-group = Quel groupe se décompose ?
elemental-rift-ask-player = Qui perd une carte de sa main ?
elemental-rift-ask-banished = Quel sort est banni ?
elemental-rift-ask-recalled = Lequel de vos sorts reprenez-vous ?
elemental-rift-ask-retrieved = Un sort de quel élément reprenez-vous dans la défausse ?
elemental-rift-ask-end = Défaussez jusqu’à deux cartes, ou prenez une distinction.
elemental-rift-ask-discard = Défausser une autre carte ?

## What can be chosen

elemental-rift-finish-spells = Ne plus jouer de sorts
elemental-rift-finish-turn = Finir le tour
elemental-rift-finish-discards = Ne plus défausser
elemental-rift-play = Jouer { elemental-rift-card }
elemental-rift-discard = Défausser { elemental-rift-card }
elemental-rift-take = { $held ->
    [yes] Prendre { elemental-rift-accolade } à qui l’a
   *[no] Prendre { elemental-rift-accolade }
}
elemental-rift-choose-element = { elemental-rift-element }
elemental-rift-choose-square = Poser { elemental-rift-element } en { elemental-rift-place }
elemental-rift-choose-decay = { elemental-rift-element } se décompose
elemental-rift-choose-replacement = { elemental-rift-element } en { elemental-rift-place }
elemental-rift-choose-cost = Payer avec la { elemental-rift-tile } en { elemental-rift-place }
elemental-rift-choose-transmuted = Changer la { elemental-rift-tile } en { elemental-rift-place }
elemental-rift-choose-swapped = Échanger la { elemental-rift-tile } en { elemental-rift-place }
elemental-rift-choose-partner = Avec la { elemental-rift-tile } en { elemental-rift-place }
elemental-rift-choose-lifted = Soulever la { elemental-rift-tile } en { elemental-rift-place }
elemental-rift-choose-put_down = Reposer { elemental-rift-element } en { elemental-rift-place }
elemental-rift-choose-removed = Retirer la { elemental-rift-tile } en { elemental-rift-place }
elemental-rift-choose-group = { $count ->
    [one] La { elemental-rift-tile } en { elemental-rift-place }
   *[other] Le groupe de { $count } { elemental-rift-element } en { elemental-rift-place }
}
elemental-rift-choose-player = Joueur { $player }
elemental-rift-choose-banished = Bannir { elemental-rift-card }
elemental-rift-choose-recalled = Reprendre { elemental-rift-card }
elemental-rift-choose-retrieved = Le dernier sort : { elemental-rift-element }

## What happened

elemental-rift-started = { $who ->
    [you] Vous commencez.
   *[they] { $name } commence.
}
elemental-rift-laid = { elemental-rift-element } en { elemental-rift-place }.
elemental-rift-turn = Tour { $turn } : { $who ->
    [you] à vous.
   *[they] { $name }.
}
elemental-rift-drew = { $who ->
    [you] Vous piochez { elemental-rift-card }.
   *[they] { $name } pioche { elemental-rift-card }.
}
elemental-rift-drew-unseen = { $who ->
    [you] Vous piochez une carte.
   *[they] { $name } pioche une carte.
}
elemental-rift-drew-cards = { $who ->
    [you] Vous piochez { $cards }.
   *[they] { $name } pioche { $cards }.
}
elemental-rift-drew-cards-unseen = { $who ->
    [you] Vous piochez { $count } cartes.
   *[they] { $name } pioche { $count } cartes.
}
elemental-rift-placed = { $who ->
    [you] Vous posez { elemental-rift-element } en { elemental-rift-place }.
   *[they] { $name } pose { elemental-rift-element } en { elemental-rift-place }.
}
elemental-rift-decayed = { elemental-rift-element } se décompose en { elemental-rift-place }.
elemental-rift-grew = { elemental-rift-element } vient en { elemental-rift-place }.
elemental-rift-played = { $who ->
    [you] Vous jouez { elemental-rift-card }.
   *[they] { $name } joue { elemental-rift-card }.
}
elemental-rift-resolved = { elemental-rift-card } prend effet.
elemental-rift-triggered = { $who ->
    [you] Votre sort { elemental-rift-card } s’éteint : { $linked } tuiles liées ({ elemental-rift-element }).
   *[they] Le sort { elemental-rift-card } de { $name } s’éteint : { $linked } tuiles liées ({ elemental-rift-element }).
}
elemental-rift-transmuted = { elemental-rift-element } en { elemental-rift-place } devient { $becomes ->
    [fire] Feu
    [earth] Terre
    [water] Eau
   *[air] Air
}.
elemental-rift-swapped = { elemental-rift-element } en { elemental-rift-place } change de place avec { $other ->
    [fire] Feu
    [earth] Terre
    [water] Eau
   *[air] Air
} en ligne { $to_row }, colonne { $to_column }.
elemental-rift-moved = La { elemental-rift-tile } se déplace : { elemental-rift-place } → ligne { $to_row }, colonne { $to_column }.
elemental-rift-removed = La { elemental-rift-tile } est retirée, { elemental-rift-place }.
elemental-rift-lost = { $who ->
    [you] Vous perdez { elemental-rift-card } de votre main.
   *[they] { $name } perd { elemental-rift-card } de sa main.
}
elemental-rift-banished = { $who ->
    [you] Votre sort { elemental-rift-card } est banni.
   *[they] Le sort { elemental-rift-card } de { $name } est banni.
}
elemental-rift-recalled = { $who ->
    [you] Vous reprenez { elemental-rift-card } en main.
   *[they] { $name } reprend { elemental-rift-card } en main.
}
elemental-rift-retrieved = { $who ->
    [you] Vous reprenez { elemental-rift-card } dans la défausse.
   *[they] { $name } reprend { elemental-rift-card } dans la défausse.
}
elemental-rift-discarded = { $who ->
    [you] Vous défaussez { elemental-rift-card }.
   *[they] { $name } défausse { elemental-rift-card }.
}
elemental-rift-took = { $who ->
    [you] Vous prenez { elemental-rift-accolade }{ $held ->
        [yes] {" "}à un autre joueur
       *[no] {""}
    } !
   *[they] { $name } prend { elemental-rift-accolade }{ $held ->
        [yes] {" "}à un autre joueur
       *[no] {""}
    } !
}
elemental-rift-reshuffled = { $count ->
    [one] La défausse, { $count } carte, devient la nouvelle pioche.
   *[other] La défausse, { $count } cartes, est mélangée et devient la nouvelle pioche.
}
elemental-rift-ended = { $who ->
    [you] Vous gagnez{ $reason ->
        [accolades] {" "}avec deux distinctions !
       *[turns] {" "}: vous avez le plus de distinctions après le dernier tour !
    }
    [nobody] Après le dernier tour, personne n’a le plus de distinctions : match nul.
   *[they] { $name } gagne{ $reason ->
        [accolades] {" "}avec deux distinctions.
       *[turns] {" "}avec le plus de distinctions après le dernier tour.
    }
}

## Help in a terminal

elemental-rift-help-table = Chaque lettre est une tuile : F Feu, E Terre, W Eau, A Air ; lignes et colonnes sont numérotées aux bords.
    Un sort montre son coût, ce qui l’éteint, et combien de tuiles liées il manque encore pour cela.
elemental-rift-deck-note = Le paquet est reconstitué : les sorts imprimés ne sont pas connus ici.
