## The deal of the day
title = Deal of the day
hint = Today everybody has the same cards and the same bots. You play once, without taking anything back; then you see how the others did.
hint-alone = Everybody has the same cards and the same bots today, on other devices, too. You play once and take nothing back; then you see what the strongest bot makes of it.
zone = The next deals come at { $time } (midnight UTC).
streak = { $count ->
    [0] Start your streak
    [one] 1 day in a row
   *[other] { $count } days in a row
}
off = This server has no deals of the day.
today = Today
yesterday = Yesterday
before = Earlier days
before-hint = You can still play what you have missed; it is not in the list any more.
play = Play
go-on = Go on
play-later = Play it now
entries = { $count ->
    [0] Nobody has played yet.
    [one] 1 person has played.
   *[other] { $count } people have played.
}
hidden = Their points are shown when you are through.
place = Place
name = Name
points = Points
time = Time
partly = { $points } after { $played }
list = List
list-csv = List as CSV, also for a season
compare = You { $you } · average { $field } · strongest bot { $engine }
compare-alone = You { $you } · strongest bot { $engine }
thinking = still playing
none = –
each = Deal by deal
deal = Deal
you = You
field = Average
engine = Strongest bot
review = Go over deal { $n }
review-engine = Go over deal { $n } of the strongest bot
review-line = How { $name } played
fewest = The fewest points win.
share = Copy your result
shared = Copied
share-text = { $name }, { $date }: me { $you }, average { $field }, strongest bot { $engine }
share-text-alone = { $name }, { $date }: me { $you }, strongest bot { $engine }
proof = Has it been dealt fairly?
proof-hint = The cards follow from a number that was fixed before anybody played ({ $at }). This fingerprint of it has been public ever since; the number itself is shown when the day is over. “lusoria daily --verify” recomputes it.
proof-date = The cards follow from the date: they are the same on every page that, like this one, has no server. Whoever can work them out knows them beforehand.
proof-commitment = Fingerprint
proof-seed = Number
proof-beacon = The first number of this day from { $url } is mixed in: nobody knows it before.
proof-beacon-value = Random number { $round }
proof-remains = What cannot be ruled out: somebody looks at the cards under another name first, or lets a program help. The times are in the list, but prove nothing.
group = Your group
group-hint = Write the names as they stand in the lists, one a line; they stay on this device. Each day counts by how far somebody is ahead of its average. Whoever leaves a day out neither gains nor loses by it.
group-names = Names
group-show = Table of the last 30 days
group-shown = { $count ->
    [one] 1 name in the table
   *[other] { $count } names in the table
}
group-points = Ahead of the average
group-days = Days
group-none = None of these names is in the lists of the last 30 days.
group-csv = Table as CSV
back = To today’s list
rejection-no-such-day = There is no such deal of the day.
rejection-no-daily = This server has no deals of the day.
rejection-no-beacon = The public random number of that day is not here yet. Try again in a moment.
rejection-too-early = That day has not come yet.
