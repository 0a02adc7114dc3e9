## Options and bots
option-cards = Cards each
option-cards-hint = So many cards are dealt to everybody.
bot-thrifty = Thrifty
bot-thrifty-hint = Takes a trick with the lowest card that takes it.
bot-random = Random
bot-random-hint = Plays any card.
bot-names = Ada, Ben, Cora, Dan
## Play
action-play = Play the { $card }
event-dealt = The cards are dealt.
event-played = { $who ->
    [you] You play the { $card }.
   *[other] { $name } plays the { $card }.
  }
event-took = { $who ->
    [you] You take the trick.
   *[other] { $name } takes the trick.
  }
field-hands = Hands
field-trick = On the table
field-tricks = Tricks taken
field-mover = To play
## Rejections
rejection-not-seated = You need a seat at the table for that.
rejection-not-now = That is not possible just now.
rejection-not-your-turn = It is not your turn.
rejection-card-not-in-hand = You do not have the { $card }.
## Help
help-title = How to play
help-text = In turn everybody plays a card. The highest takes the trick and leads to the next. Whoever has most tricks in the end wins.
