title-class = With a class
title-evening = An evening of games
about-class = One code for all: pupils type their names, you press “Start all”, and everybody sits at a table.
about-evening = A tournament: tables are drawn by lot, then people of similar strength sit together; results are added up, series after series.
new-choose = What will be played?
new-decks = Your own decks on this device
new-decks-more = { $n } more
new-make = Your own words or cards
new-make-about = A table, of the words of a lesson or the things of a subject, becomes a deck:
new-name-class = Name of the class
new-name-evening = Name of the evening
new-own = Your classes and evenings
new-own-here = { $n ->
    [one] { $n } person
   *[other] { $n } people
  }
teachers-link = For teachers: a lesson in five minutes
rehearsal-link = A rehearsal with 28 made-up pupils, on this device
new-privacy = What is stored, and for how long


code-label = Code
code-large = Show the code large
code-close = Back
code-how = Open { $address } and type the code, or point your camera here.
here = { $n } joined

nothing-here = There is nothing here.
join-name = Your name
join-choose = Choose your name:
join-unlisted = Not among them? Your name
join-pick = Or is it another one?
join-known = I am { $name }
join-moved = You have gone on at another device. To go on here, write your personal word below.
join-button = Come in
join-waits-name = Somebody of this name is here already. Whoever leads has been asked whether it is you.
join-waits-entry = You have asked to come in. As soon as whoever leads lets you in, you take part.
join-refused = Whoever leads has not let you in. Write your real name, with the first letter of your surname perhaps, and try again.
join-removed = You have been removed from here.
join-locked = Joining is locked.
lobby-wait = You are in. It will begin soon.
lobby-late-series = All tables are full. You play in the next series.
lobby-soon = You will have a seat in a moment.
lobby-over = This round is over.
lobby-over-series = This series is over.
lobby-here = Who is here
own-results = Your results

people = People
people-none = Nobody is here yet.
list-title = Paste names
list-hint = One name a line, also “Surname, Given name”, columns of a spreadsheet, or a file of one. Whoever comes then chooses theirs.
list-add = Add
list-found = { $count ->
    [one] One person: { $names }
   *[other] { $count } people: { $names }
}
list-shortened = “{ $name }” is too long and is shown as “{ $short }”.
entry = Joining
entry-open = With the code
entry-approved = On request
entry-locked = Locked
entry-open-hint = Whoever has the code is in at once.
entry-approved-hint = Whoever has the code asks, and you let them in.
entry-locked-hint = Nobody else comes in, only who is already on the list of names.
asking = { $count ->
    [one] One person would like to come in
   *[other] { $count } people would like to come in
  }
admit = Let in
admit-one = Let { $name } in
admit-all = Let all in
refuse = Refuse
refuse-one = Refuse { $name }
online = online
online-count = { $n } online
offline-since = offline since { $time }
waits-since = waiting since { $time }
rename = Rename
remove = Remove
remove-sure = Really remove
was-removed = Removed: { $name }
readmit = Let back in
readmit-one = Let { $name } back in
other-person = Another person …
came-late = Came later: { $names }
remove-late = Remove all newcomers
remove-late-sure = Remove them all
merge-button = Merge double entry
apart-button = Not at one table
apart-none = Let anybody sit with anybody
apart-list = Kept apart: { $names }
erase = Delete person and data
erase-sure = Delete for good
knock = Is { $name } back on another device?
knock-first = The first device is { $state }.
knock-same = Yes, the same person
knock-another = No, somebody else
knock-nobody = Do not let in
knock-hint = Yes: the new device gets the seat, the first one loses it. No: the new person takes part, too, and is called “{ $name }” with a number behind it.
of-person = { $name }: more
expected = expected
just-come = just come
gone = gone

tables = Tables
draw-lot = By lot
draw-standing = By standing
draw-level = Similar strength
draw-mixed = Mixed strength
draw-rotation = New faces
draw-about-lot = Chance decides who sits together.
draw-about-standing = The first sit together, then the next.
draw-about-level = People of similar strength sit together, if possible those who have not met.
draw-about-mixed = Stronger and weaker people sit at each table, if possible those who have not met.
draw-about-rotation = Those sit together who have not met.
draw-label = Who sits with whom
draw-button = Assign tables
groups-again = As last time
draw-hint = Drag people to another table, or choose one and then a table; by keyboard, the arrows left and right move them.
draw-new = New table
move-here = Move { $name } here
plan = Seating
plan-hint = Drawn for several series in advance, so that hardly anybody meets twice. Whoever comes late or leaves changes as little as possible.
plan-teams-meet = At some tables two of a team sit together. “Draw again” parts them where it can.
plan-series = Series
plan-draw = Draw the seating
plan-draw-again = Draw again
plan-from-list = From a list
plan-drop = Drop it
plan-drop-sure = Really drop it
plan-list-hint = A table a line, names between commas. An empty line between two series.
plan-list-apply = Apply
plan-list-unknown = Not here: { $names }
plan-list-twice = Twice in a series: { $names }
plan-list-found = { $series ->
    [one] One series
   *[other] { $series } series
  } with { $tables ->
    [one] one table
   *[other] { $tables } tables in all
  }.
plan-seat = Table { $table }, seat { $seat }
plan-card = Your start card
plan-next = Who sits where
teams = Teams
teams-edit = Form teams
teams-hint = The team stands beside each name; whoever has none plays alone. No two of a team sit at one table where it can be avoided.
teams-of = Team of { $name }
teams-counted = In each series there count
teams-counted-all = all
teams-counted-n = the best { $n }
teams-save = Apply
teams-none = Nobody is in a team.
teams-draw = Draw so many
teams-number = Team { $n }
teams-closed = Only you see how the teams stand. “Everybody sees the standings” in “Game and rules” shows it to all.
team = Team
team-people = Members
team-standings = Teams
team-rule-all = What all of a team have in all series together counts; of equals, those with more games won come first, then those with the best series.
team-rule-class = What all of a team have in all rounds together counts; of equals, those with more rounds won come first, then those with the best round.
team-rule-best = { $n ->
    [one] In each series the team’s best result counts
   *[other] In each series the team’s best { $n } results count
  }; of equals, those with more games won come first, then those with the best series.
teams-csv = Teams (CSV)
table-number = Table { $n }
bot = bot
start = Start all
seats-most = With this deck at most { $n } sit at a table: there are not enough cards for more.
start-nobody = It can begin as soon as somebody has joined.
start-next = Start round { $n }
start-next-series = Start series { $n }
pause = Pause all
resume = Go on
next-deal = Next deal for all
time-more = Ten more minutes
time-more-day = One more day
time-none = No time limit
time-left = { $minutes } min left
end-round = End the round
end-series = End the series
bell-kept = What was played is in the results in any case.
unfinished = Not finished yet
bell-later = Go on another time
bell-later-hint = All tables stay as they are: the same people, the same seats, the same cards.
bell-points = End it, as it stands
bell-points-hint = A deal that is broken off counts as it stands now.
bell-none = End it without points
bell-none-hint = A deal that is broken off brings no points.
broken-points = A deal that was broken off counts as it stood.
broken-none = A deal that was broken off brings no points.
round-adjourned = It goes on another time
adjourned = Round { $round } is interrupted. All tables stay as they are, for weeks if need be; press “Play on”, and it goes on.
adjourned-series = Series { $round } is interrupted. All tables stay as they are, for weeks if need be; press “Play on”, and it goes on.
resume-round = Play on
tell-label = A message to all
tell-button = Send
tell-none = Take it back
look = View table
bot-plays = { $bot }, a bot, plays for { $name }.
put-bot = Bot for { $name }
give-back = { $name } plays again
since = since { $time }
spotlight = Onto the projector
ask-all = Question for all
go-through = Go through what was played
go-through-hint = Step by step; any moment can be put to all with one press.
questions = Questions for all
question-waits = The question is on the screens. The tables go on when it is taken away.
question-before-start = A round can begin when the question has been taken away.
questions-right = Questions: right
questions-answered = Questions: answered
questions-asked = Questions: asked
spotlight-off = Off the projector
round-number = Round { $n }
series-number = Series { $n }
tables-shown = Tables { $from }–{ $to } of { $all }
round-paused = Paused
round-played = { $n } played
deal-brought = Deal { $n }:
points-after = standings after { $n }
round-over = over
bell = Round { $round } was ended for all, at { $tables ->
    [one] one table
   *[other] { $tables } tables
  } before its end. What was played there counts in the results.
bell-series = Series { $round } was ended for all, at { $tables ->
    [one] one table
   *[other] { $tables } tables
  } before its end. What was played there counts in the results.
bell-own = The round was ended for all. What you have played counts.
bell-own-series = The series was ended for all. What you have played counts.
cards-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
projector = Projector
report = Results
back = Back

homework = Homework
homework-about = At home everybody plays at a table of their own against bots, or practises, whenever they like. The server counts; the answers are among the results, together with those from lessons.
homework-new = Set homework
homework-title = Name of the homework
homework-rounds = Rounds against bots
homework-until = Due on
homework-after = What comes later
homework-after-marked = does not count
homework-after-counts = counts all the same
homework-after-hint = What is late is shown as late in any case.
homework-rules = Cards and rules
homework-assign = Set it
homework-share = The link for the pupils
homework-copy = Copy the link
homework-none = Nothing is set at the moment.
homework-work = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }
homework-due = due on { $time }
homework-was-due = was due on { $time }
homework-closed = closed
homework-sum = { $done } of { $all } done, { $begun } begun, { $none } not begun
homework-progress = Progress
homework-not-begun = not begun
homework-begun = { $n } of { $all }
homework-unfinished = begun
homework-rounds-counted = rounds that count
homework-rounds-late = late rounds
homework-done = done
homework-of-them-late = late: { $n } of them
homework-and-late = late, not counted: { $n }
homework-close = Close
homework-close-sure = Really close it
homework-close-hint = After that nobody can play on.
homework-change = Change the date
homework-number = Homework { $n }
homework-yours = Your homework
homework-begin = Begin
homework-go-on = Play on
homework-again = Next game
homework-well = Done, well done!
homework-missed-marked = It was due. You can still play; it is marked as late and does not count.
homework-missed-counts = It was due. You can still play; it is marked as late and counts all the same.
homework-enough = All rounds are played, some of them too late.
practice-kind = What is to be done
practice-kind-rounds = Play
practice-kind-practice = Practise
practice-items = Exercises
practice-work = { $items ->
    [one] one exercise
   *[other] { $items } exercises
  }
practice-nothing = Nothing is chosen yet.
practice-for-all = For everybody
practice-for = For { $names }
practice-for-hint = With nobody chosen it is for everybody. Others do not see for whom it is.
practice-right-of = { $n } of { $all } right
practice-right-column = right
practice-answered = answered
practice-late = late
practice-item = { $n } of { $all }
practice-next = Next
practice-go-on = Go on
practice-right = Right.
practice-wrong = Not right.
practice-end = That was all: { $right } of { $all } right.
practice-enough = Everything is answered, some of it too late.
proposals = What homework would help
proposal = Not yet known: { $forms }. By: { $names }.
proposal-set = Set as homework
word = Your personal word
word-hint = Write it down: with it you go on at another device. Tell it to nobody.
word-show = Show my personal word
return-title = Have you been here before, at another device?
return-hint = With your personal word you go on here; the other device is then no longer in.
return-button = Go on here

rosters = Classes that stay
rosters-about = You enter the names once. They are there in every new lesson, and you see what the class learns over weeks.
roster-sum = { $pupils ->
    [one] one pupil
   *[other] { $pupils } pupils
  }, { $lessons ->
    [one] one lesson
   *[other] { $lessons } lessons
  }
roster-new = Keep a new class
roster-names = Names of the pupils
roster-names-hint = A name a line, also “Surname, given name”, columns of a spreadsheet, or a file of one. Whoever comes later is in the class afterwards, too.
roster-keep = Keep the class
roster-import = Or from a file of another server
roster-unreadable = There is no class in this file.
roster-lesson = New lesson
roster-lesson-about = The names of the class are there already; everybody picks theirs. Whoever sat together last time sits together again until you draw new tables.
roster-lesson-empty = There are no names yet: pupils type them in this lesson, and then the class knows them.
roster-lesson-title = Name of the lesson
roster-as-last = as last time: { $title }
roster-begin = Begin the lesson
roster-pupils = Pupils
roster-no-pupils = Nobody yet. Paste names, or begin a lesson.
roster-erase-pupil-hint = The name is removed from the class and from all lessons.
roster-lessons = Lessons
roster-no-lessons = There has been no lesson yet.
roster-open = Open
roster-key = Open on another device
roster-key-about = With this link you open the class on any device. Whoever has it can do whatever you can: do not show it on the projector.
roster-key-unknown = This device does not know the link. Make a new one.
roster-key-new = Make a new link
roster-key-new-sure = The old one will not work any more
roster-key-new-hint = Other devices then need the new link.
roster-erase = Delete the class and all lessons
roster-gone = This class has been deleted.
roster-erase-hint = The class deletes itself a year after the last lesson, each lesson a year after it.

roster-export = Save as a file
roster-name = What is the class called?

# The results of a class over its lessons
weeks = Over the weeks
weeks-show = Show
weeks-points = Who was there, and points
weeks-there = there
weeks-absent = absent
weeks-of = { $n } of { $all }
weeks-all = All lessons
weeks-lesson = Lesson
weeks-known = What is known
weeks-after = After
weeks-not-yet = Nothing has been played until then.
weeks-changed = What has changed most since the first lesson
weeks-few = few answers
weeks-chance = may be chance
weeks-estimates = An estimate goes on from lesson to lesson: it rests on all answers until then, and after the first lesson it is that of the lesson’s own results.
weeks-print-table = Print the table

settings = Game and rules
set-size = Players at a table
set-shared = The same deal at all tables
set-shared-hint = Luck is out; nobody has an advantage.
set-next = Deals begin for all at once
set-minutes = Time in minutes
set-minutes-none = until the end
set-days = Time in days
set-bell = When time is up
set-bell-later = on another time
set-bell-points = end, as it stands
set-bell-none = end without points
set-open = Everybody sees the standings
set-names = Names on the projector
set-score = What counts
set-score-points = Points
set-score-evened = Points, evened
set-score-places = Opponents beaten
set-score-points-hint = As they are made at the table.
set-score-evened-hint = As if all tables had the same size: at a table of three each point counts half as much again as at one of four. Where the fewest points win, they stay as they are.
set-score-places-hint = The share of the opponents at one’s own table that one is ahead of; equals count half.
set-bot = Bots
set-chat = Chat at the tables
set-chat-off = Off
set-chat-reactions = Reactions only
set-chat-on = On
set-chat-off-hint = Nobody writes, and the devices stay silent.
set-chat-reactions-hint = A few fixed words such as “Optimē!”; cards can be heard where somebody has the sound on.
set-chat-on-hint = Everybody may write; cards can be heard where somebody has the sound on.
set-listed = In the hall of this server
set-listed-hint = Everybody who opens it can come in, without the code.
money = For money
money-hint = At a table everybody pays everybody the difference of their points; the stakes pay for the first places.
money-point = Cents a point
money-stake = Stake of each person in euros
money-prizes = Prizes in per cent, the first place first
money-preview = { $people ->
    [one] With one person there is { $pot } € in the pot; prizes: { $prizes } €
   *[other] With { $people } people there is { $pot } € in the pot; prizes: { $prizes } €
  }
money-teams = Teams play for prizes, too
money-teams-hint = Whoever belongs to a team pays once more, into the pot of the teams; what a team wins is shared equally by those who have played for it.
money-team-stake = Stake of each member of a team in euros
money-team-prizes = Prizes of the teams in per cent, the best first
money-teams-preview = { $people ->
    [one] From one person there is { $pot } € in the pot of the teams; prizes: { $prizes } €
   *[other] From { $people } people there is { $pot } € in the pot of the teams; prizes: { $prizes } €
  }
money-lost = Lost games cost money
money-lost-hint = Every game that a declarer loses costs; further ones in the same series cost more.
money-lost-first = Euros for a lost game
money-lost-up-to = Number of games at that price
money-lost-further = Euros for each further one
money-lost-pot = Money for lost games into the pot
money-lost-pot-hint = Otherwise it stays in the till.
money-settlement = Settlement in euros
money-of-points = Points
money-of-stake = Stake
money-of-lost = Lost games
money-of-prize = Prize
money-of-teamStake = Team stake
money-of-teamPrize = Team prize
money-of-sum = Sum
money-the-till = the till
money-payments = Who pays whom
money-pays = { $from } → { $to }: { $amount } €
money-column = Money
money-till = Stays in the till
set-save = Apply

rule-most = The sum of the points counts; the most win.
rule-fewest = The sum of the points counts; the fewest win.
rule-evened = They are evened as if each table had { $size }: { $factors }.
rule-factor = at tables of { $n } times { $factor }
rule-uneven = The tables are not equally large, and the points are not evened.
rule-places = What counts is the share of the opponents at the table whom somebody beats; equals count half.
rule-ties = Of equals, those with more games won come first, then those with the best single round or series; who are equal in that, too, share the place.
rule-money-teams = Whoever belongs to a team stakes { $stake } € more for it; prizes of the teams in per cent of their pot: { $prizes }, shared equally by those who have played for them.
rule-money = Money: at a table everybody pays everybody { $point } cents for each point of difference, as the points stand there. Stake { $stake } € a person; prizes in per cent of the pot: { $prizes }. Equals share the prizes of their places; what is left over stays in the till.
rule-lost-till = Each lost game of one’s own costs { $first } €, from number { $from } on { $further } €; that stays in the till.
rule-lost-pot = Each lost game of one’s own costs { $first } €, from number { $from } on { $further } €; that goes into the pot.
standings = Standings
place = Place
name = Name
points = Points
won = Won
lost = Lost
csv = Table (CSV)
json = Everything (JSON)
print = Print
lists = Score sheets
list-deals = Deal by deal
list-round = Series
list-table = Table
list-seat = Seat
lists-csv = Score sheets (CSV)
erase-event = Delete all of this
erase-event-sure = Delete for good
answers-class = Answers by person
answers-evening = Figures by person
all = All
map = What the class knows
map-own = What you know
map-of = Of
errors = The most frequent confusions
figure-n = n { $n }
figure-range = Beside n: where the true share lies, four times out of five.
figure-legend = n: how many answers a share rests on; beside it, where the true share lies, four times out of five. Grey and dotted: fewer than five answers, too few to say much.
column-n = n
column-from = from
column-to = to
level-sure = 75 % and more
level-half = 40 to 74 %
level-weak = under 40 %
level-few = fewer than five answers: too few to say much
errors-own = Your most frequent confusions
print-class = The class on one page
print-evening = The evening on one page
print-people = A page for each person
print-seating = Seating list
print-seating-about = Table and seat in each series
print-from = From
print-to = To
print-start-cards = Start cards
print-table-cards = Table cards
print-settlement = Settlement
print-sum = Sum
print-signature = Signature
report-failed = The results could not be worked out. Reload the page to try again.
no-results = Nothing has been played to its end yet.
reading = Working out the results …

slide-podium = The podium
slide-standings = Standings
slide-teams = Teams
slide-seating = Who sits where
slide-map = What the class knows
slide-errors = The most frequent confusions
slide-question = A question to all
slide-solution = This was hidden
example = Example:
quiz-answer = Answer
slides = Debriefing
slide-back = Back
slide-next = On
slide-number = { $n } of { $all }

season = Table of a season
season-link = Table of a season, from several evenings
season-about = The results of several evenings become one table. Add the files that the results of an evening offer (CSV or JSON), the list of a deal of the day, the downloaded game of a table (by the day, too), or another club’s table as CSV with the columns Name and Points, and Won and Lost if it has them. Everything stays on this device.
season-add = Add results
season-added = { $title } added, with { $people ->
    [one] one person
   *[other] { $people } people
  }.
season-replaced = { $title } was here already; the table now has it as in this file.
season-unreadable = There are no results in { $file }. It needs a first line with the columns Name and Points.
season-not-kept = There is no room on this device to keep this.
season-none = There are no results yet.
season-best = What counts
season-best-all = all evenings
season-best-n = { $n ->
    [one] the best evening
   *[other] the best { $n } evenings
  }
season-events = Evenings
season-dropped = does not count
season-evenings = The evenings
season-remove = Remove { $title }
season-remove-sure = Really remove

privacy-title = What is stored
privacy-operator = This server is run by:
privacy-papers = Papers about data protection, for schools
privacy-1 = Nobody needs an account. A name (any name), who sat at which table, what was played and what was written in the chat are stored on this server. Nobody asks where you live or when you were born. Whatever else is stored is said below.
privacy-2 = { $days ->
    [one] Classes, evenings and tables on which nothing happens for a day are deleted by themselves.
   *[other] Classes, evenings and tables on which nothing happens for { $days } days are deleted by themselves.
  }
privacy-3 = Whoever leads a class or an evening sees its names and results, can take them along as a file, and can delete one person or everything with one press. Everybody sees their own; nobody else sees them.
privacy-4 = A device keeps a random token, so that it is known again. In the settings of the page everybody can delete whatever is theirs.
privacy-5 = Logs of the server contain no names, no cards and no words.
privacy-7 = Whoever plays the deal of the day is in that day’s list with name, points and time, which everybody on this server can see. When you delete your data, the name goes from it.
privacy-8 = Of homework is stored what was played and when each round ended, and a random personal word with which somebody goes on at another device. Whoever leads the class sees it, the word only the pupil; it goes with the class.
privacy-11 = Of questions for all it is stored who answered what. Everybody sees only how many answered what; whoever leads the class also sees how many answers of each were right. It goes with the class.
privacy-13 = Whoever shows a round to others by a link leaves its cards and moves here, with the title, comments, lines and names that they add. Everybody who has the link sees it. It goes after a year, when they delete it, or with their data.
privacy-9 = Whoever wants to be told at a table by the day that it is their turn gives this server an address of their browser’s push service (of its maker) and their time zone. That service is sent “your turn”, encrypted, and nothing else, never at night. One press ends it; it goes with the device and with your data.
privacy-10 = Whoever comes by way of their school’s learning platform or sign-in goes by a made-up name here, unless whoever runs the server has set it otherwise. Of the number that you have there only a hash is stored; for scores that the platform wants to know, that number and the column of its gradebook, too, until the class or your data are deleted. The platform is told the scores of the homework and the lessons to which its links lead, and nothing else.
privacy-12 = A class that its teacher keeps is deleted a year after the last lesson, each lesson a year after it. Stored are its names, who was who in which lesson, and which device a pupil had last; of the teacher’s link only a checksum.
privacy-14 = Whoever switches on their playing strength is in a list with name and strength, which everybody on this server can see; the results from which it is computed are stored, too. Nothing is counted in lessons. One press deletes it, and so does half a year without a result.
privacy-15 = Whoever protects their name by a passkey leaves its id and public key here. Fingerprint, face and PIN never leave the device.
privacy-16 = Whoever wants to see their turns in a calendar is given an address with a random key, which is stored here with language and time zone. One press ends it.
privacy-17 = Whoever wants e-mails about their turns gives this server their e-mail address; nobody else is asked for it. Nothing more is written to it until they have said yes in their mailbox. Without this yes the address goes after two days, otherwise with one press or with their data.
privacy-18 = What people bring themselves is here, too: notes at a table (nobody else sees them), decks with their photos, programs of their own that play. Whomever the operator bans is kept with the reason and, where needed, the network address until the ban ends, a year at most.
privacy-6 = Where strangers play together, whom you have blocked is stored, too. Whoever reports somebody shows the operator the table, the name and the last messages of that person. Both go when either of the two is erased.

rejection-not-director = Only whoever leads can do that.
rejection-not-in-event = You are not in this.
rejection-event-locked = Joining is locked.
rejection-event-full = There is no room for more people.
rejection-ask-director = Whoever leads has been asked already.
rejection-no-such-member = Nobody like that is here any more.
rejection-no-such-event = There is nothing under this code. Is it typed correctly?
rejection-no-such-event-table = That table is not in this round.
rejection-too-many-events = You have too many classes and evenings. Delete old ones first.
rejection-bad-seating = That many cannot sit at one table.
rejection-bad-teams = Every team needs a name of its own, and nobody can be in two.
rejection-bad-preparation = That cannot be prepared for all tables with these rules.
rejection-nobody-there = Nobody is here yet.
rejection-bad-deadline = The date must lie ahead, by { $days } days at most.
rejection-too-many-tries = You have broken off { $most } games of this homework. Your teacher can help you.
rejection-too-much-homework = There is no room for more: close older homework first.
rejection-no-such-homework = There is no such homework.
rejection-homework-closed = This homework is closed.
rejection-bad-adaptation = That cannot be set in this game.
rejection-bad-practice = That does not fit any exercise of this game.
rejection-bad-question = This cannot be asked.
rejection-too-many-questions = A class has at most { $most } questions.
rejection-no-such-question = This question is no longer there.
rejection-question-open = While a question is on the screens the tables wait. Take it away first.
rejection-roster-gone = This class has been deleted.
rejection-question-closed = This question is closed.
rejection-already-answered = Your answer is already given.
rejection-wrong-word = Nobody here has this word. Is it spelled rightly?
rejection-no-such-roster = There is no such class, or this device does not know it. Open it with its link.
rejection-too-many-rosters = No more than { $most } classes are possible. Delete old ones first.
rejection-too-many-lessons = No more than { $most } lessons are possible. Delete old ones first.
rejection-too-many-pupils = No more than { $most } pupils are possible.
rejection-wrong-key = This link is not valid, or no longer.
