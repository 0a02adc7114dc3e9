## Whether it could have been won; $start is $name where a sentence begins
laid-you = du im { $trick }. Stich { $card } gespielt hast
laid-other = { $name } im { $trick }. Stich { $card } gespielt hat
answer-won-you = Du hast gewonnen, aber so wie die Karten lagen, war das Spiel verloren, bis { $laid }.
answer-until-you = Ja: So wie die Karten lagen, hättest du gewinnen können, bis { $laid }.
answer-given-up-you = Ja: Die Karten reichten noch, als das Spiel abgebrochen wurde. Zu Ende gespielt, hättest du gewinnen können.
answer-declared-wrongly = Nicht mit diesem Spiel, aber mit einem anderen oder mit anderen gedrückten Karten.
answer-never = Nein: So wie die Karten lagen, gewinnt die andere Seite immer, wenn sie richtig spielt.
answer-won-other = { $name } hat gewonnen, aber so wie die Karten lagen, war das Spiel verloren, bis { $laid }.
answer-until-other = Ja: So wie die Karten lagen, hätte { $name } gewinnen können, bis { $laid }.
answer-given-up-other = Ja: Die Karten reichten noch, als das Spiel abgebrochen wurde. Zu Ende gespielt, hätte { $name } gewinnen können.
answer-won-defenders = Die Gegenspieler haben gewonnen, aber so wie die Karten lagen, war das Spiel verloren, bis { $laid }.
answer-safe-you = Du hast gewonnen, und so wie die Karten lagen, war das nie in Gefahr.
answer-safe-other = { $name } hat gewonnen, und so wie die Karten lagen, war das nie in Gefahr.
answer-safe-defenders = Die Gegenspieler haben gewonnen, und so wie die Karten lagen, war das nie in Gefahr.
answer-until-defenders = Ja: So wie die Karten lagen, hätten die Gegenspieler gewinnen können, bis { $laid }.
answer-given-up-defenders = Ja: Die Karten reichten noch, als das Spiel abgebrochen wurde. Zu Ende gespielt, hätten die Gegenspieler gewinnen können.
auction-only = Niemand hat allein gespielt. Nur das Reizen lässt sich beurteilen.
auction-unasked-you = Das Reizen brach ab, bevor du gefragt warst: Da gibt es nichts zu beurteilen.
auction-unasked-other = Das Reizen brach ab, bevor { $name } gefragt war: Da gibt es nichts zu beurteilen.

## Of a card
verdict-only = Einzige Karte
verdict-best = Beste Karte
verdict-open = Nicht die beste
verdict-unlucky = Konnte man nicht wissen
verdict-slip = Ungenau
verdict-error = Fehler
costs-game = kostet das Spiel
costs-points = { $count ->
    [one] kostet 1 Auge
   *[other] kostet { $count } Augen
  }
turned-won = Mit dieser Karte ist das Spiel für den Alleinspieler gewonnen.
turned-lost = Mit dieser Karte ist das Spiel für den Alleinspieler verloren.
best-cards = Mit offenen Karten am besten: { $cards }.
promised-best = Nach allem, was man wissen konnte, die beste: Sie gewinnt in { $share } von 100 Verteilungen.
promised = Nach allem, was man wissen konnte, gewinnt sie in { $share } von 100 Verteilungen, { $card } in { $best }.
promised-points = Nach allem, was man wissen konnte, gewinnt die gespielte Karte so oft wie { $card }, in { $share } von 100 Verteilungen; doch { $card } verspricht mehr Augen.
share = { $low } bis { $high }
# Points before the others or behind them, on average.
lead-behind = { $points } Punkte hinter den anderen
lead-before = { $points } Punkte vor den anderen
lead-between = zwischen { $low } und { $high } Punkten gegenüber den anderen

## The chart
chart = Was die Karten wert waren
null-safe = Mit offenen Karten ist das Nullspiel bis zum Ende sicher.
null-lost = Mit offenen Karten ist das Nullspiel von Anfang an verloren.
null-until = Mit offenen Karten ist das Nullspiel bis zum { $trick }. Stich sicher.
line = Augen des Alleinspielers, wenn alle am besten spielen, vor dem ersten Stich und nach jedem: { $values }. { $needed }
needs = Der Alleinspieler braucht { $target }.
no-target = Für diesen Reizwert reichen alle Augen nicht.
needed = { $points } nötig
to-turn = Zum Wendepunkt: { $trick }. Stich
scores = Was die Karten versprachen
scores-only = Hier wird jede Karte danach beurteilt, wie solche Spiele weitergehen, nicht nach offenen Karten.
score-best = Stich { $trick }: { $card } war die beste oder fast so gut (im Schnitt { $lead }).
score-worse = Stich { $trick }: Mit { $card } lag man im Schnitt { $lead }, mit { $best } { $other }.

## The auction
auction = Das Reizen
hand-worthless = Mit diesem Blatt passt man.
hand-worth = Mit diesem Blatt konnte man bis { $limit } reizen.
hand-worthless-at = Bei { $bid } war dieses Blatt das nicht mehr wert.
hand-worth-at = Bei { $bid } konnte man mit diesem Blatt noch bis { $limit } reizen.
# How many of ten such games are won: a clause for the next messages, and for those of hints
tenths = { $n ->
    [0] kaum ein solches Spiel wird gewonnen
    [1] etwa 1 von 10 solchen Spielen wird gewonnen
    [10] fast alle solchen Spiele werden gewonnen
   *[other] etwa { $n } von 10 solchen Spielen werden gewonnen
  }
price-clear = Für { $bid } zu spielen war klar besser als zu passen: { $chance }.
price-close = Für { $bid } zu spielen war etwa so viel wert wie zu passen: { $chance }.
price-gamble = Für { $bid } zu spielen war gewagt: { $chance }. Aber auch Passen hat seinen Preis, denn dann gewinnen meist die anderen.
price-worse = Für { $bid } zu spielen war klar schlechter als zu passen: { $chance }.
said = Gereizt bis { $bid }.
refused = Bei { $bid } gepasst.
sound = Das war vernünftig.
bold = Das war zu viel.
timid = Das war zu wenig.
claim-below-schneider = Du hättest Schneider beanspruchen können: Er war sicher.
claim-below-schwarz = Du hättest alle Stiche beanspruchen können: Sie waren sicher.
offer = { $contract }: { $chance }
offer-most = { $contract } mit den meisten Skats: { $chance }
offer-some = { $contract } mit manchen Skats: { $chance }
offer-few = { $contract } mit wenigen Skats: { $chance }
offer-rest = Ein anderes Spiel mit wenigen Skats: { $chance }
declared = { $contract }, wie gespielt: { $chance }.
nothing-better = Etwas Besseres gab es nicht anzusagen.
better = Besser: { $other }; { $chance }.
better-away = gedrückt { $cards }
no-win = So wie die Karten lagen, ist kein Spiel zu gewinnen.
wins-exact = So wie die Karten lagen, sind zu gewinnen: { $games }.
exact-away = { $game } (gedrückt { $cards })

## Hints
advice-bid = Reize { $value }.
advice-hold = Halte { $value }.
advice-pass = Passe.
advice-pick-up = Nimm den Skat auf.
advice-declare = Spiele { $contract }.
advice-declare-away = Spiele { $contract } und drücke { $cards }.
advice-push = Schiebe { $cards }.
advice-push-unseen = Schiebe ungesehen.
advice-play = Spiele { $card }.
advice-double = Sag { $word }.
advice-claim-game = Zeige deine Karten: Du gewinnst das Spiel.
advice-claim-schneider = Zeige deine Karten und beanspruche Schneider.
advice-claim-schwarz = Zeige deine Karten und beanspruche alle Stiche.
advice-concede = Gib auf.
advice-answer-yes = Stimme zu.
advice-answer-no = Spiele weiter.
advice-name = Sage { $game } an.
advice-no-double = Kein { $word }.
nudge-trick = Bis jetzt hat { $name } den Stich, mit { $points ->
    [one] einem Auge
   *[other] { $points } Augen
  }. Stechen, schmieren oder klein bleiben?
nudge-trumps = { $n ->
    [0] Trumpf hat außer dir niemand mehr. Wer kann dich noch schlagen?
    [one] Einen Trumpf hast du noch nicht gesehen. Wer könnte ihn haben?
   *[other] Noch { $n } Trümpfe hast du nicht gesehen. Wer könnte sie haben?
  }
nudge-cards = Ein Wink: { $kind }. Welche Karte davon?
nudge-auction = Zähl deine Trümpfe und Asse. Reicht dieses Blatt für ein Spiel, und was ist es wert?
nudge-declare = Wo hast du am meisten? Und welche Karten stehen allein?
nudge-other = Zähl, was du sicher bekommst. Reicht das?
reason-only = Eine andere Karte darf nicht gespielt werden.
reason-guess = Noch zu wenig gerechnet für eine Prozentzahl.
reason-certain = Wie die anderen Karten auch liegen, du bekommst alle übrigen Stiche.
reason-all = Damit gewinnt deine Seite in jeder Verteilung, die noch möglich ist, wenn niemand einen Fehler macht.
reason-none = Deine Seite gewinnt in keiner Verteilung, die noch möglich ist, wenn niemand einen Fehler macht.
reason-chance-best = Damit gewinnt deine Seite in { $share } von 100 möglichen Verteilungen; keine andere Karte verspricht mehr.
reason-chance = Damit gewinnt deine Seite in { $share } von 100 möglichen Verteilungen, mit { $card } in { $other }.
reason-score = Im Schnitt liegst du damit { $lead }, mit { $card } { $other }.
reason-score-best = Im Schnitt liegst du damit { $lead }; keine andere Karte verspricht mehr.
reason-worthless = Für ein Spiel reicht dieses Blatt nicht.
reason-limit = Damit kann man bis { $limit } reizen.
reason-close = Es ist knapp: Passen ist fast gleich viel wert.
reason-gamble = Es ist gewagt: So ein Spiel wird etwa so oft verloren wie gewonnen. Aber auch Passen hat seinen Preis, denn dann gewinnen meist die anderen.
reason-game = { $chance }.
reason-heuristic = Das sagt die Erfahrung.
thinking-on = Bisher sind { $percent } % gerechnet; es wird noch genauer.
