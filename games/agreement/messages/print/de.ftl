## What can be printed
cards = Karten
cards-text = Die 30 Karten zum Ausschneiden. Mit dem Joker sind es 31.
deck = Deck
tables = Formentabellen
tables-text = Singular und Plural, eine Tabelle auf jeder halben Seite.
blank = Leere Formentabellen
blank-text = Dieselben Tabellen zum Ausfüllen.
joker = Joker
joker-no = ohne Joker
joker-yes = mit Joker
title-tables = { $deck }: Formentabellen
