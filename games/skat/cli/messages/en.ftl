## Commands and their options
command-replay = replays records of Skat games and says where they differ
command-replay-json = prints one JSON object a game and nothing else
command-replay-note-format = Reads the format of the International Skat Server; FILE - is the standard input. docs/RECORDS.md lists the deviations of servers.
command-replay-note-exit = Exit code 0: all games agree; 1: some do not; 2: something cannot be read.
command-breakdown = tells where the points of recorded Skat games lie
command-breakdown-json = prints one JSON object and nothing else
command-breakdown-note-players = Players are told apart by their names (P0 to P2). What was believed is what the strong player would have believed in the declarer’s place; errors are those of open cards. docs/ENGINES.md tells what each figure is.
command-breakdown-note-exit = Exit code 0: all games were counted; 2: some cannot be read, or not all of their cards are known.
command-solve = solves Skat positions with open cards exactly
command-solve-ply = the position after so many cards (where the record stops; for a finished game before the first card)
command-solve-json = prints one JSON object a position and nothing else
command-solve-note-input = Reads game records, whole or cut off in the midst, and positions as JSON: { "{" }"game","hands","declarer","leader","trick","points"{ "}" }. FILE - is the standard input.
command-solve-note-output = value: the declarer's card points in the end, those of the skat included, when everybody plays best; in null 1 when the declarer takes a trick, otherwise 0. best: all cards that can be played, the best for whoever is to play first, with their values. nodes: tricks looked at.
command-solve-note-exit = Exit code 0: all is solved; 1: some have no position to solve; 2: something cannot be read.
puzzle-answer = ANSWER is a card that may be played, in any language: CJ, ♣B, kreuz bube, jack of clubs; before the first card the number of an answer.
## replay
replay-game = line { $line }, game { $id }
replay-agree = { $total ->
    [one] { $file }: { $agreeing } of 1 game agrees.
   *[other] { $file }: { $agreeing } of { $games } games agree.
  }
replay-times = { $count } ×
replay-differs = { $field } { $recorded }, computed { $computed }
replay-illegal = move { $move } ({ $who } { $token }) is not allowed
replay-unfinished = the moves end before the game does
## Deviations of other servers from the order
deviation-odd-bid = a bid that no game is worth
deviation-levels-so-far = the declarer gave up, and the tricks so far make schneider or schwarz
deviation-rest-to-declarer = the defenders gave up or left, and all that is left is the declarer’s
deviation-matadors-of-skat = nothing laid away: matadors and points of the skat alone
deviation-schwarz-beside-announced = schneider announced and no trick taken: one level more
deviation-announced-level-left-out = a lost announcement without the level that was missed
deviation-null-below-bid = null below the bid, counted as null
deviation-null-charged-otherwise = null below the bid, counted as another game
deviation-hidden-cards = cards are hidden; what depends on them is the record’s
deviation-no-result = the record has no result
## What a record and its replay may differ in
field-declarer = declarer
field-result = result
field-value = value
field-matadors = matadors
field-overbid = overbid
field-points = points
field-tricks = tricks
field-schneider = schneider
field-schwarz = schwarz
## Why a move is not allowed
illegal-not-now = not at this time
illegal-not-your-turn = not this player’s turn
illegal-bid-too-low = the bid is too low
illegal-nothing-bid = there is no bid to answer
illegal-other-skat = other cards were dealt
illegal-discard-two = two cards are laid away
illegal-card-not-in-hand = the card is not in the hand
illegal-must-follow = suit must be followed
illegal-no-pick-up = the skat was not picked up
illegal-announce-by-hand = only hand games are announced
illegal-hand-after-pick-up = the skat was picked up
illegal-null-announcement = null has no schneider
illegal-not-declarer = not the declarer
illegal-resigned-already = given up already
illegal-round-over = the game is over
## Why a place in a file cannot be read
fault = { $file }, line { $line }, column { $column }: “{ $token }”
faults-more = { $file }: { $count ->
    [one] one more fault that is not told
   *[other] { $digits } more faults that are not told
  }
fault-no-record = no record of a game
fault-more-than-one = more than one record
fault-cut-off = the record breaks off
fault-too-long = the record is longer than a million characters
fault-no-property = neither a property nor the end of the record
fault-other-game = another game than Skat
fault-no-moves = the record has no moves
fault-twice = twice in one record
fault-no-such-player = no such player
fault-no-such-move = no such move
fault-half-a-move = a player without a move
fault-no-deal = the deal is not 32 cards
fault-no-such-card = no such card
fault-card-twice = a card twice
fault-no-such-result = no such result
fault-no-such-option = no such option
## solve
solve-record = { $file }, line { $line }, game { $id }
solve-position = { $file }, position { $number }
solve-nobody-plays = nobody plays alone
solve-hidden = cards are hidden
solve-for-two = the form for two is not solved
solve-not-played = no card is played: there is no game yet
solve-over = no card is left to be played
solve-impossible = there can be no such position: hands and table do not fit together
solve-too-many-points = the points and the cards that are left are more than 120
solve-empty = { $file } has no position
solve-no-ply = --ply is for records; this is a position
solve-too-short = the record ends after card { $cards }, --ply is { $ply }
solve-illegal = move { $move } is not allowed
solve-no-position = no position: wrong at { $path ->
    [start] its beginning
   *[other] { $path }
  }
solve-head-id = game
solve-head-ply = cards
solve-head-game = contract
solve-head-to-play = to play
solve-head-value = value
solve-head-best = best cards
solve-head-time = time
solve-declarer = declarer
solve-defender = defender
solve-held = held
solve-lost = lost
## breakdown
breakdown-unknown = { $file }, line { $line }: left out, not all of it is known
breakdown-games = games
breakdown-share = of all
breakdown-won = won
breakdown-per-game = points a game
breakdown-each = each
breakdown-errors = errors a game
breakdown-alone = declaring
breakdown-defence = defending
breakdown-suit = suit
breakdown-suit-hand = suit, hand
breakdown-grand = grand
breakdown-grand-hand = grand, hand
breakdown-null = null
breakdown-null-hand = null, hand
breakdown-ouvert = null ouvert
breakdown-ouvert-hand = null ouvert, hand
breakdown-chances = chance of winning
breakdown-believed = believed
breakdown-before = worth before the skat
breakdown-after = at the declaration
breakdown-came = came
breakdown-contract = by contract
breakdown-others = others had bid
breakdown-others-none = nothing
breakdown-others-low = up to 20
breakdown-others-high = more
breakdown-worth = by worth before the skat
breakdown-winnable = Could be won with open cards: { $games }, of these lost: { $count } ({ $low } to { $high } % with 95 %).
breakdown-beaten = Lost with open cards: { $games }, of these won: { $count } ({ $low } to { $high } % with 95 %).
breakdown-overbid = Overbid: { $games }, of these won: { $count } ({ $low } to { $high } % with 95 %).
breakdown-beatable = Of others’ games that open cards beat ({ $games }) beaten: { $count } ({ $low } to { $high } % with 95 %).
breakdown-by-trick = errors by trick
breakdown-first = first of the side
## arena
arena-title = Skat
arena-points = points a game
arena-declared = declarer
arena-won = won
