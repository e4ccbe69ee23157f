# Les pages autour de la table : accueil, nouvelle table, parties, relecture, règles, leçon, réglages.

page-skip = Aller au contenu
page-navigation = Pages
page-home = Vers l’accueil
page-games = Mes parties
page-rules = Règles
page-settings = Réglages
page-language = Langue
# $theme est le thème actuel : auto, dark, light, contrast.
page-theme-next = Thème : { settings-theme-name }. Appuyez pour changer.
page-waiting = Un instant…
page-again = Réessayer
page-trouble = Cela n’a pas marché
page-offline = Pas de connexion au serveur. Ce que vous voyez est peut-être ancien ; nous réessayons.
page-lost = Il n’y a rien ici
page-lost-about = Aucune page à cette adresse. Le lien a peut-être été coupé.
page-guest = Invité
page-seat-open = place libre

## Accueil

start-lead = Trois jeux d’éléments. Une table, la nuit.
start-play = Jouer
start-setting = On dresse la table…
start-game = Jeu
start-against = { $players ->
    [2] Votre adversaire
   *[other] La force de l’ordinateur
}
start-friend = { $players ->
    [2] Inviter un ami
   *[other] Inviter des amis
}
start-screen = { $players ->
    [2] À deux ici
   *[other] Tous ici
}
start-lesson = Première leçon
start-more = Plus de choix
start-games = Jeux
start-learn = Lire les règles
start-riftforce = Riftforce
start-riftforce-players = 1 à 4 joueurs
start-riftforce-blurb = Des guildes d’élémentaires des deux côtés d’une Faille. Une action par tour : jouer, activer ou piocher.
start-elements = Elements
start-elements-players = 2 joueurs
start-elements-blurb = Seize cartes et du sang-froid. Montez la limite, restez dessous et sachez quand dévoiler.
start-elemental-rift = Elemental Rift
start-elemental-rift-players = 2 à 4 joueurs
start-elemental-rift-blurb = Posez des tuiles, laissez-les se décomposer, lancez les sorts qu’elles nourrissent. Commencez un tour avec deux distinctions, et c’est gagné.

## Une nouvelle table

new-title = Nouvelle table
new-mode = Combien de joueurs ?
new-players = { $players } joueurs
# $deck: reconstructed, or the name of another.
new-deck = { $deck ->
    [reconstructed] Jeu reconstitué
   *[other] { $deck }
}
new-reconstructed = Le jeu de cartes est reconstitué : les sorts imprimés ne sont pas connus ici, coûts, effets et distinctions sont donc les nôtres.
new-mode-duel = Duel
new-mode-duel-about = Un contre un, cinq sites.
new-mode-team4 = Deux contre deux
new-mode-team4-about = Quatre joueurs, six sites, un partenaire dont vous ne voyez pas la main.
new-mode-team3 = Deux contre un
new-mode-team3-about = Trois joueurs ; qui est seul agit deux fois par tour de table.
new-mode-solo = Seul
new-mode-solo-about = Contre l’entraîneur et ses plans.
new-with = Qui joue ?
new-with-computer = L’ordinateur
new-with-computer-about = À toute heure, de toute force.
new-with-friend = { $players ->
    [2] Un ami
   *[other] Des amis
}
new-with-friend-about = { $players ->
    [2] Vous recevez un lien à envoyer.
   *[other] Vous recevez un lien à envoyer ; l’ordinateur peut prendre d’autres places.
}
new-with-screen = { $players ->
    [2] À deux ici
   *[other] Tous ici
}
new-with-screen-about = Les mains sont cachées quand vous passez l’appareil.
new-opponent = { $players ->
    [2] Votre adversaire
   *[other] La force de l’ordinateur
}
new-guilds = Guildes
# $set : base, beyond.
new-guilds-short = { $set ->
    [base] 10 de base
   *[beyond] Les 18
}
new-guilds-base = Les dix guildes pour commencer.
new-guilds-beyond = Avec les huit de l’extension.
new-draft = Choix des guildes
# $mode: duel, solo, team3, team4.
new-draft-standard = { $mode ->
    [solo] Vous choisissez
   *[other] À tour de rôle
}
new-draft-standard-about = { $mode ->
    [duel] Une au hasard, puis vous en choisissez trois.
    [solo] Six exposées : vous en gardez quatre.
   *[team] Une au hasard chacun, puis tous choisissent à tour de rôle.
}
new-draft-random = Au hasard
new-draft-random-about = { $mode ->
    [duel] Quatre au hasard chacun : on joue tout de suite.
    [solo] Quatre au hasard : on joue tout de suite.
   *[team] Toutes au hasard : on joue tout de suite.
}
new-points = Points pour gagner
# $points: how many; 0 is without an end.
new-points-short = { $points ->
    [0] Sans fin
   *[other] En { $points }
}
new-points-2 = Une manche, peut-être deux.
new-points-6 = La partie des règles.
new-points-10 = Toute une soirée.
new-points-0 = Jusqu’à ce que quelqu’un parte ; le score fait foi.
new-surrender = On peut abandonner une manche
new-surrender-about = Pour un point au lieu de deux.
new-miscount = On peut mal compter
new-miscount-about = Révéler au-dessus de la limite est possible, et perd la manche.
new-clock = Pendule
new-clock-none = Sans pendule
# Le temps de réflexion de toute la partie, et ce que chaque tour ajoute.
new-clock-short = { $minutes } min + { $seconds } s
new-agreed = Convenu d’avance
new-watch = On peut regarder
new-watch-about = Les spectateurs voient la table, jamais une main.
new-hints = Conseils
new-hints-about = Un bouton montre un bon tour.
new-chat = Discussion
new-chat-about = Phrases rapides et mots à la table.
new-listed = Montrer parmi les tables ouvertes
new-listed-about = Chacun peut prendre la place libre.
new-begin-computer = Jouer
new-begin-friend = Créer l’invitation
new-begin-screen = Jouer

## Invitation

invite-title = { $players ->
    [2] En attente de l’autre joueur
   *[other] En attente des joueurs
}
invite-send = Envoyez ce lien
invite-about = { $players ->
    [2] Qui l’ouvre en premier peut s’asseoir en face de vous.
   *[other] Envoyez-le à tous ceux qui joueront : chacun choisit une place libre.
}
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-not-copied = Sélectionnez et copiez
invite-share = Partager
invite-text = Une partie de { $game } ? Une place vous attend.
invite-code = Code à scanner : le lien vers cette table
invite-local = Seul cet ordinateur peut ouvrir ce lien. Pour jouer depuis un autre appareil, lancez avec --host 0.0.0.0 et ouvrez la page à l’adresse de cet ordinateur.

## Parties

games-go-on = Continuer
games-over = Terminées
games-open = Tables ouvertes
games-watch = En cours
games-none = Aucune partie en cours.
games-begin = Nouvelle table
games-open-empty = Personne n’attend en ce moment.
games-offer = Proposer une table
games-watch-empty = Personne ne joue en public en ce moment.
games-against = Contre { $name }
games-trainer = Contre l’entraîneur
games-beside = Avec { $name }, contre { $others }
games-waiting = Une place est libre
games-offered = { $name } attend
games-both = { $players ->
    [2] À deux sur cet écran
   *[other] Tous sur cet écran
}
games-replay = Revoir
games-invite = Inviter
games-sit = S’asseoir
games-look = Regarder
games-your-turn = À vous
games-their-turn = Continuer
# $won : yes, no, draw.
games-result = { $won ->
    [yes] gagnée
    [no] perdue
   *[draw] égalité
}

import-title = Une partie depuis un fichier
import-choose = Choisissez un fichier de partie ou déposez-le ici
import-about = Enregistré après une partie, ou écrit à la main en notation.

## Relecture

replay-title = Relecture
replay-controls = Commandes de relecture
replay-first = Au début
replay-back-turn = Un tour en arrière
replay-back = Un choix en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un choix en avant
replay-forward-turn = Un tour en avant
replay-last = À la fin
replay-place = Endroit dans la partie
# $at sur $of choix ; $turn compte les tours.
replay-at = Tour { $turn }, choix { $at } sur { $of }
replay-eyes = Vu par
replay-eyes-all = Tout voir
replay-eyes-spectator = Spectateur
replay-file = Enregistrer
replay-chances-busy = Réflexion : { $done } tours sur { $of }.
replay-chance = { $name } { $percent } %
replay-won = { $who ->
    [team] { $name } gagnent
    [nobody] Égalité
    [none] Personne ne gagne
   *[they] { $name } gagne
}
replay-how = { $how ->
    [resigned] par abandon
    [flagged] au temps
   *[played] { "" }
}
replay-verified = Le hasard est vérifiable : la clé était fixée avant la donne.

## Règles

rules-title = Règles de { $game }
rules-contents = Sommaire
rules-becomes = devient

## Leçon

learn-title = Première leçon
learn-step = Tour { $turn } sur { $of }
# Dit quand la fin d’un tour doit être confirmée ; le bouton de la table s’appelle ainsi.
learn-done = Puis appuyez sur { table-done }.
learn-not-quite = Pas encore : essayez ce qui est marqué.
learn-show = Montrer
learn-their-turn = À l’autre côté maintenant.
learn-none = Il n’y a pas encore de leçon pour ce jeu.

## Réglages

settings-name = Votre nom
settings-name-about = Tel que les autres le voient à la table.
settings-kept = Enregistré.
settings-theme = Apparence
settings-theme-name = { $theme ->
    [auto] comme l’appareil
    [dark] nuit
    [light] jour
   *[contrast] contraste élevé
}
settings-speed = Animations
settings-speed-name = { $speed ->
    [0] aucune
    [0.5] lentes
    [2] rapides
   *[other] normales
}
settings-table = À la table
settings-sound = Sons
settings-confirm = Confirmer la fin d’un tour
settings-confirm-about = Un doigt qui glisse ne décide de rien.

## Ce qui n’a pas marché

error-unknown = Il s’est passé quelque chose d’inattendu. Réessayez ; si cela dure, rechargez la page.
error-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-bad_message = La page et le serveur ne se sont pas compris. Rechargez la page.
error-too_large = C’est trop à la fois. Faites plus court.
error-too_fast = C’était très rapide. Attendez un instant et réessayez.
error-bad_origin = Cette page a été ouverte depuis une adresse que le serveur ne connaît pas.
error-not_found = Ce n’est pas ici. C’est peut-être supprimé, ou le lien a été coupé.
error-not_seated = Vous n’avez pas de place à cette table.
error-not_your_turn = Ce n’est pas à vous de jouer.
error-stale = La table a changé entre-temps. Regardez encore et choisissez.
error-illegal = Ce n’est pas possible ici.
error-over = La partie est terminée.
error-not_started = La partie n’a pas commencé : une place est libre.
error-nothing_to_undo = Il n’y a rien à annuler.
error-not_allowed = Ce n’est pas permis ici.
error-seat_taken = Quelqu’un a été plus rapide : la place est prise.
error-bad_option = Ces réglages ne vont pas ensemble. Choisissez-en d’autres.
error-bad_file = Ce fichier de partie n’est pas lisible. Voici où il s’interrompt :
error-other_rules = Cette partie a été jouée selon d’anciennes règles ; les nouvelles ne peuvent pas la montrer.
error-busy = Le serveur est occupé. Réessayez dans un instant.
