# The page around the table: start, new table, games, replays, rules, lesson, settings.

page-skip = Skip to the content
page-navigation = Pages
page-home = To the start
page-games = My games
page-rules = Rules
page-settings = Settings
page-language = Language
# $theme is the present theme: auto, dark, light, contrast.
page-theme-next = Theme: { settings-theme-name }. Press for the next.
page-waiting = One moment …
page-again = Try again
page-trouble = That did not work
page-offline = No connection to the server. What you see may be old; we keep trying.
page-lost = Nothing here
page-lost-about = There is no page at this address. Perhaps the link was cut short.
page-guest = Guest
page-seat-open = free seat

## Start

start-lead = Three games of elements. One table, at night.
start-play = Play now
start-setting = Setting the table …
start-game = Game
start-against = { $players ->
    [2] Your opponent
   *[other] How strong the computer plays
}
start-friend = { $players ->
    [2] Invite a friend
   *[other] Invite friends
}
start-screen = { $players ->
    [2] Two at this screen
   *[other] All at this screen
}
start-lesson = First lesson
start-more = More choices
start-games = Games
start-learn = Read the rules
start-riftforce = Riftforce
start-riftforce-players = 1–4 players
start-riftforce-blurb = Guilds of elementals on both sides of a rift. Each turn one action: play, activate or draw.
start-elements = Elements
start-elements-players = 2 players
start-elements-blurb = Sixteen cards and a nerve. Raise the limit, stay beneath it, and know when to reveal.
start-elemental-rift = Elemental Rift
start-elemental-rift-players = 2–4 players
start-elemental-rift-blurb = Lay tiles, let them decay, cast what they feed. Begin a turn with two accolades and win.

## A new table

new-title = A new table
new-mode = How many play?
new-players = { $players } players
# $deck: reconstructed, or the name of another.
new-deck = { $deck ->
    [reconstructed] Reconstructed deck
   *[other] { $deck }
}
new-reconstructed = The deck is reconstructed: the printed spells are not known here, so costs, effects and accolades are our own.
new-mode-duel = Duel
new-mode-duel-about = One against one, five locations.
new-mode-team4 = Two against two
new-mode-team4-about = Four players, six locations, a partner whose hand you do not see.
new-mode-team3 = Two against one
new-mode-team3-about = Three players; whoever is alone acts twice a round.
new-mode-solo = Alone
new-mode-solo-about = Against the trainer and its plans.
new-with = Who plays?
new-with-computer = The computer
new-with-computer-about = Any time, at any strength.
new-with-friend = { $players ->
    [2] A friend
   *[other] Friends
}
new-with-friend-about = { $players ->
    [2] You get a link to send.
   *[other] You get a link to send; the computer may take other seats.
}
new-with-screen = { $players ->
    [2] Two at this screen
   *[other] All at this screen
}
new-with-screen-about = Hands are hidden while you pass the device.
new-opponent = { $players ->
    [2] Your opponent
   *[other] How strong the computer plays
}
new-guilds = Guilds
# $set: base, beyond.
new-guilds-short = { $set ->
    [base] Base 10
   *[beyond] All 18
}
new-guilds-base = The ten guilds to begin with.
new-guilds-beyond = With the eight of the expansion.
new-draft = Choosing guilds
# $mode: duel, solo, team3, team4.
new-draft-standard = { $mode ->
    [solo] You choose
   *[other] In turn
}
new-draft-standard-about = { $mode ->
    [duel] One at random, then you pick three.
    [solo] Six on display: you keep four.
   *[team] One at random each, then all pick in turn.
}
new-draft-random = At random
new-draft-random-about = { $mode ->
    [duel] Four at random each: play at once.
    [solo] Four at random: play at once.
   *[team] All at random: play at once.
}
new-points = Points to win
# $points: how many; 0 is without an end.
new-points-short = { $points ->
    [0] Endless
   *[other] To { $points }
}
new-points-2 = A round, perhaps two.
new-points-6 = The match of the rules.
new-points-10 = A long evening.
new-points-0 = Until somebody leaves; the tally is the result.
new-surrender = Rounds can be surrendered
new-surrender-about = For one point instead of two.
new-miscount = One may miscount
new-miscount-about = Revealing over the limit is possible, and loses the round.
new-clock = Clock
new-clock-none = No clock
# Time to think for the whole game, and what each turn adds.
new-clock-short = { $minutes } min + { $seconds } s
new-agreed = Agreed beforehand
new-watch = Others may watch
new-watch-about = They see the table, never a hand.
new-hints = Hints
new-hints-about = A button shows a good turn.
new-chat = Chat
new-chat-about = Quick phrases and words at the table.
new-listed = Show among the open tables
new-listed-about = Anybody may take the free seat.
new-begin-computer = Play
new-begin-friend = Make the invitation
new-begin-screen = Play

## Invitation

invite-title = { $players ->
    [2] Waiting for the other player
   *[other] Waiting for players
}
invite-send = Send this link
invite-about = { $players ->
    [2] Whoever opens it first can sit down opposite you.
   *[other] Send it to everybody who is to play: each chooses one of the free seats.
}
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied
invite-not-copied = Mark it and copy
invite-share = Share
invite-text = { $game }? I kept a seat for you.
invite-code = Code to scan: the link to this table
invite-local = Only this computer can open this link. To play from another device, start with --host 0.0.0.0 and open the page by this computer’s address.

## Games

games-go-on = Go on
games-over = Played
games-open = Open tables
games-watch = Being played
games-none = No game under way.
games-begin = New table
games-open-empty = Nobody is waiting right now.
games-offer = Offer a table
games-watch-empty = Nobody plays in public right now.
games-against = Against { $name }
games-trainer = Against the trainer
games-beside = With { $name }, against { $others }
games-waiting = A seat is free
games-offered = { $name } is waiting
games-both = { $players ->
    [2] Two at this screen
   *[other] All at this screen
}
games-replay = Replay
games-invite = Invite
games-sit = Sit down
games-look = Watch
games-your-turn = Your turn
games-their-turn = Go on
# $won: yes, no, draw.
games-result = { $won ->
    [yes] won
    [no] lost
   *[draw] draw
}

import-title = A match from a file
import-choose = Choose a match file, or drop it here
import-about = Saved after a game, or written by hand in notation.

## Replay

replay-title = Replay
replay-controls = Replay controls
replay-first = To the beginning
replay-back-turn = Back one turn
replay-back = Back one choice
replay-play = Play
replay-pause = Pause
replay-forward = On one choice
replay-forward-turn = On one turn
replay-last = To the end
replay-place = Place in the match
# $at of $of choices; $turn counts turns.
replay-at = Turn { $turn }, choice { $at } of { $of }
replay-eyes = Seen by
replay-eyes-all = All hands
replay-eyes-spectator = Spectator
replay-file = Save as file
replay-chances-busy = Thinking it over: { $done } of { $of } turns.
replay-chance = { $name } { $percent }%
replay-won = { $who ->
    [team] { $name } win
    [nobody] A draw
    [none] Nobody wins
   *[they] { $name } wins
}
replay-how = { $how ->
    [resigned] by resignation
    [flagged] on time
   *[played] { "" }
}
replay-verified = Chance can be verified: the key was fixed before the deal.

## Rules

rules-title = Rules of { $game }
rules-contents = Contents
rules-becomes = becomes

## Lesson

learn-title = First lesson
learn-step = Turn { $turn } of { $of }
# Said where the end of a turn has to be confirmed; the button of the table is called that.
learn-done = Then press { table-done }.
learn-not-quite = Not that one yet: try what is marked.
learn-show = Show me
learn-their-turn = Now the other side.
learn-none = There is no lesson for this game yet.

## Settings

settings-name = Your name
settings-name-about = As others see you at the table.
settings-kept = Kept.
settings-theme = Look
settings-theme-name = { $theme ->
    [auto] as the device
    [dark] night
    [light] day
   *[contrast] high contrast
}
settings-speed = Motion
settings-speed-name = { $speed ->
    [0] none
    [0.5] slow
    [2] quick
   *[other] normal
}
settings-table = At the table
settings-sound = Sounds
settings-confirm = Confirm the end of a turn
settings-confirm-about = A slip of the finger is never final.

## What went wrong

error-unknown = Something unexpected happened. Try again; if it stays, reload the page.
error-offline = The server cannot be reached. Check the connection and try again.
error-bad_message = The page and the server did not understand each other. Reload the page.
error-too_large = That is too much at once. Make it shorter.
error-too_fast = That was very fast. Wait a moment and try again.
error-bad_origin = This page was opened from an address the server does not trust.
error-not_found = That is not here. It may be gone, or the link was cut short.
error-not_seated = You do not sit at this table.
error-not_your_turn = It is not your turn.
error-stale = The table has changed in the meantime. Look again and choose.
error-illegal = That is not possible here.
error-over = The game is over.
error-not_started = The game has not begun: a seat is free.
error-nothing_to_undo = There is nothing to take back.
error-not_allowed = That is not allowed here.
error-seat_taken = Somebody else was quicker: the seat is taken.
error-bad_option = These settings do not go together. Choose others.
error-bad_file = This is not a match file we can read. Here is where it breaks off:
error-other_rules = This match was played by older rules, and cannot be shown by the new ones.
error-busy = The server is busy. Try again in a moment.
