## Help
help-usage = Aufruf
help-options = Optionen
help-everywhere = Überall
help-game-options = Regeln von { $game } (--option NAME=WERT; in Klammern das Übliche)
help-bots = Bots für { $game }
help-more = Zum Anfangen: hier `lusoria play SPIEL`, für den Browser `lusoria serve`. `lusoria BEFEHL --help` sagt mehr über einen Befehl.
help-lang = die Sprache der Meldungen; sonst die der Umgebung
help-help = sagt, was es gibt
help-version = sagt die Version
## Placeholders for what is to be written
takes-ADDRESS = ADRESSE
takes-ANSWER = ANTWORT
takes-BOT = BOT
takes-CATEGORY = KATEGORIE
takes-CLOCK = UHR
takes-CMD = BEFEHL
takes-CODE = CODE
takes-COMMAND = BEFEHL
takes-DATE = DATUM
takes-DECK = DECK
takes-DIR = ORDNER
takes-FILE = DATEI
takes-FOLDER = ORDNER
takes-GAME = SPIEL
takes-KEY = SCHLÜSSEL
takes-LEVEL = STUFE
takes-MODEL = MODELL
takes-NAME = NAME
takes-PATH = PFAD
takes-PLAYER = SPIELER
takes-SHELL = SHELL
takes-TEXT = TEXT
takes-THEME = THEMA
takes-VALUE = WERT
takes-WHAT = WAS
## Commands and their options
command-serve = öffnet den Tisch für Browser, für dich allein oder im ganzen Netz
command-serve-port = der Port (8080)
command-serve-host = die Adresse, an der gelauscht wird (127.0.0.1, nur dieser Rechner); 0.0.0.0 für ein Klassenzimmer
command-serve-data = der Ordner, in dem die Tische aufbewahrt werden (./data)
command-serve-public-url = die Adresse, unter der andere diesen Server erreichen, für Links und QR-Codes
command-serve-keep-days = nach wie vielen Tagen ohne Spiel ein Tisch gelöscht wird
command-serve-database = sqlite (eine Datei in --data), memory (am Ende ist alles vergessen) oder die Adresse eines PostgreSQL, das mit lusoria migrate vorbereitet ist
command-serve-origin = eine weitere Adresse, deren Seiten diesen Server benutzen dürfen, beliebig oft
command-serve-proxy = ein Proxy vor diesem Server, der sagt, für wen er spricht, beliebig oft
command-serve-web = der Ordner der fertigen Seite (web/dist)
command-serve-log = silent, fatal, error, warn, info oder debug (info; am Terminal warn)
command-serve-nats = wo die Server eines Hauses voneinander hören: nats://RECHNER:4222
command-serve-admin-key = was die Übersichtsseite des Servers als Schlüssel verlangt, 16 bis 128 Zeichen (sonst bei jedem Start ein neuer)
command-serve-processes = mehrere Prozesse an einem Port, wenn einer mehr als einen Prozessorkern auslastet (1)
command-serve-open-metrics = /metrics für alle, nicht nur mit dem Schlüssel
command-serve-operator = wer den Server betreibt, für die Papiere zum Datenschutz (jeder kann es lesen)
command-serve-operator-address = die Anschrift des Betreibers, ebenso
command-serve-operator-contact = E-Mail oder Telefon des Betreibers, ebenso
command-serve-lobby = die Startseite zeigt offene Tische und Veranstaltungen, deren Leute das wollen
command-serve-no-daily = ohne Spiel des Tages (eine Schule will es vielleicht nicht)
command-serve-beacon = eine öffentliche Zufallsquelle (drand), deren Zahl um Mitternacht ins Spiel des Tages gemischt wird
command-serve-no-ratings = ohne Spielstärken (eine Schule will sie vielleicht nicht)
command-serve-no-sharing = ohne das Teilen von Partien über Links, die jeder öffnen kann
command-serve-no-push = schickt Geräten keine Nachrichten (Tische mit langer Bedenkzeit)
command-serve-platforms = eine Datei mit den Plattformen von Schulen, die Leute hierherschicken (lusoria lti schreibt sie; auch LUSORIA_PLATFORMS)
command-serve-frame = eine Seite anderswo, die alle Seiten dieses Servers in sich zeigen darf, beliebig oft
command-serve-smtp = schickt Leuten, die es wollen, E-Mails über diesen Server (smtps://NAME:PASSWORT@HOST), besser in LUSORIA_SMTP; braucht --mail-from und --public-url
command-serve-mail-from = die Adresse, von der die E-Mails kommen
command-serve-note = Endet auf Strg-C oder SIGTERM, nachdem alles Laufende gespeichert ist.
command-play = spielt im Terminal gegen Bots
command-play-seats = wie viele spielen, du mitgezählt (die Bots und du; sonst 3)
command-play-bots = die Bots, durch Kommas getrennt, in der Reihenfolge nach dir (sonst { $bots })
command-play-option = eine Regel des Tisches, beliebig oft; deck=@DATEI für ein eigenes Deck
command-play-deck = ein eigenes Deck, für ein Spiel mit Decks: eine Tabelle (CSV, Tabulatoren) oder JSON
command-play-name = wie du heißt
command-play-with = weitere Personen an diesem Terminal, durch Kommas getrennt, auf den Plätzen nach dir; zwischen zweien wird der Bildschirm gelöscht
command-play-seed = jedes Mal dieselben Karten und Bots; ohne kennt niemand die Mischung
command-play-export = wohin das Spiel am Ende gespeichert wird; `lusoria verify` prüft es
command-play-note = Liest Antworten auch aus einer Pipe, je eine Zeile.
command-simulate = lässt Bots viele Spiele spielen und zählt
command-simulate-games = wie viele Spiele (1000)
command-simulate-seats = wie viele spielen (so viele wie Bots; sonst 3)
command-simulate-bots = ein Bot je Platz, durch Kommas getrennt (sonst { $bots })
command-simulate-seed = irgendein Text; derselbe gibt dieselben Zahlen, gleich wie viele --jobs (1)
command-simulate-option = eine Regel des Tisches, beliebig oft; deck=@DATEI für ein eigenes Deck
command-simulate-jobs = auf wie vielen Kernen (1)
command-simulate-json = gibt ein JSON-Objekt aus und sonst nichts
command-simulate-note-seats = Bot Nummer i sitzt auf Platz i. Spiel Nummer n (von 0 an) beginnt Platz n modulo seats.
command-simulate-note-turns = turns: Züge eines Spiels; Ziehen und Legen der gezogenen Karte ist einer. p50 und p95: so viele oder weniger in 50 und 95 % der Spiele.
command-simulate-note-wins = wins: Anteil gewonnener Spiele nach der Reihenfolge, wer beginnt zuerst; geteilte erste Plätze zählen geteilt.
command-arena = lässt Spieler gegeneinander antreten und misst, wer besser ist
command-arena-seats = zwei Spieler oder mehr, durch Kommas getrennt: Bots, oder exec:BEFEHL für ein Programm
command-arena-deals = wie viele Kartenverteilungen (100)
command-arena-duplicate = spielt jede Verteilung in allen Sitzordnungen
command-arena-seed = irgendein Text; derselbe gibt dieselben Karten und denselben Zufall (1)
command-arena-budget = Millisekunden je Entscheidung (ohne: eine feste Menge Arbeit)
command-arena-jobs = auf wie vielen Kernen, höchstens denen, die da sind (1)
command-arena-records = wohin die Spiele geschrieben werden, eines je Zeile; eine Datei dieses Namens wird ersetzt
command-arena-breakdown = sagt auch, wo die Punkte liegen, wenn das Spiel es sagen kann
command-arena-json = gibt ein JSON-Objekt aus und sonst nichts
command-tables = zeigt deine Tische auf einem Server, zuerst die, die auf dich warten
command-tables-server = { command-open-server }
command-tables-token = die Datei, in der steht, wer du bist, wie bei `lusoria join`
command-tables-json = gibt eine JSON-Liste aus und sonst nichts
command-tables-note = Den Code eines Tisches nimmt `lusoria join`, mit demselben --token.
command-bot = lässt ein Programm oder einen Bot des Spiels an einem Tisch eines Servers spielen, bis er entlassen wird
command-bot-engine = wer spielt: exec:BEFEHL für ein eigenes Programm, oder ein Bot
command-bot-server = die Adresse des Servers (http://127.0.0.1:8080); auch ein Link zum Tisch sagt sie
command-bot-name = was die anderen sehen (der Name des Programms)
command-bot-seat = welcher Platz, von 1 an (der erste freie)
command-bot-token = eine Datei mit dem Token eines Bots, der auf der Seite angelegt wurde; gibt es sie noch nicht, wird darin ein neues aufbewahrt, damit der Platz wiedergefunden wird
command-bot-budget = Millisekunden je Entscheidung (was die Uhr des Tisches lässt)
command-bot-next = beginnt so viele Sekunden nach einer Runde die nächste (ohne: das tun andere)
command-bot-new-token = macht auf dem Server einen Bot namens NAME und nennt sein Token, ohne zu spielen; wem er gehört, steht in der Datei von --token
command-bot-note = CODE ist der Code des Tisches oder der Link zu ihm. Nach einem Abbruch der Verbindung kommt er von selbst zurück. Strg-C beendet es.
command-open = macht einen Tisch auf einem Server, an den andere kommen, und spielt hier an ihm
command-open-server = die Adresse des Servers (http://127.0.0.1:8080)
command-open-name = { command-join-name }
command-open-seats = wie viele Plätze (sonst 3)
command-open-bots = Bots, durch Kommas getrennt, auf den letzten Plätzen; die anderen Plätze sind frei
command-open-option = { command-play-option }
command-open-deck = { command-play-deck }
command-open-clock = wie lange ein Zug dauern darf: none, gentle, tournament; mit langer Bedenkzeit: hour, day, three-days, week (mit --token; niemand wird ersetzt)
command-open-listed = Fremde finden den Tisch auf der Startseite des Servers, wenn dort offene Tische stehen
command-open-token = { command-join-token }
command-open-note = Nennt Code und Link des Tisches. Die Eingabetaste beginnt; auf noch freie Plätze setzen sich Bots. Andere kommen über den Link oder mit `lusoria join CODE`; `lusoria watch CODE` schaut zu.
command-join = nimmt hier im Terminal Platz an einem Tisch eines Servers
command-join-server = { command-bot-server }
command-join-name = wie du heißt
command-join-seat = { command-bot-seat }
command-join-watch = dasselbe wie `lusoria watch CODE`
command-join-token = eine Datei, in der aufbewahrt wird, wer du bist, damit du deinen Platz wiederfindest
command-join-note = CODE ist der Code des Tisches oder der Link zu ihm. Nach einem Abbruch der Verbindung geht es von selbst weiter. Strg-C verlässt den Tisch. Ohne Platz schaut man mit `lusoria watch CODE` zu, `lusoria open SPIEL` macht einen Tisch.
command-watch = zeigt einen Tisch eines Servers, während gespielt wird, ohne Platz
command-watch-note = CODE ist der Code des Tisches oder der Link zu ihm. Zu sehen ist, was auf dem Tisch liegt, keine Hand. Nach einem Abbruch der Verbindung geht es von selbst weiter. Strg-C verlässt den Tisch. `lusoria join CODE` nimmt Platz.
command-arena-note-engines = docs/ENGINES.md sagt, wie ein Programm mitspielt und was gemessen wird.
command-arena-note-stop = Strg-C beendet das Treffen und zeigt, was bis dahin gemessen ist (Exit-Code 130).
command-examine = stellt einem Spieler, einem Programm oder einem Bot, Fragen, deren richtige Antworten bekannt sind
command-examine-only = nur eine Kategorie
command-examine-rounds = wie viele Runden zufällig gespielt werden, mit einer Frage bei jedem Zug (30)
command-examine-seed = beliebiger Text; derselbe fragt dasselbe (1)
command-examine-budget = Millisekunden für eine Antwort (60000)
command-examine-questions = gibt die Fragen und ihre Antworten aus, je Zeile ein JSON-Objekt, und fragt niemanden
command-examine-json = gibt ein JSON-Objekt aus und sonst nichts
command-examine-note = SPIELER ist ein Bot oder exec:BEFEHL für ein Programm. Rückgabewert 1: Ein Zug war nicht erlaubt, oder etwas, was die Regeln entscheiden, wurde falsch beantwortet. Gutes Spiel ändert ihn nicht.
command-trial = lässt Spieler nacheinander feste Runden spielen und sagt, was jeder daraus gemacht hat
command-trial-rounds = wie viele Runden der Reihe (20)
command-trial-set = beliebiges Wort; dasselbe gibt dieselben Runden (open)
command-trial-budget = Millisekunden für eine Antwort (60000)
command-trial-json = gibt je Spieler ein JSON-Objekt aus, mit einer Durchsicht jeder Entscheidung, und sonst nichts
command-trial-note = SPIELER ist ein Bot oder exec:BEFEHL für ein Programm; mehrere nacheinander ergeben eine Tabelle. Alle haben denselben Platz, dieselben Karten und denselben Gegner. Die Zahlen sind Mittel über die Runden, mit der Hälfte ihres Intervalls von 95 %.
command-trial-note-people = Ein Programm, das Aufgaben will (tasks), wird nach jeder Entscheidung gefragt, wie sicher es ihrer ist (confidence, von 0 bis 1). Brier: das mittlere Quadrat dessen, worum das danebenliegt; 0 ist am besten, 0,25 hat, wer immer ein halb sagt. Ein Mensch setzt sich mit "exec:python3 examples/induction_engine.py --ask $(tty)" --budget 600000.
command-print = macht ein PDF zum Drucken: Karten, Tabellen, Zettel und Regeln
command-print-out = die Datei, die geschrieben wird
command-print-option = eine Wahl beim Gedruckten oder eine Regel des Spiels, so oft du willst; deck=@DATEI für ein eigenes Deck
command-print-paper = das Papier (a4)
command-print-size = die Größe der Karten: bridge 57×89, poker 63×88, standard 59×91, mini 44×68 mm, half ist ein halbes Blatt (sonst die beim Spiel übliche)
command-print-sides = nur Vorderseiten (fronts) oder mit Rückseiten, wenn der Drucker das Blatt über die lange oder die kurze Kante wendet (long)
command-print-copies = wie oft jede Karte gedruckt wird (1)
command-print-colours = farbig oder in Grau (colour)
command-print-large = in Großdruck
command-print-bleed = Rückseiten gehen 3 mm über den Rand hinaus
command-print-corners = zeigt, wo Ecken rund geschnitten werden können
command-print-no-marks = ohne Schnittmarken
command-print-offset = verschiebt die Rückseiten um so viele Millimeter nach rechts und unten, wie die Testseite zeigt
command-print-link = eine Adresse für SPIEL/links, QR-Karten, so oft du willst
command-print-json = gibt ein JSON-Objekt aus und sonst nichts
command-print-note = WAS ist SPIEL/DING; ohne das Ding ist es das erste des Spiels. Auch die Namen gelten, die für ein Spiel mit bestimmten Regeln stehen.
command-season = macht aus den Ergebnissen mehrerer Abende die Tabelle einer Saison
command-season-best = wertet für jeden nur die besten N Abende
command-season-csv = gibt eine Tabelle für Tabellenprogramme aus, mit den Punkten jedes Abends
command-season-json = gibt ein JSON-Objekt aus und sonst nichts
command-season-note = DATEI ist ein Abend, wie ihn die Seite mit den Ergebnissen speichert (CSV oder JSON), die Liste eines Spiels des Tages, die Aufzeichnung eines Tisches oder eine CSV-Tabelle mit den Spalten Name und Punkte und, wo es sie gibt, Gewonnen und Verloren. Mehrere Dateien hintereinander.
command-daily = rechnet die Spiele eines Tages auf einem Server nach, und eine Partie davon
command-daily-verify = der Tag, etwa 2026-11-26
command-daily-server = der Server; sonst der auf diesem Rechner
command-daily-json = gibt ein JSON-Objekt aus und sonst nichts
command-daily-note = Mit DATEI, einem gespeicherten Spiel von einem der Tische: ob es mit der Zahl dieses Tages gegeben wurde. Exit-Code 0: alles stimmt; 1: etwas stimmt nicht, oder der Tag ist noch nicht vorbei.
command-verify = prüft Mischungen und Züge eines gespeicherten Spiels
command-verify-json = gibt ein JSON-Objekt aus und sonst nichts
command-verify-note = Exit-Code 0: alles stimmt; 1: etwas stimmt nicht; 2: die Datei ist kein gespeichertes Spiel.
command-work = lässt hier Bots für alle Server an demselben NATS denken
command-work-nats = die Adresse: nats://RECHNER:4222
command-work-jobs = wie viele zugleich denken (so viele wie Kerne)
command-doctor = sieht nach, ob hier ein Server laufen kann oder wie es dem laufenden geht
command-doctor-json = gibt ein JSON-Objekt aus und sonst nichts
command-doctor-ratings = rechnet auch die Spielstärken aus den Ergebnissen nach
command-doctor-note = Nimmt die Optionen, mit denen lusoria serve gestartet wird, und ändert nichts. Ist der Port frei, so lauscht dort für einen Augenblick ein Server ohne Daten, um zu sehen, ob die Adressen zu ihm führen.
command-doctor-note-code = Exit-Code 0: er kann; 1: vorher ist etwas in Ordnung zu bringen.
command-migrate = macht eine PostgreSQL-Datenbank bereit oder bringt sie auf den Stand dieses Programms
command-migrate-database = die Adresse: postgres://NAME:PASSWORT@RECHNER/DATENBANK
command-migrate-note = Darf laufen, während gespielt wird.
command-backup = kopiert die Daten eines Servers in eine Datei, während er läuft
command-backup-data = der Ordner seiner Daten (./data)
command-backup-note = Für SQLite; für PostgreSQL macht das pg_dump. Die Datei kannst nur du lesen, und sie ist geprüft.
command-restore = legt eine solche Datei in einen Ordner ohne Daten
command-restore-data = der Ordner (./data)
command-restore-note = Bevor der Server gestartet wird. Die Datei wird zuerst geprüft.
command-papers = schreibt Papiere zum Datenschutz als PDF in einen Ordner: Hinweise, Elternbrief, Vertrag, Verzeichnis, Maßnahmen
command-papers-paper = das Papier (a4)
command-papers-note = Mit den Optionen, mit denen der Server läuft: Sie folgen seinen Einstellungen. Auf Deutsch, mit --lang en auf Englisch. Was das Programm nicht weiß, bleibt als Lücke. Keine Rechtsberatung.
command-lti = nennt die Plattformen von Schulen (Moodle, VIDIS), die Leute zu einem Server schicken
command-lti-name = wie die Plattform hier heißt (school)
command-lti-issuer = die Adresse der Plattform; ohne sie wird aufgezählt, was in der Datei steht
command-lti-client-id = die Kennung (Client-ID), die die Plattform diesem Server gegeben hat
command-lti-deployment = die Deployment-ID der Plattform, beliebig oft
command-lti-auth-url = wo sie Leute anmeldet (wie bei Moodle)
command-lti-token-url = wo sie Zugänge ausgibt (wie bei Moodle)
command-lti-jwks-url = wo ihre Schlüssel stehen (wie bei Moodle)
command-lti-oidc = es ist eine Anmeldung mit OpenID Connect, etwa VIDIS, und keine LTI-Plattform; ihr Geheimnis steht in LUSORIA_CLIENT_SECRET
command-lti-names = Leute heißen, wie sie es sagt, und nicht ausgedacht
command-lti-public-url = die Adresse dieses Servers, für das, was bei der Plattform einzutragen ist
command-lti-note = Eine Plattform gleichen Namens wird ersetzt. Der Server liest die Datei beim Start: lusoria serve --platforms DATEI.
command-lti-note-moodle = Für Moodle genügen Adresse, Client-ID und Deployment-ID.
lti-added = { $name } steht in { $file }. Starte den Server dafür neu.
lti-names = mit Namen
lti-pseudonyms = mit ausgedachten Namen
lti-tool = Bei der Plattform einzutragen:
lti-tool-url = Tool-URL
lti-tool-login = Anmelde-URL (Initiate login)
lti-tool-redirect = Umleitungs-URI (Redirection)
lti-tool-keys = Öffentliche Schlüssel (Keyset)
lti-tool-choice = URL der Inhaltsauswahl
lti-tool-oidc = OpenID Connect, Rückkehr (Callback)
command-page = legt die Seite als gewöhnliche Dateien in einen Ordner, für Webspace ohne Server
command-page-base = der Pfad der Adresse, unter der sie liegen werden (/)
command-page-note = Was einen Server braucht, fehlt: Gespielt wird allein oder gemeinsam an einem Gerät, gelernt, geübt, gedruckt. Ein Ordner von früher wird auf den neuen Stand gebracht.
command-completion = gibt aus, was eine Shell braucht, um die Argumente von lusoria zu vervollständigen
command-completion-note = bash: source <(lusoria completion bash) in ~/.bashrc; zsh: source <(lusoria completion zsh) in ~/.zshrc, nach compinit; fish: lusoria completion fish > ~/.config/fish/completions/lusoria.fish
command-manual = gibt die Handbuchseite aus
command-manual-note = Zum Lesen: lusoria manual | man -l -; zum Einrichten: lusoria manual > /usr/local/share/man/man1/lusoria.1
## serve
serve-serving = Der Tisch ist offen
serve-network = im Netz
serve-only-here = Nur dieser Rechner erreicht ihn; fürs Netz mit --host 0.0.0.0 starten.
serve-admin-page = nur für dich
serve-forgets = Die Tische sind nur im Speicher und am Ende vergessen.
serve-stop = Strg-C beendet ihn.
serve-stopping = Der Tisch wird geschlossen …
serve-data = Die Tische liegen in { $folder }.
## print
print-list = Zu drucken
print-done = { $file }: { $title }, { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
 }, { $kilobytes } kB
## daily
daily-right = stand vor Beginn des Tages fest, und die Zahl passt
daily-late = die Zahl passt, stand aber erst nach Beginn des Tages fest
daily-wrong-beacon = die Zufallszahl ist nicht die, die zu Beginn des Tages herauskam
daily-not-dealt = niemand hat gespielt
daily-beacon = mit der öffentlichen Zufallszahl { $round } von { $url }:
daily-wrong-seed = die Zahl ist nicht die, die feststand
daily-secret = noch geheim: der Tag ist nicht vorbei
daily-record-right = Das gespeicherte Spiel ist fehlerfrei und mit der Zahl dieses Tages gegeben.
daily-record-wrong = Das gespeicherte Spiel hat einen Fehler oder wurde nicht mit der Zahl dieses Tages gegeben.
## season
season-place = Platz
season-name = Name
season-points = Punkte
season-won = Gewonnen
season-lost = Verloren
season-events = Abende
## work, migrate, verify
work-working = Bots denken hier, { $jobs } zugleich, für die Server an { $host }. Strg-C beendet es.
work-seeking = NATS antwortet nicht an { $host } ({ $reason }). Es wird weiter versucht; Strg-C beendet es.
migrate-current = Die Datenbank ist auf dem Stand ({ $version }).
migrate-done = Die Datenbank ist jetzt auf Stand { $to } (vorher { $from }).
papers-done = { $file } ({ $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
})
page-done = { $files } Dateien liegen in { $folder }; sie gehören an die Adresse, die auf { $base } endet.
backup-done = { $file } enthält alles aus { $folder } und ist heil.
restore-done = { $folder } enthält jetzt alles aus { $file }. lusoria serve --data { $folder } öffnet es.
verify-well-round = Alles stimmt: Mischungen und Züge sind wie aufgezeichnet. Runden: { $rounds }
verify-well-deal = Alles stimmt: Mischungen und Züge sind wie aufgezeichnet. Spiele: { $rounds }
verify-nothing = Keine Runde ist aufgezeichnet: Es gibt nichts zu prüfen.
verify-flawed = { $flaws ->
    [one] Etwas stimmt nicht:
   *[other] { $flaws } Dinge stimmen nicht:
  }
## Die Handbuchseite
manual-name = Name
manual-synopsis = Aufruf
manual-commands = Befehle
manual-environment = Umgebung
manual-environment-lang = die Sprache der Meldungen: die erste, die gesetzt ist; sonst Englisch
manual-environment-colour = FORCE_COLOR verlangt Farben auch, wo kein Terminal ist, mit 0 keine; NO_COLOR verlangt keine
manual-environment-key = der Schlüssel der Übersichtsseite, der dann in keiner Prozessliste steht
manual-environment-password = das Passwort von PostgreSQL
manual-exit = Exit-Codes
manual-exit-0 = getan, und alles ist in Ordnung
manual-exit-1 = es ging nicht, oder etwas ist nicht in Ordnung
manual-exit-2 = die Argumente wurden nicht verstanden
## doctor
doctor-good = gut
doctor-warning = Achtung
doctor-bad = FEHLER
doctor-about-node = Node
doctor-about-version = Lusoria
doctor-about-clock = Uhr
doctor-about-page = Seite
doctor-about-folder = Ordner
doctor-about-disk = Platte
doctor-about-database = Datenbank
doctor-about-port = Port
doctor-about-nats = NATS
doctor-about-address = Adresse
doctor-node-new-enough = { $version }
doctor-node-too-old = { $version } ist zu alt: nötig ist Node 22.18 oder neuer
doctor-version = { $version }
doctor-clock-likely = { $date } (UTC)
doctor-clock-unlikely = sie sagt { $date } (UTC), früher als dieses Programm geschrieben wurde: bitte stellen
doctor-clock-differs = { $place } weicht um { $seconds } s von diesem Rechner ab: beide nach einem Zeitserver (NTP) stellen
doctor-page-there = gebaut, in { $folder }
doctor-page-missing = in { $folder } ist keine: npm run build baut sie
doctor-folder-own = in { $folder } kann geschrieben werden, und sonst liest dort niemand
doctor-folder-new = { $folder } entsteht beim ersten Start
doctor-folder-open = andere dürfen in { $folder } hineinsehen (Modus { $mode }): chmod 700
doctor-folder-closed = { $folder } ist nicht zu benutzen: { $reason }
doctor-disk-room = { $gigabytes } GiB sind frei
doctor-disk-little = nur { $gigabytes } GiB sind frei in { $folder }
doctor-disk-full = { $gigabytes } GiB sind frei in { $folder }: das ist zu wenig
doctor-database-new = noch keine: sie entsteht beim ersten Start
doctor-database-memory = im Arbeitsspeicher: am Ende ist alles vergessen
doctor-database-sound = { $place } ist unbeschädigt
doctor-database-ready = { $place } antwortet und ist auf dem neuesten Stand
doctor-database-damaged = { $place }: { $reason }
doctor-database-away = { $place }: { $reason }
doctor-ratings-right = die Spielstärken sind, was die Ergebnisse sagen
doctor-ratings-differ = eine Spielstärke weicht ab: { $reason }
doctor-ratings-unread = die Spielstärken lassen sich nicht nachrechnen: { $reason }
doctor-port-free = { $port } ist frei
doctor-port-ours = auf { $port } läuft schon ein Server von Lusoria
doctor-port-taken = { $port } ist von einem anderen Programm belegt
doctor-port-forbidden = { $port } steht dir nicht offen: nimm einen über 1023
doctor-port-no-host = dieser Rechner hat keine Adresse { $host }
doctor-nats-answers = { $place } antwortet
doctor-nats-away = { $place } antwortet nicht: { $reason }
doctor-nats-unused = nicht nötig: ein Server allein
doctor-nats-missing = ohne --nats sehen mehrere Server einmal in der Sekunde in die Datenbank
doctor-address-here = { $url } führt hierher, auch für WebSocket
doctor-address-elsewhere = { $url } führt zu einem anderen Server
doctor-address-no-websocket = { $url } lässt keinen WebSocket durch: der Proxy muss Upgrade und Connection weitergeben
doctor-address-away = { $url } ist von hier nicht zu erreichen: { $reason }
doctor-address-only-here = nur dieser Rechner erreicht ihn; für das Netz --host 0.0.0.0
doctor-sum = { $bad ->
    [0] { $warnings ->
        [0] Alles in Ordnung.
        [one] Er kann laufen; eines solltest du dir ansehen.
       *[other] Er kann laufen; { $warnings } Dinge solltest du dir ansehen.
     }
    [one] Eines ist in Ordnung zu bringen.
   *[other] { $bad } Dinge sind in Ordnung zu bringen.
 }
## Counts, in digits as they are written in the language
games-count = { $count ->
    [one] 1 Spiel
   *[other] { $digits } Spiele
  }
deals-count = { $count ->
    [one] 1 Verteilung
   *[other] { $digits } Verteilungen
  }
## simulate
simulate-progress = Spiele: { $done } von { $games }
simulate-title = { $table }, zu { $seats }, { $games }
simulate-turns = Züge
simulate-turns-text = { $mean } im Schnitt, höchstens { $p50 } in der Hälfte der Spiele, { $p95 } in 95 %
simulate-wins = Siege nach der Reihenfolge
simulate-order = { $n }. Spieler
simulate-by-seat = Siege je Bot
time = Zeit
time-text = { $seconds } s, { $games } je Sekunde
## arena
arena-progress = Verteilungen: { $done } von { $deals }
arena-progress-difference = { arena-progress }, Unterschied { $difference }
arena-nothing = angehalten, bevor eine Verteilung zu Ende gespielt war
arena-stopped = Vor dem Ende angehalten.
arena-title = { $game }, { $deals }, { $games }
arena-points = Punkte je Spiel
arena-won = gewonnen
arena-median = Median
arena-p999 = 99,9 %
arena-most = längste
arena-faults = Fehler
arena-by-chairs = { $chairs } gegen { $others }
arena-difference = Unterschied
arena-interval = { $low } bis { $high } mit 95 %
## bot
bot-sits = { $name } spielt am Tisch { $code } von { $server }, auf Platz { $seat }. Strg-C beendet es.
bot-fault = Fehler: { $fault } ({ $code })
bot-dismissed = Der Platz gehört jetzt jemand anderem: entlassen.
bot-gone = Den Tisch gibt es nicht mehr ({ $code }).
## examine
examine-right = { $right } von { $of }
examine-not-asked = nicht gefragt
examine-wrong = { $id }: { $said }; richtig ist { $wanted }
examine-fault = { $id }: { $fault }, { $said }
examine-more = … und { $more } weitere; --json hat alle
examine-no-tasks = nicht gefragt: Dieser Spieler nimmt keine Aufgaben an
examine-unanswered = nicht beantwortet
examine-part = { $counted }, { $unanswered } nicht beantwortet
examine-look = Was gefragt wurde und warum das richtig ist: lusoria examine { $game } --questions
## trial
trial-player = Spieler
trial-faults = Fehler
## open
open-made = Der Tisch { $code } ist offen: { $link } · im Terminal: lusoria join { $code } --server { $server }
open-bots = Auf Plätze, die beim Beginn noch frei sind, setzen sich Bots.
open-waits = { $free ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
open-begins = beginnen
open-enter = Die Eingabetaste beginnt.
## join
join-by-day = Mit langer Bedenkzeit: Geh mit q, wann du magst. `lusoria join { $code } --server { $server } --token { $file }` bringt dich zurück, `lusoria tables` sagt, wann du dran bist.
join-until = { $name }: bis { $until }
join-sits = Du sitzt am Tisch { $code } von { $server }, auf Platz { $seat }. Strg-C verlässt ihn.
join-watches = Du schaust am Tisch { $code } von { $server } zu. Strg-C verlässt ihn.
join-lost = Die Verbindung ist abgebrochen. Es wird weiter versucht …
join-back = Die Verbindung ist wieder da.
## Lessons
command-learn = lehrt ein Spiel beim Spielen, Lektion für Lektion
command-learn-lesson = die Nummer einer Lektion; ohne sie wird gefragt
command-learn-note = Jemand sagt, was zu tun ist, und erklärt Fehler. { $show } lässt es vormachen, { $insist } tut, wovon abgeraten wird.
learn-which = Welche Lektion?
learn-answer = Nummer deiner Antwort
learn-number = Bitte eine Nummer von 1 bis { $count }.
learn-coach = Erklärung
learn-done = Das war die Lektion.
typed-show = zeig, zeig es mir
typed-insist = trotzdem
does-show = vormachen
## Rätsel
command-puzzle = zeigt ein Rätsel mit einer richtigen Antwort; mit ANTWORT, was aus ihr wird
puzzle-how = Antworten kannst du mit: { $command }
command-puzzle-id = das Rätsel mit dieser ID
command-puzzle-day = das Rätsel dieses Tages (von heute)
command-puzzle-theme = das erste Rätsel zu einem Thema
command-puzzle-level = das erste Rätsel einer Schwierigkeit, 1 bis 5
command-puzzle-hint = sagt, worauf man schaut
command-puzzle-show = zeigt die richtige Antwort
command-puzzle-json = { command-arena-json }
command-puzzle-note-game = { $game }: { $answer } Themen: { $themes }.
command-puzzle-note-exit = Exit-Code 0: gezeigt, oder die Antwort ist richtig; 1: sie ist falsch.
tables-none = keine Tische auf { $server }
tables-turn = du bist dran
tables-lobby = noch nicht begonnen
tables-playing = andere sind dran
tables-between = zwischen zwei Runden
tables-over = zu Ende
tables-event-class = Klasse
tables-event-evening = Spielabend
left-days = { $n ->
    [1] noch 1 Tag
   *[other] noch { $n } Tage
  }
left-hours = { $n ->
    [1] noch 1 Stunde
   *[other] noch { $n } Stunden
  }
left-minutes = { $n ->
    [1] noch 1 Minute
   *[other] noch { $n } Minuten
  }
left-none = Zeit ist um
