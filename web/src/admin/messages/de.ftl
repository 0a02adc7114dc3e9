## The page
title = Der Server im Überblick
away = Der Server antwortet nicht; diese Zahlen sind von { $time }. Es wird weiter versucht …
never-answered = Der Server antwortet nicht. Es wird weiter versucht …
now = Im Augenblick
tables = Tische in Gebrauch
people = Personen
connections = Verbindungen
moves-per-minute = Züge pro Minute
promise = In diesem Teil der Seite stehen keine Namen, Nachrichten und Karten; er darf an die Wand.

## The key
key-title = Bitte den Schlüssel
key-hint = Beim Start hat der Server eine Adresse ausgegeben, die mit einem Schlüssel endet. Öffne diese Adresse oder gib den Schlüssel hier ein.
key-label = Schlüssel
key-open = Öffnen
key-wrong = Dieser Schlüssel passt nicht. Bei jedem Start macht der Server einen neuen, wenn ihm keiner vorgegeben ist.

## How others join
join-title = So kommt man dazu
join-hint = Code scannen oder Adresse eintippen. Ein Konto braucht niemand.
join-only-here = Nur dieser Rechner erreicht den Server. Fürs Netz mit --host 0.0.0.0 starten.
join-qr = QR-Code mit der Adresse dieses Servers
join-addresses = Adressen
join-copy = Adresse kopieren
join-copied = Kopiert

## Speed
speed-title = Tempo
speed-caption = Wie lange es dauert, gemessen an den letzten tausend
speed-what = Bis …
speed-half = die Hälfte in
speed-most = 99 % in
speed-commit = ein Zug gespeichert ist
speed-delivery = alle am Tisch ihn haben
speed-bot = ein Bot antwortet
speed-none = noch nichts

## Bots
bots-title = Bots
bots-thinking = denken nach
bots-waiting = warten, bis sie nachdenken dürfen
bots-failed = sind seit dem Start ausgefallen

## Rejections
refused-title = Abgelehnt
refused-caption = Nachrichten, die seit dem Start abgelehnt wurden
refused-why = Warum
refused-count = Wie oft
refused-none = Noch wurde nichts abgelehnt.

## Rate limits
limited-title = Zu viel auf einmal
limited-caption = Was seit dem Start gebremst wurde
limited-what = Was
limited-none = Noch hat niemand zu viel verlangt.
limited-message = Nachrichten auf einer Verbindung
limited-address = Nachrichten von einer Adresse
limited-table = neue Tische von einer Adresse
limited-person = neue Personen von einer Adresse
limited-connection = Verbindungen

## The server itself
server-title = Der Server selbst
server-version = Version
server-started = Gestartet
server-moves = Züge seitdem
server-memory = Arbeitsspeicher
server-load = Ausgelastet
server-resyncs = Verläufe neu gelesen, weil ein anderer Server schneller war
server-failures = Fehler im Server
server-nodes = Andere Server
server-nodes-alone = Keine: Dieser Server ist allein.
server-nodes-connected = Er hört die anderen. Alle Zahlen hier gelten nur für diesen Server.
server-nodes-polling = Er hört sie nicht und sieht stattdessen in der Datenbank nach. Alle Zahlen hier gelten nur für diesen Server.

## Parts of the page
parts = Teile dieser Seite
part-glance = Überblick
part-tables = Tische
part-reports = Meldungen von Spielern
part-visitors = Besucher
part-rules = Aushang, Grenzen
part-audit = Eingriffe

## The last day
day-title = Die letzten 24 Stunden
day-none = Noch zu früh: jede Minute wird gezählt.
day-hour = Stunde ab
day-people = Personen höchstens
day-moves = Züge pro Minute höchstens

## Tables and events
tables-hint = Tische, Klassen und Abende, die jüngsten zuerst. Hier stehen Namen: nichts für den Beamer.
tables-none = Es gibt keine.
table-event = Klasse oder Abend
table-phase-lobby = wartet auf Mitspieler
table-phase-playing = im Spiel
table-phase-between = gleich geht es weiter
table-phase-over = beendet
table-phase-resting = niemand sieht zu
table-phase-event = mit allen Tischen
table-watching = { $count ->
    [one] 1 Verbindung
   *[other] { $count } Verbindungen
 }
table-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
 }
do-end = Beenden
do-end-sure = Wirklich beenden?
do-remove = Löschen
do-remove-sure = Wirklich löschen?
do-settle = Erledigt

## Visitors and bans
visitors-hint = Wer gerade verbunden ist, nach Adresse. Eine ganze Schule kann eine Adresse teilen.
visitors-none = Niemand ist verbunden.
visitor-address = { $address } ({ $connections ->
    [one] 1 Verbindung
   *[other] { $connections } Verbindungen
 })
ban-for = Wie lange
ban-hours = { $hours ->
    [1] 1 Stunde
    [24] 1 Tag
    [168] 1 Woche
    [720] 30 Tage
   *[other] { $hours } Stunden
 }
ban-why = Warum (wird ihnen gesagt)
ban-why-none = ohne Angabe von Gründen
ban-why-conduct = andere beleidigt
ban-why-disruption = Spiele gestört
ban-why-load = Server überlastet
do-ban = Sperren
do-ban-sure = Wirklich sperren?
do-lift = Aufheben
bans-title = Gesperrt
bans-none = Niemand.
ban-address = Adresse { $who }, bis { $until }
ban-person = Person { $who }, bis { $until }

## Message of the day, limits
message-title = Aushang
message-label = Alle lesen ihn auf der Startseite
message-say = Aushängen
message-take-back = Abnehmen
limits-title = Grenzen
limits-hint = Sie gelten sofort und überdauern einen Neustart.
limit-connections = Verbindungen zugleich
limit-addressConnections = Verbindungen von einer Adresse
limit-tablesAnHour = neue Tische pro Stunde von einer Adresse
limit-peopleAnHour = neue Personen pro Stunde von einer Adresse
limits-set = Setzen
limits-reset = Wie beim Start

## What was done
audit-hint = Die letzten hundert Eingriffe. Sie stehen auch im Protokoll des Servers, dort ohne Adressen und Texte.
audit-none = Noch nichts.
reports-hint = Wen Spieler gemeldet haben, mit den letzten Nachrichten der Gemeldeten an diesem Tisch. Löscht sich jemand, geht die Meldung mit.
reports-none = Niemand ist gemeldet.
report-name = Name
report-chat = Nachrichten
report-leaves = Lässt andere sitzen
report-cheats = Betrug
audit-end = Tisch beendet
audit-remove = Gelöscht
audit-ban = Gesperrt
audit-lift = Sperre aufgehoben
audit-settle = Meldung erledigt
audit-message = Aushang geändert
audit-limits = Grenzen gesetzt
