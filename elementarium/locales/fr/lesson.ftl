# La première leçon : que faire maintenant et pourquoi, en 140 caractères au plus.

## Premier tour : jouer trois cartes de même chiffre

lesson-play-number = Bienvenue ! Votre côté est sous la Faille. Jouez jusqu’à trois cartes de même chiffre. Commencez par Feu 5.
lesson-play-middle = Placez-le au milieu, face à Glace.
lesson-play-second = Ensuite, une carte de même chiffre ou de même guilde : Eau 5.
lesson-play-beside = Toutes sur un site, ou chacune à côté des autres : placez Eau sur le site II.
lesson-play-third = Le 5 est leur point commun. Encore un : Lumière 5.
lesson-play-run = Sans trou : placez Lumière sur le site IV. Trois cartes, et le tour finit.

## Deuxième tour : activer par guilde

lesson-guild-discard = Terre arrive et blesse votre Lumière. Défaussez Cristal 7 pour activer vos Cristaux.
lesson-guild-left = Cristal : 4 dégâts au premier ennemi, le plus près de la Faille. Activez celui de gauche.
lesson-guild-right = Jusqu’à trois peuvent agir, où qu’ils soient. Au tour du Cristal de droite.

## Troisième tour : activer par chiffre, détruire et marquer

lesson-number-discard = Les dégâts restent. Défaussez Eau 6 : son chiffre active vos 6.
lesson-number-destroy = Terre n’a plus que 2 points de vie. Activez le Cristal de gauche : un ennemi détruit vaut 1 point.
lesson-number-excess = À Plante maintenant. Les dégâts en trop sont perdus, mais le point est à vous.

## Quatrième tour : Contrôler & Piocher

lesson-check = Aucun ennemi sur les sites I et V : vous les contrôlez. Contrôler & Piocher : 1 point chacun, puis piochez jusqu’à 7.

## Cinquième tour : trois guildes par un chiffre

lesson-mixed-discard = 11 points, et la partie se joue en 12. Feu, Eau et Lumière portent un 5 : défaussez Cristal 5.
lesson-mixed-fire = D’abord Feu : 3 dégâts à Glace. Derrière lui, aucun allié à brûler.
lesson-mixed-water = Puis Eau : elle frappe Ombre ici, se déplace et frappe là-bas.
lesson-mixed-move = Il reste 1 point de vie à Glace. Amenez Eau sur le site III, et tous deux tombent : deux points !
lesson-mixed-light = 13 points ! Lumière peut encore agir : elle frappe Terre, puis elle soigne.
lesson-mixed-heal = Choisissez un allié blessé. C’est Lumière elle-même qui en a le plus besoin.
lesson-won = Vous gagnez, 13 à 8 ! Voilà tout le jeu. Chaque guilde a sa capacité : essayez-les toutes.

## Elements, première manche : jouer, défausser, prendre, révéler

lesson-elements-play = Bonjour ! Le milieu est vide : la limite est de 0, votre total de 26. Jouez un Yin-Yang : 6 de moins pour vous, 6 de plus pour elle.
lesson-elements-discard = La limite est de 11, votre total de 20. Défaussez un Yin-Yang : 6 de moins pour vous, et la limite ne bouge pas.
lesson-elements-within = 14, et la limite est de 12 : presque ! Jouez Terre 3, et vous ne la dépassez plus.
lesson-elements-take = Vous pouvez révéler, mais les trois cartes cachées valent peut-être plus que vos 11. Prenez Métal 4 : total en hausse, limite en baisse.
lesson-elements-reveal = 15, la limite exacte. Et deux cartes valent 12 au plus : vous avez plus, c’est sûr. Révélez !

## Elements, deuxième manche : totaux égaux

lesson-elements-again = 2 points ! Nouvelle manche, le gagnant commence. Jouez un Yin-Yang.
lesson-elements-surrender = 20 dépasse la limite. Abandonner coûte 1 point, une révélation perdue 2. Mais rien n’est perdu : jouez Eau 5.
lesson-elements-won = 15 contre 15 : à égalité, qui a révélé perd. Vous gagnez, 6 à 3 ! À vous de jouer, maintenant.

## Elemental Rift, premier tour : ajouter, lier, jouer, prendre

lesson-rift-add = Bienvenue ! La faille compte moins de dix tuiles : votre tour commence par en ajouter deux. Prenez Feu dans la réserve.
lesson-rift-link = Posez-la au-dessus du Feu de gauche. Les tuiles voisines d’un même élément sont liées : un groupe de deux.
lesson-rift-second = La Source de Gaia s’éteint dès que trois Terre sont liées. Prenez Terre.
lesson-rift-trigger = Posez-la sous la Terre de gauche : trois sont liées, son sort s’en va. Puis vous piochez jusqu’à trois cartes.
lesson-rift-play = Les sorts, maintenant. Petit bois coûte deux Feu liés, et vous les avez. Jouez-le.
lesson-rift-grow = Les deux Feu se décomposent, moitié moins de Terre vient : le Feu devient Terre. Posez-la près des autres Terre.
lesson-rift-effect = Petit bois a changé deux Air en Feu ; il reste devant vous. Le reste peut attendre : ne jouez plus de sort.
lesson-rift-accolade = Vous avez joué un sort, et trois sorts de Feu sont devant vous, plus que tout autre. Prenez Bûcher.

## Deuxième tour : décomposer, payer, prendre

lesson-rift-decay = Dix tuiles : toutes celles d’un élément se décomposent. Il vous faut de l’Air, et l’Eau devient Air. Choisissez Eau.
lesson-rift-apart = Quatre Eau partent, deux Air viennent à leur place sans se toucher. D’abord la case en haut à droite.
lesson-rift-below = Puis la case de la rangée du bas, à côté de la Terre.
lesson-rift-air = Grande inspiration coûte un Air. Avec elle, des sorts des quatre éléments sont devant vous. Jouez-la.
lesson-rift-pay = N’importe quel Air peut payer. Choisissez celui du bas : il devient Feu.
lesson-rift-enough = Vous avez pioché deux cartes. Gare à vos sorts : quatre Feu liés en éteindraient deux. Ne jouez plus.
lesson-rift-confluence = Les quatre éléments, plus que Gaia : prenez Grand confluent. Qui commence un tour avec deux distinctions gagne.
lesson-rift-won = Votre tour commence, et vous avez 2 distinctions, Gaia 0 : gagné ! À vous de jouer maintenant.
