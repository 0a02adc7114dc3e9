lesson-cards = Cards and trumps
lesson-following = Following and beating
lesson-counting = Counting to 61
lesson-value = What a game is worth
lesson-auction = The auction
lesson-skat = The skat and what to lay away
lesson-null = Null
lesson-defending = Two against one
lesson-last-tricks = The last tricks
lesson-stakes = Kontra, schneider, overbid
lesson-worth = Is it worth a bid?
lesson-grand = Grand
lesson-nulls = Null and its four values
lesson-row = The row of bids
lesson-announcing = Hand and announcements
lesson-sayings = Old sayings
lesson-auctions-1 = Do you bid? Clear hands
lesson-auctions-2 = Do you bid? With and without
lesson-auctions-3 = Do you bid? Grand and Null
lesson-auctions-4 = Do you bid? Who spoke before?
lesson-trainer-auctions-1 = Twenty auctions
lesson-trainer-auctions-2 = Twenty more auctions
lesson-trainer-games = Twenty games to declare
lesson-trainer-discards = Twenty discards
## Answers
answer-card = { $card }
answer-number = { $n }
answer-with-2 = with 2
answer-without-1 = without 1
answer-without-2 = without 2
answer-won = won
answer-lost = lost
answer-you = You
answer-left = Aemilia
answer-right = Servius
answer-nobody = Nobody
answer-trump-only = only a trump
answer-any-card = any card
answer-no-trump = anything but a trump
## Errors
remark-costs = This loses { $points } card points. You have a better card.
remark-turns = This loses { $points } card points, and the game with them. Another card wins it.
remark-takes = Careful: after the { $card } they can force a trick on you. Another card is safe.
remark-discards = Like this you get no more than { $points } card points against good play, and you need 61. Get rid of a whole suit, or bring your tens to safety.
lost = Not this time. That does no harm: begin again, and listen to the advice before you play.
## Reasons that the rules give
card-takes = Right: the { $card } is the highest card here. Whoever takes the trick leads to the next.
card-highest = Right: the { $card } is the highest here.
card-below = No: the { $card } ranks below the { $other }.
card-trumped = No: the { $other } is a trump, the { $card } is not. Trumps beat everything else.
card-off-suit = No: the { $card } is no trump, and not of the suit that was led. It takes no trick.
card-unsafe = Not safe: the { $by } can beat the { $card }, and you do not have the { $by }.
card-fewer = That adds { $n ->
    [0] no points
   *[other] only { $n } points
  }. You have a card with { $most }.
card-costly = The { $card } is worth { $n } points. They would be lost if Aemilia takes the trick.
points-right = Right: { $sum } = { $n }.
points-wrong = Add once more: { $sum }.
less-right = Right: { $from } − { $less } = { $n }.
less-wrong = Work it out once more: { $from } − { $less }.
trumps-right = Right: { $all } − { $seen } = { $n }.
trumps-wrong = Count once more: there are { $all }, and you have seen { $seen }.
advise-draw = Play the { $card }: it draws a trump from the others.
advise-draw-theirs = Play the { $card }: it takes a trump from her that would otherwise beat one of your tens.
advise-unbeaten = Play the { $card }: no opponent can beat it any more.
advise-cheap = Play the { $card }: it is worth least, should the trick be lost.
advise-takes = Play the { $card }: that makes the trick yours, with { $n } points.
advise-sure = Play the { $card }: that is sure to take the trick.
advise-ahead = Play the { $card }: that puts you ahead in this trick.
advise-smear = Play the { $card }: the trick stays with your partner, and this adds { $n } points.
advise-few = Play the { $card }: that way you give the opponents the fewest points in this trick.
advise-only = Play the { $card }: nothing else is allowed here.
advise-last = Play the { $card }: it is your last card.
advise-under = Play the { $card }: that stays below the { $other }.
advise-discard = Play the { $card }: you have none of the suit, so you get rid of a card without taking the trick.
advise-safe = Play the { $card }: no other is safer here.
advise-best = Play the { $card }: no other gains you more here.
## Cards and trumps. $CJ, $HA and so on are the names of cards.
cards-suits = Skat has 32 cards in four suits: clubs, spades, hearts and diamonds. There are eight of each.
cards-pack = The ace is highest, then come ten, king, queen, nine, eight and seven. So the ten is the second highest! Where the jacks stand comes next.
cards-jacks = The four jacks do not belong to their suits. They are trumps: they beat every other card. The highest is the { $CJ }, then the { $SJ }, the { $HJ } and the { $DJ }.
cards-trumps = In Skat one player plays alone against the other two. Here it is you, and you have chosen hearts: so the trumps are the four jacks and seven hearts below them, eleven cards together.
cards-trick = Now for the play. You lay the first card: that is called leading. The others add one each, and the highest of the three takes the trick.
cards-highest = Which of these three cards is the highest here?
cards-not-ace = It is a trump, but every jack ranks above all the hearts, the ace included.
cards-any-jack = Right: even the lowest jack beats the ace of trumps, and any other ace anyway.
cards-no-trump = An ace, but no trump: every trump beats it.
cards-which-takes = Somebody lays the { $SK } first. Which card beats it?
cards-queen-below = The queen ranks below the king.
cards-other-suit = The ace is high, but of another suit. What beats the king is a higher card of its own suit, or a trump: you will get to know those in a moment.
cards-ten-above = Right: the ten ranks above the king, just below the ace.
cards-lead = You lead: lay a card that nobody can beat.
cards-lead-nudge = Trumps beat everything else, and a jack beats any other trump. Which jack stands above all?
cards-lead-jack = Play the { $CJ }: no card is higher.
cards-took = You led a trump, so both had to add one. Whose trick is it?
cards-second = The trick was yours, so you lead again. Draw more trumps from them: with your second jack.
cards-second-jack = Play the { $DJ }: then both must give a trump again.
cards-beaten = Aemilia adds the { $SJ }, Servius the { $HJ }. Whose trick is this?
cards-answer = Aemilia has led the { $ST }. Whoever has spades must play one: that is following suit. With which card do you take the trick?
cards-answer-nudge = You must play a spade. Which spade ranks above the ten?
cards-answer-ace = Play the { $SA }: only the ace ranks above the ten.
cards-end = Exactly: the ace beats the ten. Now you know the order of the cards and the eleven trumps.
## Following and beating
follow-declarer = Whoever plays alone is called the declarer: this time it is Aemilia, and clubs are trumps. The other two always play together. Servius leads.
follow-partner = Who is your partner?
follow-against = Aemilia plays alone, against the other two.
follow-with = Right: you and Servius against Aemilia. Your tricks count together.
follow-two = Only Aemilia plays alone here. The other two are partners.
follow-beat = Servius has led the { $DK }. You have diamonds, so you must follow. With which card is the trick sure to be yours?
follow-beat-nudge = Aemilia plays after you. Which diamond is higher than all others?
follow-beat-ace = Play the { $DA }: no diamond is higher.
follow-ten-too = Good, too, since you have the ace yourself. But in this lesson play the ace.
follow-must = You must follow: play a diamond.
follow-yours = Aemilia had to add the { $D7 }. Whose trick is it?
follow-lead = You lead. What counts in the end is what the cards in your tricks are worth. Which card is the least loss if Aemilia takes the trick?
follow-lead-nudge = Ace and ten are worth most. Nine, eight and seven are worth nothing.
follow-lead-spade = Play the { $S7 } or the { $S8 }: they are worth nothing, so nothing is lost.
follow-void = Aemilia took the trick and has led the { $HA }. You have no hearts. What may you play?
follow-not-must = You may play a trump, but you need not.
follow-any = Right: whoever cannot follow may play anything. With a trump that is trumping, with anything else discarding.
follow-may-trump = You may play a trump, too. That is trumping.
follow-trump = An ace is worth a lot. Take it from her!
follow-trump-nudge = A trump beats an ace. Nobody plays after you, so a low one is enough.
follow-trump-small = Play the { $C8 } or the { $CQ }: even a low trump beats the ace, and you will still need the jack.
follow-jack-too-good = The jack beats it, too, but you will need it. Take a low trump.
follow-end = You took it! Remember: following suit is a duty, and you may trump only when you have none of the suit.
## Counting to 61
count-points = Every card counts points: ace 11, ten 10, king 4, queen 3, jack 2; nine, eight and seven count nothing. Together they are 120.
count-trick = In a trick lie an ace, a ten and a king. How many points are these?
count-win = Whoever plays alone must get more than half of the 120 points. How many are that at least?
count-sixty = That is exactly half. At 60 to 60 the others have won.
count-sixty-one = Right: with 61 the game is won.
count-ninety = You do not need that many. With 90 you would even have made the others “schneider”, which counts more.
count-so-far = You play clubs alone and have 46 points already. How many do you need?
count-trumps = There are { $all } trumps. You have seen { $seen } of them, with your own. How many do the others still have?
count-last-tricks = Play to the end. Ask yourself with each card: who can still beat it?
count-nudge = { $trumps ->
    [one] One trump is
   *[other] { $trumps } trumps are
  } still out, and { $missing ->
    [0] you have your 61 points already
   *[other] you need { $missing } more points
  }. As long as an opponent has a trump, it can beat your ace. Draw it first.
count-follow-nudge = In the trick lie { $lying } points, and { $missing ->
    [0] you have your 61 already
   *[other] you need { $missing } more
  }. Can you take it, and is it worth it?
count-lead-nudge = { $trumps ->
    [0] No trump is out any more
    [one] One trump is still out
   *[other] { $trumps } trumps are still out
  }, and { $missing ->
    [0] you have your 61 points already
   *[other] you need { $missing } more points
  }. Which of your cards can nobody beat now?
count-end = You have won! Whoever counts trumps and points knows what to do.
## What a game is worth
value-why = Whoever bids most plays alone. You may bid what your game is worth. You work that out beforehand, like this.
value-base = Every game has a base value: diamonds 9, hearts 10, spades 11, clubs 12. In Grand only the jacks are trumps; it counts 24.
value-with = Then you count your trumps from the top. You have the { $CJ } and the { $SJ }, but not the { $HJ }: that is “with 2”. One more is always added for the game: with 2, game 3.
value-hearts = Hearts have the base value 10. What is your game of hearts worth?
value-forgot-game = One is missing: to the 2 you always add 1 for the game.
value-thirty = Right: with 2, game 3, times 10 is 30.
value-too-many = That is one too many: 2 and 1 for the game make 3.
value-without = If the highest jack is missing, you count in the same way what is missing at the top: that is “without”. “Without 2” is worth as much as “with 2”.
value-which = Of the jacks somebody has only the { $HJ } and the { $DJ }. How does that count?
value-not-with = The highest trump, the { $CJ }, is missing. So you count what is missing.
value-two-missing = Two are missing: the { $CJ } and the { $SJ }. The { $HJ } is the first that is there.
value-without-two = Right: the { $CJ } and the { $SJ } are missing, so “without 2”.
value-spades = And what is a game of spades worth with that? Spades have the base value 11.
value-thirty-three = Right: without 2, game 3, times 11 is 33.
value-declare = You have got two extra cards already; you will soon see where they come from. Discard two, which means: lay them away. Take those that stand alone and are of no use to you, and declare hearts.
value-nudge = You keep trumps and aces. Which two cards stand alone and are low?
value-only-hearts = That would be a game, too. For this lesson choose hearts: you have most of them.
value-those-two = Lay away the { $D8 } and the { $C7 }: then you have no diamonds and no clubs left, and can trump both.
value-end = Hearts, with 2, game 3, times 10: 30. That is how high you were allowed to bid. How to bid comes next.
## The auction
auction-who = In the auction two talk first. You name numbers to Servius, he says yes or passes. Whoever is left talks to Aemilia.
auction-names = The three places have names: Servius is forehand, you are middlehand, Aemilia is rearhand. Whoever passes bids no more.
auction-worth = With 2, game 3, times 10 for hearts. How far may you go?
auction-thirty = Right: up to 30. But begin low: perhaps he passes early.
auction-bid = You begin. What do you bid?
auction-bid-nudge = As little as possible: perhaps Servius passes at once. The numbers begin with 18.
auction-bid-least = Bid 18: it is the lowest number, and perhaps Servius passes at once.
auction-higher = Servius says yes: his game is worth that much, too. What now?
auction-higher-nudge = You may go up to 30. Only what a game can be worth is bid: after 18 that is 2 times 10.
auction-higher-twenty = Bid 20: it comes right after 18, and your game is worth 30.
auction-hold = Servius has passed. Now Aemilia bids 27, and you answer. What do you say?
auction-hold-nudge = Your game is worth 30. Is 27 more than that?
auction-hold-yes = Press yes: your game is worth 30, and so far you may go.
auction-still = Aemilia goes up to 30. What do you say?
auction-still-nudge = 30 is exactly what your game is worth. That far you may go.
auction-stop = Aemilia goes up to 33. What do you do?
auction-stop-nudge = Your hearts count 30. Is that enough for 33?
auction-stop-pass = Pass: 33 is more than your game is worth.
auction-not-yet = You can always pass. But your game is worth 30, so you may go that far.
auction-worth-thirty = That would be more than 30. Your game is worth only 30, and whoever bids more than they have loses even with 61 points.
auction-too-high = That would be an overbid: your hearts count 30, but you would have to reach 33. The game would be lost, however many points you get.
auction-step-by-step = That is allowed. But in this lesson go step by step, from the bottom.
auction-theirs = Aemilia plays alone. Her game must be worth 33 at least, and she needs 61 points. Passing is no shame: whoever passes loses nothing.
auction-end = That is all of the auction: work it out, begin low, pass in time.
## The skat and what to lay away
skat-two = You have got the game for 18. In the middle two cards lie face down: the skat. Whoever plays alone may pick it up.
skat-pick-up = You may pick up the skat or leave it. Leaving it is called “hand”: that counts more, but is harder. What do you do?
skat-pick-up-nudge = With two more cards you can choose the best ten.
skat-count = How many points are the two tens together?
skat-nudge = A ten without its ace is in danger. Where would it be safe?
skat-tens = Lay away the { $CT } and the { $DT }: then they are yours already.
skat-no-hand = Without the two cards of the skat you would be short here. Pick it up.
skat-twelve = Two tens! Now you have twelve cards and must lay two away. What you lay away is yours: its points count for you already.
skat-rule = Two rules: bring single tens to safety, since the others have the ace. And get rid of a whole suit: then you can trump it.
skat-lay-away = Choose two cards to lay away, choose hearts, and declare. I work out how much you can get with that at most.
skat-hearts = Your trumps are the hearts: declare hearts.
skat-safe = Well laid away: with these cards you win even against the best defence.
skat-end = Remember: lay away tens whose ace you lack; get rid of whole suits; keep trumps and aces.
## Null
null-aim = Null is the opposite: you play alone and must not take a single trick. Points do not count. A plain Null is worth 23.
null-order = There are no trumps. And the order is simpler: ace, king, queen, jack, ten, nine, eight, seven. The ten ranks below the jack!
null-which-takes = In Null somebody leads the { $H9 }. The others add these cards. Which one takes the trick?
null-ten-low = In Null the ten ranks below the jack.
null-jack-above = Right: the jack ranks above the ten here, and it is no trump.
null-other-suit = A card of another suit takes nothing. In Null that is your luck: this is how you get rid of high cards.
null-plan = A card is dangerous if there are others below it and you have none of them yourself. Which one is dangerous here?
null-danger = Right: below the { $card } there are { $n } others, and you have none of them. If somebody leads one, you are stuck.
null-covered = The { $card } is safe: below it you have { $low }.
null-lowest = The { $card } is safe: there is none below it.
null-throw = You discard dangerous cards as soon as you have none of a suit. Hearts are fine: below the ace you have 7 and 8.
null-play = Play five tricks without taking one.
null-nudge = Play the highest card that still stays below the others. If you cannot follow, discard a dangerous one.
null-end = Done: from here nothing can go wrong any more. Whoever takes a single trick has lost the Null at once.
## Defending as two
smear-partner = Aemilia plays alone, and clubs are trumps. You and Servius play together: your tricks count together.
smear-sixty = Aemilia needs 61 of 120. How many points are enough for you two?
smear-fifty-nine = Then Aemilia would have 61, and have won.
smear-right = Right: at 60 to 60 you have won. What matters is points, not the number of tricks.
smear-sixty-one = You do not need that many: one less is enough.
smear-sure = Aemilia has played the { $HJ }, Servius the { $SJ }. You have no trump and play last. Who takes the trick?
smear-most = The trick is sure to be yours. What do you add?
smear-nudge = Add many points. Which ten would be lost otherwise, because you do not have its ace?
smear-ten = Add the { $ST } or the { $HT }: then its 10 points are yours. Later the ace would take it, and you do not have that.
smear-count = That was worth it! How many points lie in the trick now?
smear-diamond = Points, too, but your diamonds are safe with ace and ten. Throw in a ten that would be lost otherwise: spades or hearts.
smear-take = Servius leads the { $DK }, and Aemilia plays after you. What do you play?
smear-take-nudge = The trick should stay yours. Which diamond can Aemilia not beat with another?
smear-take-ace = Play the { $DA }: no diamond is higher, and its 11 points stay with you.
smear-ten-instead = Good, too. But the ace counts more, and after it the ten is the highest diamond: take the ace.
smear-middle = Now you lead: Aemilia plays after you, and Servius last. She must play before she sees what he has. That is best for you two.
smear-end = Add points when the trick is sure to be your partner’s; play low cards when it is lost. For a start you need no more than that.
## The last five tricks
last-so-far = Five tricks are over. Aemilia plays clubs alone, you and Servius against her. You are to lead.
last-missing = Aemilia has 48 points, with the cards that she laid away. How many does she need?
last-trumps = There are { $all } trumps. You have seen { $seen } of them, with your own. How many are still with the others?
last-highest = Aemilia has those three: the { $HJ }, the { $DJ } and the { $C8 }. You still have the { $SJ }. Which of these trumps is now the highest?
last-play = Keep her below 61. Ask yourself with each card whether she can trump it.
last-nudge = { $trumps ->
    [one] One trump is
   *[other] { $trumps } trumps are
  } still out, and Aemilia needs { $missing } more points. With each trump she can beat one of your tens. Can you take one from her?
last-follow-nudge = In the trick lie { $lying } points, and Aemilia needs { $missing } more. Who gets it? That decides whether you add points or save them.
last-lead-nudge = { $trumps ->
    [0] No trump is out any more
    [one] One trump is still out
   *[other] { $trumps } trumps are still out
  }, and Aemilia needs { $missing } more points. Which of your cards brings her least if she takes the trick?
last-end = You have held her! A defender, too, may lead trumps where tens would be lost otherwise.
## Kontra, schneider, overbid
stakes-hand = Aemilia plays spades alone. But look at your hand: the two highest jacks, spades, and three aces. She will lose this game.
stakes-kontra = At some tables an opponent may say “kontra” before laying their first card: then the game counts double. What do you do?
stakes-kontra-nudge = You are likely to win. Then let it count double.
stakes-kontra-say = Say kontra: you will probably win, and then it counts double. After your first card it is too late.
stakes-before-card = First kontra, then the card: once you have played, it is too late.
stakes-re = Aemilia could answer “re” and double once more, but she does not. In tournaments there is no kontra.
stakes-lead = You lead. Lay a card that nobody can beat.
stakes-lead-nudge = Trumps beat everything else. Which jack stands above all?
stakes-jack-too = Good, too, since you have the { $CJ } yourself. But in this lesson play the { $CJ }.
stakes-lead-jack = Play the { $CJ }: it takes a trump from her at once.
stakes-schneider = A side that does not get beyond 30 points is “schneider”: the game counts one level more, “game 3” becomes 4. How many points do you need alone to make the others schneider?
stakes-not-schneider = The others may have 30 at most: 120 minus 30.
stakes-is-schneider = Right: 90. A side without a single trick is “schwarz”: one more level.
stakes-overbid = Somebody has bid up to 33, then plays hearts with 2, game 3, so 30, and gets 80 points. How does that end?
stakes-not-won = The points are enough, but the game counts 30 and not 33.
stakes-is-lost = Right: that is overbid. When the game counts less than the bid it is lost, however many points there are.
stakes-double = Somebody plays hearts for 30 and gets only 55 card points. What does that cost?
stakes-once = That is what it wins. Lost, a game costs more.
stakes-not-points = Card points only tell who wins. It costs what the game is worth, and more.
stakes-twice = Right: lost, it costs twice as much. That is why you work it out before bidding.
stakes-end = Now you know how Skat is played. Next: when is a hand worth a bid?
## Answers about games and bids
answer-pass = Pass
answer-up-to = up to { $n }
answer-game = { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  }
answer-times = { $n } times { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  }
answer-null = { $kind ->
    [hand] Null hand
    [ouvert] Null ouvert
   *[plain] Null
  }
answer-low = seven, eight, nine
answer-high = ace and king
answer-alone = only the queen
answer-declarer = The one who plays alone
answer-defenders = The two others
answer-long = A long suit
answer-short = A short suit
answer-small = A small card
answer-ace = An ace
## An auction to be decided
deal-first = You are middlehand and begin. Do you bid, and how far?
deal-heard = You are forehand, middlehand bids 18. Do you hold, and how far?
deal-rear = You are rearhand, middlehand has passed. Do you bid, and how far?
deal-after = You are { $place ->
    [0] forehand
    [1] middlehand
   *[2] rearhand
  }, and the bidding stands at { $bid }. Do you join in, and how far?
deal-alone = You are forehand, both others have passed. Do you play, and how far would you have gone?
deal-hint = Where do you have most? Count the jacks too. And which aces are there besides?
deal-hint-null = Think of Null: you have many low cards.
deal-hint-grand = Think of Grand: jacks and aces together you have { $high }, and there they take the tricks.
deal-hint-suit = Think of { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
  }: with the jacks that would be { $trumps } trumps, and no suit gives you more.
deal-hint-shorter = Think of { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
  }: with the jacks that would be { $trumps } trumps. And what is there besides?
deal-hint-pass = No suit would give you more than { $trumps } trumps, and jacks and aces together are { $high }. Is that enough for a game?
deal-right = { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  }, { $held ->
    [with] with
   *[without] without
  } { $count }, game { $factor }, times { $base }: { $value }. You win it { $chance ->
    [10] nearly always
   *[other] about { $chance } times in 10
  }.
deal-null = Right: a plain Null is worth 23. You win it about { $chance } times in 10.
deal-passed = Well passed. Even the best game here ({ $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  }) wins only about { $chance } times in 10.
deal-bold = Too bold. Even the best game here ({ $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  }) wins only about { $chance } times in 10.
deal-timid = You leave something on the table: here you win { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  } about { $chance } times in 10.
deal-low = You may go further. Count again: what is { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  } worth here?
deal-high = Overbid! Here { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  } is worth less. Count again.
deal-end = Those were five hands. What counted as right is what the strongest bot here would do. Next time it will go faster.
## Twenty decisions, graded by points
answer-cards = { $card } and { $other }
trainer-passed = Right, pass: passing brings { $passing } points against the others on average, playing for { $n } only { $worth }.
trainer-right = Right, up to { $n }: that brings { $worth } points against the others on average, passing { $passing }. Most often it becomes { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  }.
trainer-high = Too high: playing for { $n } brings { $worth } points against the others on average, passing { $passing }. That costs you { $cost } points.
trainer-low = You passed too soon: playing up to { $n } brings { $worth } points against the others on average, passing { $passing }. You leave up to { $cost } points on the table.
trainer-game = You have picked up the skat. Which game do you declare?
trainer-game-hint = Count the trumps, and what wins tricks besides. And what is each game worth?
trainer-game-right = Right: { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  } brings { $worth } points on average, and wins { $chance ->
    [10] nearly always
   *[other] about { $chance } times in 10
  }.
trainer-game-wrong = With { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  } you get { $worth } points on average. Another game brings { $cost } more.
trainer-discard = You play { $game ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [grand] Grand
   *[null] Null
  }. What do you discard?
trainer-discard-hint = Shorten suits, bring points to safety, and keep trumps and aces.
trainer-discard-hint-suit = You can be rid of your { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
  } altogether: then you are void and can trump there. Is it worth it?
trainer-discard-hint-suits = You can be rid of two suits altogether: { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
  } and { $other ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
  }.
trainer-discard-hint-points = That brings { $n } points to safety that are easily lost otherwise. Which cards are they?
trainer-discard-hint-card = One of the two is the { $card }. Which is the other?
trainer-discard-right = Right: with the { $card } and the { $other } in the skat the game brings { $worth } points on average.
trainer-discard-wrong = With the { $card } and the { $other } in the skat the game brings { $worth } points on average. Two other cards bring { $cost } more.
trainer-end = Twenty decisions from real deals. { $cost ->
    [0] Your answers have not cost a point.
   *[other] At a table your first answers cost up to { $cost } points on average. What you missed can be practised again at once.
  }
## When a bid is worth it
worth-why = If you win, you get the value of the game. If you lose, it costs double. So bid only what you win most of the time.
worth-rule = A rule of thumb when a suit is trumps: six trumps are nearly always enough. Five are enough if you have an ace besides.
worth-count = Look at your hand. How many trumps would you have in clubs?
worth-jack = Count the jack too: it is always a trump.
worth-five = Right: four clubs and a jack. Besides there is the ace of diamonds.
worth-six = Not that many: four clubs and a jack.
worth-skat = The skat may hold the { $CJ }. Then “without” becomes “with”, and the game may be worth less. So bidding “without 3” is dangerous.
worth-end = Count the trumps, count the aces, work it out. Only then bid.
## Grand
grand-what = In Grand only the four jacks are trumps. Its base value is 24, twice as much as clubs.
grand-rule = A rule of thumb: count your jacks and aces, and one more if you are forehand. From five on, Grand is usually worth it.
grand-count = You are forehand. How many do you get here?
grand-fore = Nearly: as forehand you count one more.
grand-five = Right: two jacks, two aces, and being forehand.
grand-less = Not quite: two jacks, two aces, and being forehand.
grand-or = Two jacks and one ace: only three. Which is the better game here?
grand-three = Too few aces for that: the others get too many tricks.
grand-hearts = Right: five trumps and an ace besides.
grand-value = Grand with 2. What is it worth?
grand-no-game = One is missing: you always add 1 for the game to “with 2”.
grand-right = Right: with 2, game 3, times 24 is 72.
grand-too-many = Too much: “with 2” and 1 for the game are 3.
grand-end = Jacks and aces make a Grand. Tens without their ace do not count.
## The values of null
nulls-fixed = In Null there is nothing to work out: each kind has a fixed value.
nulls-four = A plain Null is worth 23. Null hand, that is without the skat, is worth 35, Null ouvert, that is with open cards, 46. Both together: 59.
nulls-thirty = You have bid up to 30. Which Null is worth enough?
nulls-enough = Right. Hand is worth 35 and ouvert 46: both are more than 30.
nulls-too-little = A plain Null is worth only 23, and you have bid 30.
nulls-both = And Null ouvert hand, without the skat and with open cards?
nulls-no-hand = That is Null ouvert with the skat. By hand it is worth more.
nulls-right = Right: 59, the most valuable Null.
nulls-no-sum = They are not added up here: the value is fixed.
nulls-safe = Forget your hand for a moment: which cards are safe in Null, if you have no others of the suit?
nulls-low = Right: nobody gets below them, so you never have to take a trick.
nulls-high = If somebody leads the suit you take the trick, and the Null is lost.
nulls-alone = If somebody leads a small card, you are stuck with the queen.
nulls-end = 23, 35, 46, 59: these four are worth remembering.
## The row of bids
row-what = You may bid only what a game can be worth. The row begins like this: 18, 20, 22, 23, 24, 27, 30.
row-from = 18 is 2 times diamonds, 20 hearts, 22 spades, 24 clubs. And 23 is Null.
row-next = Somebody bids 24. What is the next bid?
row-no-game = No game is worth 25.
row-right = Right: 3 times diamonds is 27.
row-skips = 30 exists, but one number lies between: 3 times diamonds.
row-which = Which of these numbers are bids? Find all three.
row-hint = Divide by 9, 10, 11 and 12. And think of the values of Null.
row-in = Right, a game can be worth that.
row-not-in = No game is worth that: no suit goes into it, and it is no Null either.
row-thirty-three = Where does 33 come from?
row-spades = Right: 3 times 11.
row-hearts = 3 times hearts is 30.
row-null = Null hand is worth 35.
row-end = Whoever knows the row hears from a bid what the other may want to play.
## Hand and what is announced
announce-hand = Whoever leaves the skat where it is plays “hand”. That counts one level more: “game 2” becomes 3.
announce-clubs = Clubs hand, with 1. What is it worth?
announce-no-hand = That would be clubs with the skat. Hand adds one more level.
announce-right = Right: with 1, game 2, hand 3, times 12 is 36.
announce-too-many = That is one level too many. Count again.
announce-what = Whoever plays hand may announce more. “Schneider”: the others get at most 30 points. “Schwarz”: they get no trick.
announce-schneider = Schneider counts one level, announcing it one more. Clubs hand, with 1, schneider announced?
announce-once = One level is missing: schneider counts, and the announcement counts too.
announce-twice = Right: with 1, game 2, hand 3, schneider 4, announced 5, times 12 is 60.
announce-missed = You have announced schneider, and the others get 31 points. How does it end?
announce-not-won = Without the announcement, yes. But what you announce you have to make.
announce-lost = Right: what you announce you have to make, or the game is lost.
announce-ouvert = “Ouvert” is the highest announcement: you lay all your cards open and have to take every trick. In Null it is the other way round.
announce-end = Announcing takes courage and good counting. In the beginning it is enough to understand what the others say.
## Old sayings
sayings-why = At the Skat table you hear old sayings. Mostly they are right. What do they mean?
sayings-soul = “Trumps are the soul of the game.” Who should lead trumps?
sayings-draw = Right: whoever plays alone draws the others’ trumps. Then the aces are safe.
sayings-not-draw = They mostly need their trumps for trumping. Whoever has more of them should draw them.
sayings-way = “Short to the friend, long to the foe.” You lead, and the one who plays alone comes right after you. What do you lead?
sayings-long = Right: they must play before they see what your partner has. In your long suit that is awkward for them.
sayings-short = A short suit is led when your partner comes right after you.
sayings-aces = “In Grand one plays aces.” You defend against a Grand and lead. What do you play?
sayings-small = That gives tricks away: soon it is only the declarer who leads.
sayings-ace = Right: only the four jacks can beat your ace. Take the points while you are on lead.
sayings-end = No saying is always right. But if you know it, you know when to do otherwise.
