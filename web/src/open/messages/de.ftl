open-title = Offen für alle
seek-what = Spiel
seek = Mitspieler suchen
seek-hint = Wer dasselbe sucht, sitzt mit dir am Tisch. Kommt in { $seconds } Sekunden niemand, spielen Bots mit; ihre Plätze bleiben für Menschen frei.
seeking = Mitspieler werden gesucht …
seek-stop = Nicht mehr suchen
seek-found = Der Tisch ist da.
your-name = Dein Name am Tisch
none = Gerade wartet niemand an einem offenen Tisch.
places = { $n ->
    [1] 1 Platz frei
   *[other] { $n } Plätze frei
  }
bot-places = { $n ->
    [1] 1 Bot macht Platz
   *[other] { $n } Bots machen Platz
  }
phase-lobby = wartet
phase-playing = läuft
phase-between = zwischen zwei Runden
clock-none = ohne Uhr
clock-gentle = Uhr: in Ruhe
clock-tournament = Uhr: zügig
clock-hour = eine Stunde je Zug
clock-day = ein Tag je Zug
clock-three-days = drei Tage je Zug
clock-week = eine Woche je Zug
since = { $n ->
    [0] eben eröffnet
    [1] seit 1 Minute
   *[other] seit { $n } Minuten
  }
level = { $name } ({ $rating } ± { $margin })
bots = Bots: { $names }
sit = Dazusetzen
watch = Zuschauen
sit-at = Dazusetzen: { $title }, { $names }
watch-at = Zuschauen: { $title }, { $names }
events-here = { $n ->
    [1] 1 Person da
   *[other] { $n } Personen da
  }
blocked = Blockierte Personen
unblock = { $name } nicht mehr blockieren
mute = Nicht mehr lesen
unmute = Wieder lesen
block = Blockieren
really-block = Noch einmal tippen: blockieren
is-blocked = { $name } ist blockiert: Ihr begegnet euch an offenen Tischen nicht mehr.
report = Melden
report-why = Warum meldest du { $name }?
report-name = Der Name
report-chat = Was geschrieben wird
report-leaves = Lässt andere sitzen
report-cheats = Betrügt
report-what = Wer diesen Server betreibt, sieht Tisch, Name und die letzten Nachrichten von { $name }.
report-sent = Gemeldet. Danke.
strangers = Ihr kennt euch nicht: Geschrieben wird, wenn alle am Tisch es wollen ({ $n } von { $all }).
want-chat = Ich möchte schreiben
