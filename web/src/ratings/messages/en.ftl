## Strengths of people and bots
title = Playing strength
own = My strength
switch = My strength on this server
switch-hint = The deals of the day and rounds at open tables with other people are counted. Nothing else is: no class, no private table, no homework.
listed-as = Others see it as { $name }.
need-name = First enter a name.
your-name = Your name
off = This server rates nobody.
none-yet = Nothing has been counted yet. Play the deal of the day: it is counted when the day is over.
unknown = Still little known
results = { $count ->
    [0] no results yet
    [one] 1 result
   *[other] { $count } results
}
value = { $rating } ± { $margin }
value-said = { $rating }, give or take { $margin }
course = { $name }: from { $from } to { $to } in { $results }
range-hint = The true value very probably lies within what ± says (in 95 of 100 cases). The server’s usual bot has 1500.
list = Who is how strong
game = Game
place = Place
name = Name
strength = Strength
results-short = Results
bot = Bot
you = you
list-empty = Nobody is in this list yet. It shows people after ten results on three days.
about = Why not just wins?
about-text = Cards are luck. So everybody is compared with others who had the same cards, and at tables a single round counts for little. Bots have a fixed strength, measured in many games; the scale hangs on them.
joined = You are rated from now on.
left = Your strength and its history are deleted.
daily-link = Deal of the day
rejection-no-ratings = This server rates nobody.
## A name protected by a passkey
key-title = Protect this name
key-hint = With a passkey (fingerprint, face or the PIN of your device) you find your name and your strength again on another device, without a password.
key-add = Set up a passkey
key-added = The passkey is set up.
key-use = Sign in with a passkey
key-used = Welcome back, { $name }.
key-use-hint = If you already have a name here: this device then belongs to it.
key-remove = Remove passkey
key-really = Really remove?
key-since = Set up on { $date }
key-failed = That did not work, or was broken off. Nothing has changed.
