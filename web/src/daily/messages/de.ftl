## The deal of the day
title = Spiel des Tages
hint = Heute haben alle dieselben Karten und dieselben Bots. Du spielst einmal und nimmst nichts zurück; danach siehst du, wie es den anderen ging.
hint-alone = Heute haben alle dieselben Karten und dieselben Bots, auch auf anderen Geräten. Du spielst einmal und nimmst nichts zurück; danach siehst du, was der stärkste Bot daraus macht.
zone = Neue Karten gibt es um { $time } Uhr (Mitternacht UTC).
streak = { $count ->
    [0] Starte deine Serie
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
off = Auf diesem Server gibt es kein Spiel des Tages.
today = Heute
yesterday = Gestern
before = Frühere Tage
before-hint = Was du verpasst hast, kannst du nachholen; in die Liste kommt es nicht mehr.
play = Spielen
go-on = Weiterspielen
play-later = Nachholen
entries = { $count ->
    [0] Noch hat niemand gespielt.
    [one] 1 Person hat gespielt.
   *[other] { $count } Personen haben gespielt.
}
hidden = Ihre Punkte siehst du, wenn du fertig bist.
place = Platz
name = Name
points = Punkte
time = Zeit
partly = { $points } nach { $played }
list = Liste
list-csv = Liste als CSV, auch für eine Saison
compare = Du { $you } · Schnitt { $field } · stärkster Bot { $engine }
compare-alone = Du { $you } · stärkster Bot { $engine }
thinking = spielt noch
none = –
each = Spiel für Spiel
deal = Spiel
you = Du
field = Schnitt
engine = Stärkster Bot
review = Spiel { $n } durchgehen
review-engine = Spiel { $n } des stärksten Bots durchgehen
review-line = So hat { $name } gespielt
fewest = Die wenigsten Punkte gewinnen.
share = Ergebnis kopieren
shared = Kopiert
share-text = { $name }, { $date }: ich { $you }, Schnitt { $field }, stärkster Bot { $engine }
share-text-alone = { $name }, { $date }: ich { $you }, stärkster Bot { $engine }
proof = Fair gemischt?
proof-hint = Die Karten folgen aus einer Zahl, die feststand, bevor jemand gespielt hat ({ $at }). Ihr Fingerabdruck ist seitdem öffentlich; die Zahl selbst steht hier, wenn der Tag vorbei ist. „lusoria daily --verify“ rechnet es nach.
proof-date = Die Karten folgen aus dem Datum: Auf jeder Seite, die wie diese ohne Server läuft, sind es dieselben. Wer rechnen kann, kennt sie vorher.
proof-commitment = Fingerabdruck
proof-seed = Zahl
proof-beacon = Dazu kommt die erste Zahl dieses Tages von { $url }: Niemand kennt sie vorher.
proof-beacon-value = Zufallszahl { $round }
proof-remains = Ausschließen lässt sich nicht, dass jemand die Karten vorher unter anderem Namen ansieht oder sich von einem Programm helfen lässt. Die Zeiten stehen in der Liste, beweisen aber nichts.
group = Eure Gruppe
group-hint = Schreib die Namen so, wie sie in den Listen stehen, in jede Zeile einen; sie bleiben auf diesem Gerät. Von jedem Tag zählt, wie weit jemand vor dem Schnitt liegt. Wer einen Tag auslässt, gewinnt und verliert damit nichts.
group-names = Namen
group-show = Tabelle der letzten 30 Tage
group-shown = { $count ->
    [one] 1 Name in der Tabelle
   *[other] { $count } Namen in der Tabelle
}
group-points = Vor dem Schnitt
group-days = Tage
group-none = Keiner dieser Namen steht in den Listen der letzten 30 Tage.
group-csv = Tabelle als CSV
back = Zur Liste des Tages
rejection-no-such-day = So ein Spiel des Tages gibt es nicht.
rejection-no-daily = Auf diesem Server gibt es kein Spiel des Tages.
rejection-no-beacon = Die öffentliche Zufallszahl für diesen Tag ist noch nicht da. Versuch es gleich noch einmal.
rejection-too-early = Dieser Tag ist noch nicht da.
