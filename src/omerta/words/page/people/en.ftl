### Who is at a table, and what people do there beside playing.

## Giving up

people-resign-title = Give up this game?
people-resign-ends =
    You lose, and the game is over. { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
people-resign-goes-on = You lose for good. The others play on, with a bot ({ $level }) in your seat; that seat cannot win any more.
people-resign-confirm = Give up
people-you-gave-up = You have given up this game; you may watch how it ends.
people-keep-playing = Play on
people-call-off = Call the game off
people-call-off-title = Call this game off?
people-call-off-about = Nobody wins or loses, and the game cannot be taken up again.
people-call-off-confirm = Call it off

## Who is here

people-here = here
people-not-here = not here
people-watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
people-resigned = gave up; { $level }
people-gave-up = gave up
people-thinks = thinking
people-thinks-time = thinking, up to { $time } s

## Beside the lines of the log

people-mark-timeout = Time is up: a bot moves for { $name }.
people-mark-resigned = { $name } gives up.
people-your-timeout = Your time was up, so a bot moved for you.
people-your-timeout-away = Your time was up; a bot has your seat. You can take it back in the menu.
people-declined = { $name } does not agree to take it back.
people-noted = All right

## Before the game

people-table-title = This table
people-clock = Clock
people-clock-none = no clock
people-clock-increment = { $clock }, { $increment } more after each move
people-clock-timeout-bot-moves = when the time is up, a bot makes that move
people-clock-timeout-seat-to-bot = when the time is up, a bot takes over the seat
people-pace-about = Bots' pace
people-pace-quick = quick
people-pace-at-ease = at ease
people-kind = Kind
people-casual = casual: moves may be taken back by agreement
people-serious = no taking back by agreement
people-hints = with hints
people-no-hints = without hints
people-rulebook = Read the rules
people-chat-title = Chat
