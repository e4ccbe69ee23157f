# La table dans le navigateur. $name est le nom d'un joueur ; $who dit qui c'est : you, they.

## À toute table

table-player = Joueur { $number }
table-namesake = { $name } { $number }
table-our-team = Votre équipe
table-done = Terminer
table-undo = Annuler
table-cancel = Reposer
table-confirm = Cela finit votre tour : appuyez sur Terminer, ou choisissez autrement.
table-over = La partie est finie.
table-turn = À vous.
table-go-on = Continuer
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
table-log-rose = { $name } se lève.
table-log-arranged = L’hôte change qui peut s’asseoir où.
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
table-resign-about = La partie s’arrête pour tout le monde : vous avez perdu, et personne ne gagne.
table-resign-yes = Oui, j’abandonne
table-resign-no = Continuer

table-clock-left = { $name } : encore { $time }

table-pass = Passez l’appareil à { $name }.
table-pass-about = La main reste cachée tant que vous n’appuyez pas.
table-pass-ready = Je suis { $name }

table-sit = S’asseoir et jouer
table-not-here = Cette table ne peut pas être montrée.
lobby-title = Qui est assis où
lobby-about = Les partenaires sont côte à côte. La partie commence quand aucune place n’est libre.
lobby-about-alone = Chacun joue pour soi, dans le sens horaire. La partie commence quand aucune place n’est libre.
lobby-versus = contre
lobby-side = { $players ->
    [1] Seul
   *[other] Équipe { $letter }
}
lobby-kept = gardée pour { $name }
lobby-at = { $deed } : place { $number }
lobby-sit = S’asseoir ici
lobby-move = Venir ici
lobby-put = Ordinateur
lobby-off = Retirer
lobby-rise = Se lever
lobby-fill = { $count ->
    [1] L’ordinateur à la place libre : commencer
   *[other] L’ordinateur à toutes les places libres : commencer
}

## La fin

table-won = { $who ->
    [you] Vous gagnez !
    [ours] Votre équipe gagne !
    [theirs] L’autre équipe gagne.
    [team] { $name } gagnent.
    [they] { $name } gagne.
    [none] Personne ne gagne.
   *[nobody] Égalité.
}
table-how = { $how ->
    [resigned] Par abandon.
    [flagged] Au temps.
   *[played] { $score }
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
table-help-h = H : conseil
table-help-l = L : journal
table-help-look = Pointez, ou appuyez longuement, pour voir ce qui arriverait.
