## What can be printed
cards = Cards
cards-text = The 30 cards to cut out, or 31 with the joker.
deck = Deck
tables = Tables of forms
tables-text = Singular and plural, a table on each half of the page.
blank = Blank tables of forms
blank-text = The same tables to fill in.
joker = Joker
joker-no = without the joker
joker-yes = with the joker
title-tables = { $deck }: tables of forms
