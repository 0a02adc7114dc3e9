# $path, $bot and $game come in brackets, with a space before them, or are empty.
## Rejections of any game
rejection-not-seated = Dafür brauchst du einen Platz am Tisch.
rejection-round-over = Es ist schon zu Ende gespielt.
rejection-not-now = Das geht gerade nicht.
rejection-not-your-turn = Du bist nicht am Zug.
rejection-card-not-in-hand = Diese Karte hast du nicht.
rejection-bad-action = So etwas gibt es in diesem Spiel nicht.
## Rejections of a table
rejection-bad-options = Mit diesen Regeln lässt sich nicht spielen{ $path }.
rejection-not-owner = Das darf nur, wer den Tisch eröffnet hat.
rejection-already-seated = Du hast schon einen Platz. Um dich umzusetzen, steh zuerst auf.
rejection-seat-taken = Dort sitzt schon jemand.
rejection-knows-cards = Du hast in dieser Runde schon mitgespielt und kennst Karten. Nach der Runde kannst du dich wieder setzen.
rejection-no-such-seat = Diesen Platz gibt es nicht.
rejection-no-such-person = Diese Person ist nicht am Tisch.
rejection-no-such-bot = Diesen Bot gibt es nicht{ $bot }.
rejection-bad-name = Dieser Name hat kein lesbares Zeichen. Wähle einen anderen.
rejection-bad-seats = Mit diesen Plätzen lässt sich das Spiel nicht spielen. Ändere ihre Anzahl.
rejection-empty-message = Die Nachricht ist leer.
rejection-chat-closed = An diesem Tisch gibt es keinen Chat.
rejection-no-consent = Hier wird erst geschrieben, wenn alle am Tisch es wollen.
rejection-nobody-replaced = An diesem Tisch wird niemand ersetzt, solange er Zeit hat: Ein Bot spielt erst, wenn sie um ist.
rejection-terms-agreed = Andere haben sich darauf eingelassen: Zeit für einen Zug und Bots bleiben wie vereinbart.
rejection-move-too-long = Dieser Server bewahrt Tische zu kurz auf für einen so langen Zug. Wähle einen kürzeren.
rejection-passkeys-off = Hier gibt es keine Passkeys.
rejection-bad-passkey = Mit diesem Passkey geht es nicht.
rejection-push-off = Dieser Server verschickt keine Nachrichten.
rejection-unknown-push-service = Dieser Server kennt den Nachrichtendienst deines Browsers nicht.
rejection-contacts-off = Dieser Server verschickt keine Nachrichten und führt keine Kalender.
rejection-mail-off = Dieser Server verschickt keine E-Mails.
rejection-reactions-closed = An diesem Tisch gibt es keine Zurufe.
rejection-no-such-reaction = Diesen Zuruf gibt es nicht.
rejection-reactions-full = An diesem Tisch gab es genug Zurufe.
rejection-reacts-too-fast = Das war oft genug. Warte noch { $seconds } s.
rejection-round-silent = Solange gespielt wird, ist der Chat an diesem Tisch zu. Danach geht es wieder.
rejection-muted = Du kannst an diesem Tisch gerade nicht schreiben.
rejection-open-seats = Es sind noch Plätze frei. Lade jemanden ein oder setze Bots auf die Plätze.
rejection-nobody-seated = Am Tisch sitzen nur Bots. Setz dich dazu, dann kann es losgehen.
rejection-ahead = Der Server weiß nichts von dem, was du schon gesehen hast. Lade die Seite neu.
rejection-id-used = Unter dieser Kennung wurde schon etwas anderes geschickt.
rejection-stale = Das Spiel ist schon weiter.
rejection-too-soon = Die anderen dürfen noch Einspruch erheben. Warte noch { $seconds } s.
rejection-paused = Das Spiel ist unterbrochen.
rejection-already-contributed = Dein Beitrag zum Mischen ist schon angekommen.
rejection-removed = An diesen Tisch kannst du dich nicht mehr setzen: Der Gastgeber hat dich hinausgebeten.
rejection-chat-full = An diesem Tisch ist genug geschrieben worden.
rejection-table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr aufgezeichnet werden kann. Eröffne einen neuen.
## Rejections of the server, and of the connection to it
rejection-bad-message = Der Server hat das nicht verstanden. Lade die Seite neu.
rejection-too-large = Das ist zu lang, um es zu senden.
rejection-too-fast = Das ging zu schnell. Warte einen Augenblick.
rejection-hello-first = Der Server weiß nicht, wer du bist. Lade die Seite neu.
# $reason: conduct, disruption, load, or none is told.
rejection-banned = { $reason ->
    [conduct] Wer diesen Server betreibt, hat dich bis { $until } ausgeschlossen, weil andere beleidigt wurden.
    [disruption] Wer diesen Server betreibt, hat dich bis { $until } ausgeschlossen, weil Spiele gestört wurden.
    [load] Wer diesen Server betreibt, hat dich bis { $until } ausgeschlossen, weil dem Server zu viel abverlangt wurde.
   *[none] Wer diesen Server betreibt, hat dich bis { $until } ausgeschlossen.
 }
rejection-unknown-token = Der Server kennt dich nicht mehr. Du bist jetzt neu hier.
rejection-damaged = Die Aufzeichnung dieses Tisches ist beschädigt. Wer den Server betreibt, muss danach sehen.
rejection-no-such-game = Dieses Spiel gibt es hier nicht{ $game }.
rejection-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Code.
rejection-too-many-tables = Du hast schon { $most } Tische, mehr sind gerade nicht möglich. Tische, an denen nichts mehr geschieht, verschwinden von selbst; gegen Bots kannst du auf diesem Gerät jederzeit spielen.
rejection-crowded = An diesem Tisch ist kein Zuschauerplatz mehr frei.
rejection-no-spectators = An diesem Tisch darf nur dabei sein, wer mitspielt.
rejection-this-device = Das ist das Gerät, an dem du gerade bist.
rejection-too-many-bots = Du hast schon { $most } Bots; mehr gehen nicht.
rejection-not-for-bots = Das ist Menschen vorbehalten; ein Bot kann es nicht.
rejection-lobby-closed = Dieser Server hat keine offenen Tische. Lade jemanden mit dem Code ein.
rejection-options-too-large = Ein Tisch mit einem so großen eigenen Deck kann nicht für alle offen stehen.
rejection-too-many-open = Du hast schon { $most } offene Tische, an denen noch niemand spielt.
rejection-seek-over = Du suchst nicht mehr.
rejection-sharing-off = Dieser Server bewahrt keine geteilten Partien auf. Nimm den Link, der alles in sich trägt.
rejection-bad-photos = Das sind keine Fotos dieses Decks, oder sie sind zu groß.
rejection-too-many-photos = Hier sind schon zu viele Fotos.
rejection-too-many-shared = Du teilst schon { $most } Partien. Lösche zuerst eine davon.
rejection-no-such-shared = Unter diesem Link wird nichts geteilt, oder nicht mehr.
rejection-shared-unreadable = Das ist keine geteilte Partie, die sich lesen lässt.
rejection-shared-newer = Das hat eine neuere Version von Lusoria gemacht. Lade die Seite neu.
rejection-shared-too-large = Das ist zu groß, um es zu teilen. Nimm einige Varianten oder Kommentare heraus.
rejection-shared-other-rules = Die Regeln dieses Spiels haben sich seitdem geändert. Die Partie lässt sich nicht mehr zeigen.
rejection-shared-illegal = Was in dieser Partie steht, erlauben die Regeln des Spiels nicht.
rejection-too-many-blocks = Du hast schon { $most } Personen blockiert. Hebe zuerst eine Blockierung auf.
rejection-unwelcome = An diesen Tisch kannst du dich nicht setzen. Such dir einen anderen.
rejection-bad-code = Dieser Code gilt nicht: Er ist vertippt, abgelaufen oder schon benutzt.
rejection-try-again = Das hat nicht geklappt. Versuche es noch einmal.
rejection-unknown = Ob das angekommen ist, steht noch nicht fest. Versuche es noch einmal: Nichts geschieht zweimal.
rejection-closed = Die Verbindung ist beendet. Lade die Seite neu.
rejection-other-version = Seite und Server passen nicht zusammen. Lade die Seite neu.
rejection-unreadable = Die Antwort des Servers ist nicht lesbar. Lade die Seite neu.
# For a code that this version does not know.
unknown-rejection = Das geht nicht ({ $code }).
## Flaws of a record
# Counted from 1. $path as above.
flaw-unknown-game = Das Spiel „{ $game }“ ist hier nicht bekannt.
flaw-other-rules = Gespielt wurde nach Version { $recorded } der Regeln, hier ist Version { $known }.
flaw-bad-options = Die Regeln des Tisches sind falsch aufgezeichnet{ $path }.
flaw-bad-players = So viele können dieses Spiel nicht spielen.
flaw-wrong-commitment = Das Geheimnis ist nicht das, das vor dem Geben versprochen wurde.
flaw-secret-again = Das Geheimnis ist noch einmal das von Nummer { $earlier }: Hier kann nicht neu gemischt worden sein.
flaw-wrong-first = Platz { $recorded } hat begonnen, das Los fiel aber auf Platz { $drawn }.
flaw-not-a-draw = Was als Mischung aufgezeichnet ist, ist keine.
flaw-wrong-draw = Die Mischung hat an Stelle { $place } die Nummer { $recorded }; Geheimnis und Beiträge ergeben { $drawn }.
flaw-out-of-order = Das war nicht an der Reihe.
flaw-refused = Die Regeln weisen diesen Zug zurück ({ $reason }).
flaw-wrong-events = Die Regeln führen zu etwas anderem als aufgezeichnet.
flaw-wrong-outcome = Das aufgezeichnete Ergebnis ist nicht das gespielte.
flaw-unfinished = Ein Ergebnis ist aufgezeichnet, es ist aber nicht zu Ende gespielt.
flaw-other-commitment = Aufgezeichnet ist ein anderes Versprechen, als du gesehen hast.
flaw-contribution-missing = Dein Beitrag zum Mischen ist nicht dabei.
in-round = Runde { $round }: { $flaw }
in-deal = Spiel { $round }: { $flaw }
in-round-step = Runde { $round }, Schritt { $step }: { $flaw }
in-deal-step = Spiel { $round }, Schritt { $step }: { $flaw }
