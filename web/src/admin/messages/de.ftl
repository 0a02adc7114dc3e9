## The page
title = Der Server im Überblick
away = Der Server antwortet nicht; diese Zahlen sind von { $time }. Es wird weiter versucht …
never-answered = Der Server antwortet nicht. Es wird weiter versucht …
now = Im Augenblick
tables = Tische in Gebrauch
people = Personen
connections = Verbindungen
moves-per-minute = Züge pro Minute
counting = Wird gezählt …
peak = höchstens { $most }
sparkline = Züge pro Minute in den letzten { $minutes } Min.: jetzt { $last }, höchstens { $most }.
promise = Namen, Nachrichten und Karten werden hier nicht gezeigt und für diese Seite nicht festgehalten.

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
