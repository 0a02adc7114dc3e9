## Everywhere
app-name = Lusoria
nav-home = Zur Startseite
nav-settings = Einstellungen
nav-help = Anleitung
nav-close = Schließen
nav-skip = Zum Inhalt springen
status-connecting = Verbindung wird aufgebaut …
status-reconnecting = Verbindung wird wiederhergestellt …
status-offline = Ohne Server: Tische mit anderen sind gerade nicht erreichbar, die Seite versucht es weiter. Gegen Bots geht es trotzdem.
status-retrying = Der Server antwortet gerade nicht. Die Seite versucht es weiter und macht von selbst weiter, sobald er wieder da ist.
status-refused = Der Server nimmt diese Verbindung nicht an.
status-loading = Einen Augenblick …
status-lost = Hier ist kein Tisch.
status-lost-text = Vielleicht ist der Code vertippt, oder der Tisch ist schon abgeräumt.
me = Ich
somebody = Jemand
code-label = Tischcode
copy-link = Link kopieren
copied = Kopiert

## The lobby
lobby-your-name = Dein Name
lobby-games = Spiele
lobby-other-decks = Weitere Decks
lobby-play-now = Sofort spielen
lobby-with-friends = Mit Freunden
lobby-alone-setup = Bots und Regeln
lobby-print = Karten, Tabellen und Regeln drucken
print = Drucken
lobby-class = Mit einer Klasse
lobby-evening = Spielabend
lobby-learn = Lernen
lobby-teach = Unterricht
lobby-together = Zusammen
lobby-decks = Decks
lobby-join = An einen Tisch setzen
lobby-join-button = Dazusetzen
lobby-my-tables = Meine Tische
lobby-phase-lobby = wartet auf Mitspieler
lobby-phase-playing = läuft
lobby-phase-between = es geht gleich weiter
lobby-phase-over = beendet
lobby-over = Dieses Spiel ist zu Ende
lobby-promise = Jedes Mischen lässt sich nachrechnen, und niemand bekommt mehr zu sehen, als am Tisch zu sehen ist.
lobby-footer = Nach den Kartenspielen von „Lust auf Rom“. Freie Software.
transfer-title = Auf einem anderen Gerät weiterspielen

## Settings and help
settings-language = Sprache
settings-guard = Schutz vor Vertippen
settings-guard-hint = Ziehen und Einspruch: zweimal antippen.
device-others = Alle anderen Geräte abmelden
device-really = Wirklich abmelden?
help-keys = Tasten

## A new table
people-whose = Von wem
new-table = Neuer Tisch
new-table-bots = Gegen Bots
new-table-seats = Plätze
new-table-seat = Platz { $n }
new-table-friend = frei für Mitspieler
new-table-players = { $n } Spieler
new-table-tempo = Tempo der Bots
new-table-tempo-0 = sofort
new-table-tempo-600 = zügig
new-table-tempo-1200 = ruhig
new-table-tempo-2500 = langsam
new-table-spectators = Andere dürfen zusehen
new-table-listed = Auf der Startseite dieses Servers zeigen
new-table-rules = Regeln
new-table-more = Bedenkzeit, Chat, Zuschauer
new-table-create = Tisch eröffnen
new-table-create-bots = Losspielen
clock-title = Uhren
clock-none = keine
clock-gentle = in Ruhe
clock-tournament = Turnier
clock-hint-none = Jeder überlegt, so lange er mag.
clock-hint-gentle = Eine Minute je Zug, dazu fünf Minuten Reserve, neu nach jedem Geben.
clock-hint-tournament = Zwanzig Sekunden je Zug, dazu zwei Minuten Reserve, neu nach jedem Geben.
clock-substitute = Ist die Zeit um, spielt ein Bot weiter, bis man zurückkommt
clock-reserve = Reserve
clock-up = Zeit um
clock-hurry = Noch zehn Sekunden.

## The waiting room
room-title = Wer spielt mit?
room-invite = Einladung
room-invite-hint = Schick den Link, zeig den QR-Code oder sag den Tischcode.
room-invite-local = Diese Adresse kann nur dieses Gerät öffnen. Für andere den Server mit --host 0.0.0.0 starten und diese Seite unter einer der Adressen öffnen, die er dann nennt.
room-qr = QR-Code mit dem Link zu diesem Tisch
room-sit = Hier sitzen
room-open = frei
room-bot = Bot
room-owner = Gastgeber
room-add-bot = Bot hierher
room-remove = Platz räumen
room-stand = Aufstehen
room-start = Spiel beginnen
room-start-hint = Sobald alle Plätze besetzt sind, kann es losgehen.
room-waiting = { $owner } beginnt das Spiel, sobald alle da sind.
room-rules = Gespielt wird
room-change-rules = Regeln ändern
room-save-rules = Regeln übernehmen
room-seats-count = Anzahl der Plätze
room-name-first = Wie heißt du?
room-online = online
room-away = offline
room-watching = { $n ->
    [1] eine Person sieht
   *[other] { $n } Personen sehen
  } zu
room-shuffling = Die Karten werden gemischt …

## The table
table-log = Verlauf
table-log-earlier = Früheres zeigen
table-chat = Chat
table-title = Tisch
table-opening = Der Tisch wird gedeckt …
table-panel = Verlauf, Chat und Tisch
table-pause = Unterbrechen
table-resume = Weiterspielen
table-paused = Das Spiel ist unterbrochen.
table-away = Alle warten auf { $name } (offline).
table-leave = Platz verlassen
table-really-leave = Wirklich gehen?
table-leave-hint = Ein Bot springt ein, bis du wiederkommst.
table-come-back = Wieder Platz nehmen
table-substitutes = für { $name }
table-make-owner = Zum Gastgeber machen
table-to-bot = Durch Bot ersetzen
table-really-to-bot = Wirklich durch einen Bot ersetzen?
table-mute = Stummschalten
table-unmute = Wieder sprechen lassen
table-end = Spiel abbrechen
table-end-wanted = { $names } { $n ->
    [1] möchte
   *[other] möchten
  } abbrechen. Es endet, wenn alle zustimmen.
table-end-wanted-you = Du möchtest abbrechen. Es endet, wenn alle zustimmen.
table-really-end = Wirklich abbrechen?
table-end-agree = Abbruch zustimmen
table-end-withdraw = Doch weiterspielen

## What happened at the table, for the log
event-sat = { $name } setzt sich.
event-sat-you = Du setzt dich.
event-stood = { $name } steht auf.
event-stood-you = Du stehst auf.
event-removed = { $name } wurde vom Tisch gebeten.
event-removed-you = Du wurdest vom Tisch gebeten.
event-bot-sat = { $name }, ein Bot, spielt.
event-resumed = Es geht weiter.
event-consented = { $name } möchte das Spiel abbrechen.
event-consented-you = Du möchtest das Spiel abbrechen.
event-withdrew = { $name } möchte doch weiterspielen.
event-withdrew-you = Du möchtest doch weiterspielen.
event-late = Die Zeit von { $name } ist um.
event-late-you = Deine Zeit ist um.
event-owner = { $name } ist jetzt Gastgeber.
event-owner-you = Du bist jetzt Gastgeber.
event-erased = Jemand hat seine Daten gelöscht.
event-closed = Seit Tagen war niemand mehr hier: der Tisch wurde geschlossen.

## The end of a round
end-title-round = Ende der Runde
end-title-deal = Ende des Spiels
end-won = { $names } { $n ->
    [1] gewinnt
   *[other] gewinnen
  }.
end-you-won = Gewonnen!
end-won-whole = Insgesamt { $n ->
    [1] gewinnt
   *[other] gewinnen
  } { $names }.
end-you-won-whole = Insgesamt gewonnen!
end-even = Insgesamt unentschieden
end-next-round = Nächste Runde
end-next-deal = Nächstes Spiel
end-by-itself = In { $n } Sekunden geht es von allein weiter. Jede Taste hält es an.
end-stay = Warten
end-review-round = Runde durchgehen
end-review-deal = Spiel durchgehen
end-wait-for-event = Die nächste Runde beginnt für alle gleichzeitig.
end-rematch = Noch einmal
end-done = Fertig
end-more = Mehr
end-owl = Ich sehe mir das Spiel noch einmal an …
end-show = Zeig mir die Stelle
end-cards = { $n ->
    [0] keine Karte mehr
    [1] noch eine Karte
   *[other] noch { $n } Karten
  }
end-change = Regeln oder Plätze ändern
end-download = Spiel herunterladen
end-fair-hint = Diese Seite hat alle Mischungen aus dem Versprechen vor dem Geben und den Beiträgen aller nachgerechnet.
end-checking = Das Mischen wird nachgerechnet …
end-round = Runde { $n }
end-deal = Spiel { $n }
end-no-round = Runde { $n } gibt es hier nicht: Sie wurde nicht gespielt oder nicht beendet.
end-no-deal = Spiel { $n } gibt es hier nicht: Es wurde nicht gespielt oder nicht beendet.
back = Zurück
past-title = Runde vom { $date }
past-person = Platz { $n }
past-lost = Diese Runde liegt nicht mehr auf diesem Gerät.
end-to-table = Zum Tisch
## What the boards of games share
nav-back = Zurück
room-spectator = Du siehst zu.
table-screen = Auf den Beamer
table-unread = { $n ->
    [one] eine neue Nachricht
   *[other] { $n } neue Nachrichten
  }
table-result = Zum Ergebnis
table-sent = wird gesendet …
table-stock-label = Stapel
rules-mode = Spielweise
rules-options = Alle Regeln einzeln
table-hand = { $n ->
    [1] Deine Hand, 1 Karte
   *[other] Deine Hand, { $n } Karten
  }
## Lessons
learn-by-playing = Beim Spielen lernen
