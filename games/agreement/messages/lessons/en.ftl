lesson-first-round = A first round
## What the coach says, in its order
welcome = All the cards are forms of one single word. Whoever has no cards left first wins. You are playing against Livia.
two-of-three = Every form has three features: case, number and gender. Your card must agree with the top card in exactly two of them – not in three, not in one.
start-card = This is the start card: { $formStart }, genitive singular. The form is the same in all three genders, and as long as nobody has declared anything, all three count.
lay-first = Your turn. Take { $formFirst }: accusative singular feminine. Singular and feminine agree, the case does not: exactly two! Choose the card, declare its case, number and gender, and lay it.
declared = What you declared counts from now on: accusative singular feminine. The next card is compared with these three features. It is Livia’s turn.
other-right = Livia lays { $formSecond } as accusative plural feminine. Case and gender agree, number does not: that is right. Nobody else checks it – only you two.
several-readings = { $formMany } can be many things: dative or ablative plural, in any gender. You declare one of them. Here it must be plural and feminine. Lay { $formMany } as ablative plural feminine.
dative-too = Right as well: dative plural feminine would do. But for what comes next, please take the ablative.
macron = Livia declares ablative singular feminine. Look closely at { $macron ->
    [yes] the a at the end of her card: is there a line over it? A line makes it another form.
   *[no] her card: is that really the ablative?
  } If not, challenge it. If the button asks again, press it once more.
look-first = Wait! First look at Livia’s card: { $formShort } – is that ablative singular feminine? Once you play on, it is too late to challenge.
tables = You were right: { $formShort } is not ablative, that would be { $formLong }. After a challenge the form tables lie open: look it up, then press “Turn them face down”. Livia takes her card back, and it is your turn.
lay-long = You have the right form: { $formLong }, ablative singular feminine. With ablative plural feminine, case and gender agree. Lay it.
nothing-fits = On top lies { $formDative } as dative singular feminine. You have { $formTwo } and { $formLast }, both plural and not feminine: neither fits. So you draw a card from the stock.
draw-now = That does not fit here. Draw a card from the stock.
drawn = Lucky: { $formStart } once more. After drawing you may lay this card only. Which gender must it have? With dative singular feminine, number and gender must agree, the case must not.
drawn-fits = You could keep it, but it fits: as genitive singular feminine. Lay it.
think-ahead = Livia has laid { $formGenitive }, genitive plural feminine, and she is right. { $formTwo } can be masculine or neuter, both fit. Think of your last card, { $formLast }: accusative plural masculine. What do you declare so that it can follow?
neuter-blocks = Neuter would be right, too. But then { $formLast } (accusative plural masculine) agrees in number only, and you could not finish even if Livia passed. Declare masculine.
last-card = Livia has drawn a card and kept it. Your genitive plural masculine still lies on top. Lay { $formLast } as accusative plural masculine: number and gender agree.
won = You have won! Livia lets your last card stand. Now you know the whole game. Play a real round: against an opponent who makes mistakes, with the tables open.
## About errors
no-need-to-draw = You may always draw, but you can lay: the card that is marked fits.
right-but-later = That would be allowed. For this lesson, please do what I have suggested.
remark-own = Not yet. { $verdict } Try again.
remark-challenged = The challenge would be rejected. { $verdict }
