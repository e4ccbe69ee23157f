# Elements, dans les mots de ses règles.
#
# $card est le nom d'une carte dans le code, $value ses points, $limit la somme de la chaîne.
# Dans le récit, $who dit de qui il s'agit (you, they) et $name est son nom.

elements-element = { $card ->
    [wood] Bois
    [fire] Feu
    [earth] Terre
    [metal] Métal
    [water] Eau
    [yin_yang] Yin-Yang
   *[other] { $card }
}
elements-card = { elements-element } { $value }

## Ce qu'il y a sur la table

elements-chain = Chaîne
elements-limit = Limite
elements-sum = Total
elements-front = Devant
elements-aside = Défaussées
elements-unseen = Pas vues
elements-score = Points
elements-no-chain = encore vide

## Ce qu'on attend. $can : reveal, ou not ; $held : cartes restant en main.

elements-ask-over = Le match est terminé.
elements-ask = { $can ->
    [reveal] Votre total est de { $sum }, la limite de { $limit } : vous pouvez révéler.
    [foolish] Votre total est de { $sum }, la limite de { $limit } : révéler maintenant ferait perdre la manche.
    [must] Votre total est de { $sum }, la limite de { $limit } : il ne vous reste qu’à révéler.
   *[not] Votre total est de { $sum }, la limite de { $limit } : c’est trop pour révéler.
} { $held ->
    [0] Votre main est vide.
   *[other] Que faites-vous ?
}

## Ce qu'on peut choisir

elements-play = Jouer { elements-card }
elements-take = Prendre { elements-card }
elements-discard = Défausser un Yin-Yang
elements-reveal = Révéler
elements-surrender = Abandonner la manche

## Ce qui s'est passé

elements-round = Manche { $round } : { $who ->
    [you] à vous de commencer.
   *[they] { $name } commence.
}
elements-drew = { $who ->
    [you] Vous recevez { elements-card }.
   *[they] { $name } reçoit { elements-card }.
}
# Plusieurs cartes à la fois ; $cards est leur liste.
elements-drew-cards = { $who ->
    [you] Vous recevez { $cards }.
   *[they] { $name } reçoit { $cards }.
}
elements-played = { $who ->
    [you] Vous jouez { elements-card }. Limite { $limit }.
   *[they] { $name } joue { elements-card }. Limite { $limit }.
}
elements-took = { $who ->
    [you] Vous prenez { elements-card }. Limite { $limit }.
   *[they] { $name } prend { elements-card }. Limite { $limit }.
}
elements-discarded = { $who ->
    [you] Vous défaussez un Yin-Yang.
   *[they] { $name } défausse un Yin-Yang.
}
elements-revealed = { $who ->
    [you] Vous révélez à une limite de { $limit } !
   *[they] { $name } révèle à une limite de { $limit } !
}
elements-opened = { $who ->
    [you] Vous montrez { elements-card }.
   *[they] { $name } montre { elements-card }.
}
elements-opened-cards = { $who ->
    [you] Vous montrez { $cards }.
   *[they] { $name } montre { $cards }.
}
elements-counted = { $who ->
    [you] Votre total est de { $sum }, la limite de { $limit }.
   *[they] Le total de { $name } est de { $sum }, la limite de { $limit }.
}
elements-surrendered = { $who ->
    [you] Vous abandonnez la manche.
   *[they] { $name } abandonne la manche.
}
# $reason : more, over (l'autre total), equal, miscount (de l'autre), surrender.
elements-scored = { $who ->
    [you] Vous marquez
   *[they] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $reason ->
    [more] le plus haut total l’emporte.
    [over] l’autre total dépasse la limite.
    [equal] à égalité, qui a révélé perd.
    [miscount] l’adversaire a révélé au-dessus de la limite.
   *[surrender] l’adversaire a abandonné la manche.
}
elements-ended = { $who ->
    [you] Vous gagnez le match !
   *[they] { $name } gagne le match.
}

## L'aide dans un terminal

elements-help-table = La chaîne est entre vous, sa dernière carte à droite ; sa somme est la limite.
    ● est un point de votre total, ○ un point encore libre, ┃ la limite : à sa droite, c’est trop · ◆ un point gagné.

## On the page

# $name est celui qui joue.
elements-wait = { $name } choisit.
elements-ask-uncounted = La limite est { $limit }. Que faites-vous ?
# $deed dit ce qui serait choisi.
elements-sure = { $deed } ? Appuyez sur { table-done }, ou choisissez autrement.
elements-lifted = { elements-card } : déposez la carte sur la chaîne.
elements-then-limit = La limite passe à { $limit }.
elements-then-sum = Votre total passe à { $sum }, la limite à { $limit } : { elements-state }.
elements-then-discard = Votre total passe à { $sum }, la limite reste { $limit } : { elements-state }.
elements-then-discard-uncounted = La limite reste { $limit }.
elements-then-reveal = Les deux mains sont ouvertes et comptées.
elements-then-miscount = Votre total dépasse la limite : la manche serait perdue.
elements-then-surrender = { $name } marque { $points } et commence la manche suivante.
# $state : within, exact, over ; $by est l'écart entre total et limite.
elements-state = { $state ->
    [within] { $by } de marge
    [exact] la limite exacte
   *[over] { $by } de trop
}
elements-miscounted = Recomptez : vous dépassez la limite.
elements-hand = Main
elements-your-sum = votre total
elements-count-hide = Cacher mon total : je compte
elements-count-show = Compter pour moi
elements-unseen-about = Dans l’autre main ou de côté :
elements-take-short = Prendre
elements-discard-short = Défausser
elements-surrender-short = Abandonner
elements-label-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
elements-label-held = { $name } tient { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
elements-label-chain = Chaîne, de sa première carte à celle du dessus
elements-label-link = { $card } – { $name }
elements-label-top = { $card } au-dessus – { $name }
elements-label-empty = Chaîne vide
elements-label-limit = Limite { $limit }
elements-label-front = { $name }, devant : { $sum }
elements-label-sum = Votre total { $sum }, limite { $limit } : { elements-state }
elements-label-sum-of = { $name } : { $sum }
elements-label-discards = Yin-Yang défaussés par { $name } : { $count }
elements-label-aside = De côté, pas vues : { $count }
elements-label-score = { $name } : { $score } points sur { $goal }
elements-label-score-endless = { $name } : { $score } points
elements-can-play = peut être jouée
elements-can-take = peut être prise
elements-can-put = { $card } : la poser ici
elements-label-picked = en main
elements-label-would = { $card } serait ici
# À côté du nom de qui finit la manche. $how : revealed, surrendered.
elements-role = { $how ->
    [revealed] révèle
   *[surrendered] abandonne
}
elements-round-number = Manche { $round }
# La fin d'une manche en une ligne. $winner et $loser sont des totaux.
elements-verdict = { $who ->
    [you] Vous gagnez la manche
   *[they] { $name } gagne la manche
} : { $reason ->
    [more] { $winner } contre { $loser }.
    [over] { $loser } dépasse la limite de { $limit }.
    [equal] { $winner } partout, et à égalité qui révèle perd.
    [miscount] { $loser } dépasse la limite de { $limit }, erreur de compte.
   *[surrender] l’autre côté abandonne.
}
elements-opening = { $who ->
    [you] Vous révélez.
   *[they] { $name } révèle.
}
elements-help-drag = Touchez une carte, puis la chaîne, ou faites-la glisser. Touchez la carte du dessus pour la prendre.
elements-help-t = T : prendre la carte du dessus
elements-help-x = X : défausser un Yin-Yang
elements-help-r = R : révéler
elements-help-s = S : abandonner la manche
