# L'entraîneur d'une partie en solo de Riftforce.
#
# $guild, $number, $location et $row comme dans riftforce.ftl ; $plan est « control » ou trois chiffres,
# 5-5-6, dont celui du bot qui agit est entre crochets.

## Ce qui est attendu du joueur pendant que l'entraîneur agit

riftforce-trainer-ask-plan = { $plan ->
    [control] Tour de l’entraîneur : son prochain bot arrive au site { $location }, puis il marque son contrôle.
   *[other] Tour de l’entraîneur : son prochain bot arrive au site { $location }, puis les { $plan } attaquent.
}
riftforce-trainer-ask-bot = L’entraîneur attaque, { $plan } : choisissez le bot qui frappe.
riftforce-trainer-ask-vantage = Le bot { riftforce-card } du site { $location } se déplace avant de frapper (&) : choisissez où.
riftforce-trainer-ask-damaged_ally = Le bot { riftforce-card } du site { $location } agit (&) : choisissez le bot qui perd d’abord 1 dégât.
riftforce-trainer-ask-prey = Le bot { riftforce-card } du site { $location } frappe à côté et attire sa victime : choisissez le site où il frappe.
riftforce-trainer-ask-neighbour = Votre élémentaire { riftforce-card } du site { $location } est frappé et repoussé : choisissez où.
riftforce-trainer-ask-most_damaged = Le bot { riftforce-card } frappe sur le site { $location } : choisissez lequel des vôtres.

## Ce qu'on peut choisir

riftforce-plan = Exécuter le plan de l’entraîneur
riftforce-trainer-at-vantage = Vers le site { $location }
riftforce-trainer-at-prey = Il frappe sur le site { $location }
riftforce-trainer-at-neighbour = Le mien va au site { $location }
riftforce-trainer-activate = Le bot { riftforce-card } (site { $location }, rang { $row })
riftforce-trainer-heal = 1 dégât de moins au bot { riftforce-card } (site { $location }, rang { $row })
riftforce-trainer-strike = Il frappe mon { riftforce-card } (site { $location }, rang { $row })

## Ce qui s'est passé

riftforce-foreseen = { $plan ->
    [control] Prochain plan ({ $name }) : contrôle, un bot au site { $location }.
   *[other] Prochain plan ({ $name }) : attaque { $plan }, un bot au site { $location }.
}
riftforce-planned = { $plan ->
    [control] { $name } exécute son plan : contrôle, un bot au site { $location }.
   *[other] { $name } exécute son plan : attaque { $plan }, un bot au site { $location }.
}
riftforce-skipped = { $name } : aucun bot de chiffre { $number } ne peut infliger de dégât, on passe.

## Les défis : ce que font les bots de chaque chiffre. $challenge : chiffre et étoiles.

riftforce-challenge = { $challenge ->
    [five-1] 2 dégâts à votre premier élémentaire ici.
    [five-2] 2 dégâts à votre dernier élémentaire ici ; s’il est détruit, frappe encore une fois.
    [five-3] 2 dégâts à votre premier élémentaire ici, 1 au deuxième.
    [five-4] 2 dégâts à votre élémentaire le plus endommagé ici.
    [six-1] 3 dégâts à votre dernier élémentaire ici.
    [six-2] 3 dégâts à votre premier élémentaire d’un site adjacent ; il se déplace sur le site du bot.
    [six-3] 3 dégâts à votre premier élémentaire ici ; il se déplace sur un site adjacent.
    [six-4] 3 dégâts à votre premier élémentaire ici.
    [seven-1] 2 dégâts à votre premier élémentaire de chaque site adjacent.
    [seven-2] 2 dégâts à votre premier et 2 à votre dernier élémentaire ici.
    [seven-3] 3 dégâts à votre premier élémentaire ici, 1 à chacun des autres.
    [seven-4] 5 dégâts à votre dernier élémentaire ici.
   *[other] { $challenge }
}
# $by : la face de la carte &.
riftforce-stronger = { $by ->
    [move] D’abord le bot se déplace sur un autre site d’où il peut frapper.
   *[mend] D’abord un bot au choix perd 1 dégât.
}

## À la table, dans un terminal

riftforce-plan-now = Plan
riftforce-plan-next = Puis
riftforce-plan-attack = attaque
riftforce-plan-control = contrôle
riftforce-plan-at = { $plan }, bot en { $location }
riftforce-bots-pile = bots à venir : { $count }
riftforce-bots-discards = détruits : { $count }
riftforce-help-trainer = L’entraîneur ne décide rien : après votre action, vous exécutez son plan, et là où plusieurs bots, cibles ou sites sont possibles, c’est vous qui choisissez. Un bot qui ne peut infliger aucun dégât n’est pas activé. Les bots n’ont pas de pouvoir de guilde et valent 1 chacun.

## L'échelle : des entraîneurs, du facile au redoutable

riftforce-ladder = Entraîneurs
riftforce-ladder-column-name = Nom
riftforce-ladder-column-stars = Défis
riftforce-ladder-column-won = Battu par les agents
riftforce-ladder-next = Battu ! Votre prochain entraîneur : { $name } ({ $challenges }). Pour jouer : { $command }
riftforce-ladder-top = Battu ! C’était le dernier des entraîneurs : il n’y a pas plus fort.
riftforce-ladder-name = { $trainer ->
    [first] Premiers pas
    [apprentice] Apprenti
    [pupil] Élève
    [fencer] Escrimeur
    [puller] Pêcheur
    [drover] Bouvier
    [veteran] Vétéran
    [strategist] Stratège
    [champion] Champion
    [warden] Gardien de la faille
    [storm] Tempête
   *[nightmare] Cauchemar
}

## Sur la page : ce que choisit quelqu'un d'autre

riftforce-wait-plan = { $name } exécute le plan de l’entraîneur.
riftforce-wait-vantage = { $name } choisit où va le bot.
riftforce-wait-bot = { $name } choisit le bot qui frappe.
riftforce-wait-most_damaged = { $name } choisit qui le bot frappe.

## Sur la page : le côté de l’entraîneur

riftforce-can-trainer-activate = peut être choisi pour frapper
riftforce-can-trainer-heal = peut perdre 1 dégât
riftforce-can-trainer-strike = peut être frappé
riftforce-trainer-confirm = Cela termine le tour de l’entraîneur : appuyez sur Terminer, ou choisissez autrement.
riftforce-trainer-acts = exécute son plan
riftforce-bots = bots
riftforce-trainer-does = Ce que font les bots
riftforce-label-challenge = { $number }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
# $mark : ce qu’est devenu un nombre du plan : done, skipped, now, later.
riftforce-plan-mark = { $mark ->
    [done] fait
    [skipped] passé
    [now] maintenant
   *[later] à venir
}
riftforce-plans = Les plans de l’entraîneur
riftforce-plans-unseen = Encore dans la pile, dans un ordre inconnu
riftforce-plans-about = La pile est face visible : trois attaques, puis un contrôle, cinq fois ; puis tout recommence.
riftforce-plans-reconstructed = Les faces du paquet imprimé ne sont connues qu’en partie : celui-ci est reconstitué.
riftforce-draft-solo = Gardez quatre de ces six invocateurs. L’entraîneur en reçoit quatre parmi les autres.

## Sur la page : choisir un entraîneur

riftforce-trainer-choose = Votre entraîneur
riftforce-trainer-of = Les bots qui portent un { $number }
riftforce-trainer-and = La carte &
riftforce-trainer-and-none = Sans
riftforce-trainer-and-number = Sur les { $number }
riftforce-trainer-face = { $by ->
    [move] Ils se déplacent
   *[mend] Ils soignent
}
riftforce-trainer-face-legend = Ce que fait &
riftforce-trainer-beaten = battu
riftforce-trainer-next = le prochain
riftforce-trainer-own = Le vôtre
# $level : gentle, friendly, demanding, hard, frightening.
riftforce-trainer-level = { $level ->
    [gentle] doux
    [friendly] aimable
    [demanding] exigeant
    [hard] rude
   *[frightening] effrayant
}
# $won : sur dix parties.
riftforce-trainer-share = Sur dix parties, nos programmes en gagnent { $won }.
riftforce-trainer-other = Un autre entraîneur
# Le titre du chapitre dans les règles.
riftforce-rules-solo = Seul contre l’entraîneur

## Sur la page : un entraîneur est battu

riftforce-stars-won = { $stars ->
    [one] { $stars } étoile gagnée
   *[other] { $stars } étoiles gagnées
}
riftforce-next-trainer = Au suivant : { $name }
riftforce-last-trainer = C’était le dernier des entraîneurs : il n’y a pas plus fort.
