# La table dans le navigateur. $name est le nom d'un joueur ; $who dit qui c'est : you, they.
# $guild est la guilde dans le code, $number le chiffre d'une carte ; $location est un nombre
# romain : I, II, III…

## À toute table

table-player = Joueur { $number }
table-done = Terminer
table-undo = Annuler
table-cancel = Reposer
table-confirm = Cela finit votre tour : appuyez sur Terminer, ou choisissez autrement.
table-waits = attend
table-thinks = réfléchit…
table-your-turn = votre action
table-away = hors ligne
table-to-move = joue
table-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
table-watching = Vous regardez.
table-lost = Connexion perdue. Nouvel essai…
table-menu = Menu
table-close = Fermer
table-rules = Règles
table-settings = Réglages
table-home = Vers l’accueil
table-sound-on = Activer les sons
table-sound-off = Couper les sons

table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-sat = { $name } s’assied.
table-log-started = La partie commence.
table-log-undo = { $who ->
    [you] Vous annulez un choix.
   *[they] { $name } annule un choix.
}
table-log-resigned = { $who ->
    [you] Vous abandonnez.
   *[they] { $name } abandonne.
}
table-log-flagged = { $who ->
    [you] Votre temps est écoulé.
   *[they] Le temps de { $name } est écoulé.
}

table-hint = Conseil
table-hint-again = Redemander
table-hint-none = Les conseils se donnent quand c’est à vous.

table-chat = Discussion
table-chat-say = Dites quelque chose
table-chat-send = Envoyer
table-chat-empty = Personne n’a encore rien dit.
table-chat-mute = Masquer la discussion
table-chat-unmute = Afficher la discussion
table-chat-muted = La discussion est masquée.
table-chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-hello = Bonjour !
chat-luck = Bonne chance !
chat-well = Bien joué !
chat-oops = Oups.
chat-thinking = Je réfléchis…
chat-thanks = Merci !
chat-again = Encore une partie ?
chat-bye = Je dois partir.

table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-resign-yes = Oui, j’abandonne
table-resign-no = Continuer

table-clock-left = { $name } : encore { $time }

table-pass = Passez l’appareil à { $name }.
table-pass-about = La main reste cachée tant que vous n’appuyez pas.
table-pass-ready = Je suis { $name }

table-sit = S’asseoir et jouer
table-not-here = Cette table ne peut pas être montrée.

## La fin

table-won = { $who ->
    [you] Vous gagnez !
    [they] { $name } gagne.
   *[nobody] Égalité.
}
table-how = { $how ->
    [resigned] Par abandon.
    [flagged] Au temps.
   *[played] { $own } : { $other }
}
table-rematch = Revanche
table-rematch-ready = Vers la revanche
table-replay = Revoir
table-export = Enregistrer la partie
table-fair = Le hasard était-il juste ?
table-fair-about = Cette clé, fixée avant la première carte, a décidé de tous les mélanges. Le serveur en a montré l’empreinte alors et la clé maintenant ; « elementarium replay --verify » vérifie les deux sur la partie enregistrée.
table-fair-commitment = Empreinte
table-fair-key = Clé

## Aide

table-help = Touches
table-help-arrows = Flèches : parcourir la main et la table
table-help-enter = Entrée ou espace : choisir
table-help-escape = Échap : reposer, passer, fermer
table-help-d = D : terminer
table-help-u = U : annuler
table-help-c = C : Contrôler & Piocher
table-help-h = H : conseil
table-help-l = L : journal
table-help-look = Pointez, ou appuyez longuement, pour voir ce qui arriverait.
table-help-drag = Touchez une carte, puis un site ou un élémentaire ; ou faites-la glisser.

## Riftforce : ce que l’autre côté choisit

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

## Riftforce : une carte en main, et ce que ferait un choix, en peu de mots

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

## Riftforce : le choix des guildes

riftforce-draft-about = Chaque guilde apporte neuf élémentaires : quatre 5, trois 6, deux 7.
riftforce-draft-sure = { riftforce-guild } : prenez-la, ou choisissez-en une autre.
riftforce-draft-take = Choisissez un invocateur
riftforce-draft-pick = votre choix
riftforce-draft-perhaps = { riftforce-guild } ?

## Riftforce : les mots de la table, aussi pour qui l’écoute

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
riftforce-label-life = encore { $left } points de vie sur { $number }
riftforce-label-row = rang { $row }
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
