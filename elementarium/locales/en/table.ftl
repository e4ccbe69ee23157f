# The table in the browser. $name is a player's name; $who says who that is: you, they.

## At any table

table-player = Player { $number }
table-namesake = { $name } { $number }
table-our-team = Your team
table-done = Done
table-undo = Undo
table-cancel = Put back
table-confirm = That ends your turn: press Done, or choose differently.
table-over = The game is over.
table-turn = Your turn.
table-go-on = Go on
table-waits = waits
table-thinks = thinking …
table-your-turn = your action
table-away = away
table-to-move = to move
table-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-watching = You are watching.
table-lost = Connection lost. Reconnecting …
table-menu = Menu
table-close = Close
table-rules = Rules
table-settings = Settings
table-home = To the start
table-sound-on = Turn sounds on
table-sound-off = Turn sounds off

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-sat = { $name } sits down.
table-log-rose = { $name } gets up.
table-log-arranged = The host changes who may sit where.
table-log-started = The game begins.
table-log-undo = { $who ->
    [you] You take back a choice.
   *[they] { $name } takes back a choice.
}
table-log-resigned = { $who ->
    [you] You resign.
   *[they] { $name } resigns.
}
table-log-flagged = { $who ->
    [you] Your time is up.
   *[they] { $name }’s time is up.
}

table-hint = Hint
table-hint-again = Ask again
table-hint-none = Hints are given when it is your turn.

table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-mute = Hide what is said
table-chat-unmute = Show what is said
table-chat-muted = What is said here is hidden.
table-chat-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
chat-hello = Hello!
chat-luck = Good luck!
chat-well = Well played!
chat-oops = Oops.
chat-thinking = Let me think …
chat-thanks = Thank you!
chat-again = Another game?
chat-bye = I have to go.

table-resign = Resign
table-resign-sure = Resign this game?
table-resign-about = It ends the game for everybody: you have lost, and nobody wins.
table-resign-yes = Yes, resign
table-resign-no = Play on

table-clock-left = { $name }: { $time } left

table-pass = Pass the device to { $name }.
table-pass-about = The hand stays hidden until you press the button.
table-pass-ready = I am { $name }

table-sit = Sit down and play
table-not-here = This table cannot be shown.
lobby-title = Who sits where
lobby-about = Partners sit side by side. The game begins when no seat is free.
lobby-about-alone = Everybody plays for themselves, clockwise. The game begins when no seat is free.
lobby-versus = against
lobby-side = { $players ->
    [1] Alone
   *[other] Team { $letter }
}
lobby-kept = kept for { $name }
lobby-at = { $deed }: seat { $number }
lobby-sit = Sit here
lobby-move = Move here
lobby-put = Computer
lobby-off = Remove
lobby-rise = Get up
lobby-fill = { $count ->
    [1] Computer at the free seat: begin
   *[other] Computer at all free seats: begin
}

## The end

table-won = { $who ->
    [you] You win!
    [ours] Your team wins!
    [theirs] The other team wins.
    [team] { $name } win.
    [they] { $name } wins.
    [none] Nobody wins.
   *[nobody] A draw.
}
table-how = { $how ->
    [resigned] By resignation.
    [flagged] On time.
   *[played] { $score }
}
table-rematch = Rematch
table-rematch-ready = To the rematch
table-replay = Replay
table-export = Save the match
table-fair = Was chance fair?
table-fair-about = The shuffles were fixed by this key before the first card was dealt. The server showed its fingerprint then and the key now; “elementarium replay --verify” on the saved match checks both.
table-fair-commitment = Fingerprint
table-fair-key = Key

## Help

table-help = Keys
table-help-arrows = Arrows: walk through hand and board
table-help-enter = Enter or space: choose
table-help-escape = Escape: put back, skip, close
table-help-d = D: Done
table-help-u = U: Undo
table-help-h = H: Hint
table-help-l = L: Log
table-help-look = Point at something, or press long, to see what it would do.
