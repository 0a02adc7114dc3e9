## What can be printed
cards = Cards
cards-text = The 32 cards to cut out, with French or German faces.
list-three = Score sheet for three
list-three-text = 36 deals for three, scored after Seeger and Fabian.
list-four = Score sheet for four
list-four-text = 48 deals for four, scored after Seeger and Fabian.
values = Auction card
values-text = What every game is worth, and all bids, twice on a sheet.
values-title = Bids
values-steps = times
values-nulls = Null { $plain }, hand { $hand }, ouvert { $ouvert }, ouvert by hand { $both }
values-how = Matadors + 1 for game, + 1 each for hand, schneider, announced, schwarz, announced, ouvert.
list-date = Date and place
list-opponents = games lost by the others × { $count }
