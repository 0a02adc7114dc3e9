lesson-fits = Which one fits?
lesson-first-round = A first round
lesson-bluff = True, or a bluff?
## Answers
answer-form = { $form }
answer-cell = { $cellAs }
answer-feature = { $featureOne }
answer-true = True
answer-bluff = A bluff!
## Which card fits?
fits-forms = A Latin word looks different according to its job in the sentence. Each of these forms has three features: case, number and gender.
fits-features = There are five cases: nominative, genitive, dative, accusative, ablative. You need not know what they are for: here you only compare their names.
fits-features-more = Number is singular (one) or plural (many). Gender is masculine, feminine or neuter.
fits-number = Which of these is a number?
fits-is-case = That is a case, one of the five.
fits-is-number = Right: singular and plural are the two numbers.
fits-is-gender = That is a gender, like masculine and feminine.
fits-rule = A card fits if exactly two features are the same. Not all three, and not just one. What lies on top is on the sign beside it.
fits-cells = On top lies { $cellTop }. What fits it?
fits-cells-two = Right: singular and feminine are the same, only the case is different.
fits-cells-not = Here { $n ->
    [3] all three features are the same
   *[1] only one feature is the same
  }. It must be exactly two.
fits-where = All that a form can be is in the form tables. Look it up as often as you like: the button is below.
fits-which = On top lies { $formTop }, { $cellTop }. Which of these cards fits?
fits-hint = Compare one after the other: case, number, gender. Two must be the same, one different.
fits-look = Look up what each card can be. Then compare case, number, gender: two must be the same, one different.
fits-read = { $form } can be { $cellAs }. Count.
fits-two = Right: { $form } as { $cellAs }. { $featureOne } and { $featureTwo } are the same, one is different.
fits-not = { $form } is { $cellIs }: { $n ->
    [0] nothing is the same.
    [1] only one feature is the same.
   *[3] all three features are the same.
  }
fits-none = { fits-not } Whatever else it can be does not fit either.
readings-all = Some forms can be several things. What can { $form } be? Find { $n ->
    [2] both
   *[other] all { $n }
  }.
readings-hint = Look for { $form } in the form tables: it stands there in { $n } places.
readings-one = { $form } is certainly { $cellAs }, too.
readings-yes = Yes, { $form } can be { $cellAs }.
readings-no = No: { $cellAs } is { $formOther }.
fits-end = Exactly two features: that is the whole game. Now you play a round.
## A first round, in its order
welcome = All the cards are forms of one single word. Whoever has no cards left first wins. You are playing against Livia.
two-of-three = Every form has three features: case, number and gender. Your card must be the same in exactly two of them.
start-card = This is the start card: { $formStart }, genitive singular. Nobody has declared a gender yet, so any of the three will do. What your cards can be is in the form tables.
ask-first = Your turn. Which card fits in exactly two features? Tap it, declare case, number and gender, and lay it.
nudge-first = Keep the singular and one gender. Only the case should be another than the genitive.
lay-first = Take { $formFirst }: accusative singular feminine. Singular and feminine agree, the case does not.
declared = What you declared counts now: accusative singular feminine. The next card is compared with it. It is Livia’s turn.
other-right = Livia lays { $formSecond } as accusative plural feminine. Case and gender are the same, number is not: that is right. But watch out, nobody checks it for you.
ask-many = On top lies accusative plural feminine now. Which of your cards fits, and as what?
nudge-many = Plural and feminine may stay, only the case must change. One of your cards can be many things.
several-readings = { $formMany } can be dative or ablative plural, in any gender. Declare one of them: ablative plural feminine.
dative-too = Right as well, dative plural feminine would do. For what comes next, please take the ablative.
ask-macron = Livia lays { $formShort } and says: ablative singular feminine. True, or a bluff?
nudge-macron = Look it up in the form tables: { $macron ->
    [yes] has the ablative a line over the a at its end?
   *[no] what is the ablative?
  }
not-ablative = Look again: the ablative is { $formLong }. Livia has laid { $formShort }.
macron = Well seen: { $formShort } is not the ablative. { $macron ->
    [yes] A line makes it another form.
   *[no] That would be { $formLong }.
  }
challenge-it = Then challenge it! If the button asks again, press it once more.
look-first = Wait, challenge first! Once you play on, it is too late.
tables = You were right, Livia takes { $formShort } back. After a challenge the form tables lie open before everybody. Look it up, then press “Got it”.
ask-long = Your turn again, and your ablative plural feminine lies on top. Have you got the card that Livia would have liked to have?
nudge-long = Look for the ablative singular feminine. Case and gender stay, the number changes.
lay-long = { $formLong } is ablative singular feminine. Case and gender agree, so lay it.
ask-none = On top lies { $formDative }, dative singular feminine. You have { $formTwo } and { $formLast }. What do you do?
nudge-none = Both are plural and not feminine. How many features are the same then?
nothing-fits = Neither of them fits. So you draw a card from the stock.
draw-now = That does not fit here. Look closely at what lies on top.
ask-drawn = Lucky: { $formStart } once more! After drawing you may lay this card only. As what?
nudge-drawn = On top lies dative singular feminine. Your card is genitive singular, and you choose the gender.
drawn = Declare genitive singular feminine: number and gender agree, the case does not.
drawn-fits = You could keep it, but it fits. Lay it.
think-ahead = Livia has laid { $formGenitive }, genitive plural feminine. { $formTwo } fits as masculine and as neuter. What do you declare so that { $formLast } fits afterwards, too?
nudge-ahead = { $formLast } is accusative plural masculine. Which gender should lie on top by then?
masculine = Declare genitive plural masculine. Then number and gender are the same afterwards.
neuter-blocks = Neuter would be right, too. But { $formLast } is masculine and could not follow.
ask-last = Livia has drawn a card and kept it. Your genitive plural masculine still lies on top. Lay your last card!
nudge-last = As what? Number and gender must be the same, the case must not.
last-card = Lay { $formLast } as accusative plural masculine.
won = You have won! Livia lets your last card stand. Now you know the whole game.
## True, or a bluff?
bluff-what = Whoever lays a card declares what it is. Nobody checks it, so one may bluff. If you do not believe it, you challenge.
bluff-ask = Always ask yourself: can the form be that, and are exactly two features the same? What a form can be is in the form tables.
bluff-or-true = Your { $cellOn } was on top. Livia lays { $form } and says: { $cellAs }. True, or a bluff?
bluff-hint = First the form: can it be that? Mind the lines over vowels. Then count the features that are the same.
bluff-compare = Compare { $cellOn } and { $cellAs }. And what is the form for it?
bluff-true = It is true: { $form } can be that. { $featureOne } and { $featureTwo } are the same, one is different.
bluff-form = It is a bluff: { $form } cannot be that. The { $cellAs } is { $formRight }.
bluff-shares = It is a bluff: the form is right, but { $n ->
    [0] no feature is the same
    [1] only one feature is the same
   *[3] all three features are the same
  }.
bluff-end = This is how you find every bluff: first the form, then the features. Now play against opponents who make mistakes.
## About errors
no-need-to-draw = You may always draw. But one of your cards fits.
right-but-later = That would be allowed. For this lesson, play { $formWanted }.
remark-own = Not yet. { $verdict } Try again.
remark-challenged = The challenge would be rejected. { $verdict }
