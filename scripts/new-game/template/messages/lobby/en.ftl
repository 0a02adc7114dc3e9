name = Newgame
summary = Everybody plays a card, and the highest takes the trick. Most tricks win.
