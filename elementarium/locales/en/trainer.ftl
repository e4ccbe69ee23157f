# The trainer of a solo game of Riftforce.
#
# $guild, $number, $location and $row are as in riftforce.ftl; $plan is "control" or three numbers,
# 5-5-6, of which the one whose bot acts now is in brackets.

## What is expected of the player while the trainer acts

riftforce-trainer-ask-plan = { $plan ->
    [control] The trainer’s turn: its next bot comes to location { $location }, then it scores control.
   *[other] The trainer’s turn: its next bot comes to location { $location }, then { $plan } attack.
}
riftforce-trainer-ask-bot = The trainer attacks, { $plan }: choose the bot that strikes.
riftforce-trainer-ask-vantage = The trainer’s { riftforce-card } at location { $location } moves before it strikes (&): choose where to.
riftforce-trainer-ask-damaged_ally = The trainer’s { riftforce-card } at location { $location } acts (&): choose the bot that first loses 1 damage.
riftforce-trainer-ask-prey = The trainer’s { riftforce-card } at location { $location } strikes beside it and pulls its victim over: choose the location where it strikes.
riftforce-trainer-ask-neighbour = Your { riftforce-card } at location { $location } is struck and pushed away: choose where to.
riftforce-trainer-ask-most_damaged = The trainer’s { riftforce-card } strikes at location { $location }: choose which of yours it strikes.

## What can be chosen

riftforce-plan = Carry out the trainer’s plan
riftforce-trainer-at-vantage = To location { $location }
riftforce-trainer-at-prey = It strikes at location { $location }
riftforce-trainer-at-neighbour = Mine goes to location { $location }
riftforce-trainer-activate = The bot { riftforce-card } (location { $location }, row { $row })
riftforce-trainer-heal = 1 damage off the bot { riftforce-card } (location { $location }, row { $row })
riftforce-trainer-strike = It strikes my { riftforce-card } (location { $location }, row { $row })

## What happened

riftforce-foreseen = { $plan ->
    [control] { $name }’s next plan: control, a bot to location { $location }.
   *[other] { $name }’s next plan: attack { $plan }, a bot to location { $location }.
}
riftforce-planned = { $plan ->
    [control] { $name } carries out its plan: control, a bot to location { $location }.
   *[other] { $name } carries out its plan: attack { $plan }, a bot to location { $location }.
}
riftforce-skipped = { $name }: no { $number } can strike, skipped.

## The challenges: what bots of a number do. $challenge: number and stars.

riftforce-challenge = { $challenge ->
    [five-1] 2 damage to your first elemental here.
    [five-2] 2 damage to your last elemental here; if this destroys it, strike once more.
    [five-3] 2 damage to your first elemental here, 1 to the second.
    [five-4] 2 damage to your elemental with the most damage here.
    [six-1] 3 damage to your last elemental here.
    [six-2] 3 damage to your first elemental at one neighbouring location; it moves to the bot’s location.
    [six-3] 3 damage to your first elemental here; it moves to a neighbouring location.
    [six-4] 3 damage to your first elemental here.
    [seven-1] 2 damage to your first elemental at each neighbouring location.
    [seven-2] 2 damage each to your first and your last elemental here.
    [seven-3] 3 damage to your first elemental here, 1 to every other.
    [seven-4] 5 damage to your last elemental here.
   *[other] { $challenge }
}
# $by: which face of the & card lies there.
riftforce-stronger = { $by ->
    [move] First the bot moves to another location from which it can strike.
   *[mend] First any bot loses 1 damage.
}

## At the table in a terminal

riftforce-plan-now = Plan
riftforce-plan-next = Then
riftforce-plan-attack = attack
riftforce-plan-control = control
riftforce-plan-at = { $plan }, bot to { $location }
riftforce-bots-pile = bots to come: { $count }
riftforce-bots-discards = destroyed: { $count }
riftforce-help-trainer = The trainer decides nothing: after your action you carry out its plan, and where several bots, targets or places are possible, you choose. A bot that can place no damage is not activated. Bots have no guild ability, and each is worth 1.

## The ladder: trainers from easy to frightening

riftforce-ladder = Trainers
riftforce-ladder-column-name = Name
riftforce-ladder-column-stars = Challenges
riftforce-ladder-column-won = Beaten by agents
riftforce-ladder-next = Beaten! Your next trainer: { $name } ({ $challenges }). Play with { $command }
riftforce-ladder-top = Beaten! This was the last of the trainers: there is nobody stronger.
riftforce-ladder-name = { $trainer ->
    [first] First steps
    [apprentice] Apprentice
    [pupil] Pupil
    [fencer] Fencer
    [puller] Puller
    [drover] Drover
    [veteran] Veteran
    [strategist] Strategist
    [champion] Champion
    [warden] Warden of the rift
    [storm] Storm
   *[nightmare] Nightmare
}

## On the page: what somebody else is choosing

riftforce-wait-plan = { $name } carries out the trainer’s plan.
riftforce-wait-vantage = { $name } chooses where the bot moves.
riftforce-wait-bot = { $name } chooses the bot that strikes.
riftforce-wait-most_damaged = { $name } chooses whom the bot strikes.

## On the page: the trainer's side of the table

riftforce-can-trainer-activate = can be chosen to strike
riftforce-can-trainer-heal = can lose 1 damage
riftforce-can-trainer-strike = can be struck
riftforce-trainer-confirm = That ends the trainer’s turn: press Done, or choose differently.
riftforce-trainer-acts = carries out its plan
riftforce-bots = bots
riftforce-trainer-does = What the bots do
riftforce-label-challenge = { $number }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
# $mark: what has become of a number of the plan: done, skipped, now, later.
riftforce-plan-mark = { $mark ->
    [done] done
    [skipped] skipped
    [now] now
   *[later] to come
}
riftforce-plans = The trainer’s plans
riftforce-plans-unseen = Still in the pile, in an order nobody knows
riftforce-plans-about = The pile lies face up: three attacks, then a control, five times; then the same again.
riftforce-plans-reconstructed = The faces of the printed deck are known only in part: this deck is reconstructed.
riftforce-draft-solo = Keep four of these six. The trainer gets four of the others.

## On the page: choosing a trainer

riftforce-trainer-choose = Your trainer
riftforce-trainer-of = Bots with a { $number }
riftforce-trainer-and = The & card
riftforce-trainer-and-none = Without
riftforce-trainer-and-number = On the { $number }s
riftforce-trainer-face = { $by ->
    [move] They move
   *[mend] They mend
}
riftforce-trainer-face-legend = What & does
riftforce-trainer-beaten = beaten
riftforce-trainer-next = your next
riftforce-trainer-own = Your own
# $level: gentle, friendly, demanding, hard, frightening.
riftforce-trainer-level = { $level ->
    [gentle] gentle
    [friendly] friendly
    [demanding] demanding
    [hard] hard
   *[frightening] frightening
}
# $won: of ten games.
riftforce-trainer-share = Of ten games our programs win { $won }.
riftforce-trainer-other = Another trainer
# The heading of the chapter in the rules.
riftforce-rules-solo = Alone against the trainer

## On the page: a trainer was beaten

riftforce-stars-won = { $stars ->
    [one] { $stars } star won
   *[other] { $stars } stars won
}
riftforce-next-trainer = Next: { $name }
riftforce-last-trainer = That was the last of the trainers: there is nobody stronger.
