import type { CliWords } from './types.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');

export const de: CliWords = {
  help: {
    tagline: 'Lusoria, ein Kartentisch für die lateinischen Kongruenzspiele',
    usage: 'Aufruf',
    options: 'Optionen',
    everywhere: 'Überall',
    gameOptions: 'Regeln des Spiels (--option NAME=WERT; in Klammern das Übliche)',
    bots: 'Bots',
    pupil:
      'pupil:75,gen=30,dat-pl=50 kennt 75 % der Formen, vom Genitiv 30 %, vom Dativ Plural 50 %; ohne Zahl kennt er 80 %.',
    more: '`lusoria BEFEHL --help` sagt mehr über einen Befehl.',
    lang: 'die Sprache der Meldungen; sonst die der Umgebung',
    help: 'sagt, was es gibt',
    version: 'sagt die Version',
  },
  commands: {
    serve: {
      summary: 'öffnet den Tisch für Browser, für dich allein oder im ganzen Netz',
      options: {
        port: 'der Port (8080)',
        host: 'die Adresse, an der gelauscht wird (127.0.0.1, nur dieser Rechner); 0.0.0.0 für ein Klassenzimmer',
        data: 'der Ordner, in dem die Tische aufbewahrt werden (./data)',
        'public-url':
          'die Adresse, unter der andere diesen Server erreichen, für Links und QR-Codes',
        'keep-days': 'nach wie vielen Tagen ohne Spiel ein Tisch gelöscht wird',
        database: 'sqlite (eine Datei in --data) oder memory (am Ende ist alles vergessen)',
        origin: 'eine weitere Adresse, deren Seiten diesen Server benutzen dürfen, beliebig oft',
        proxy: 'ein Proxy vor diesem Server, der sagt, für wen er spricht, beliebig oft',
        web: 'der Ordner der fertigen Seite (web/dist)',
        log: 'silent, fatal, error, warn, info oder debug (info; am Terminal warn)',
        nats: 'nicht in dieser Version: ein Server tut alles',
      },
      notes: ['Endet auf Strg-C oder SIGTERM, nachdem alles Laufende gespeichert ist.'],
    },
    play: {
      summary: 'spielt im Terminal gegen Bots',
      options: {
        seats: 'wie viele spielen, du mitgezählt (die Bots und du; sonst 3)',
        bots: 'die Bots, durch Kommas getrennt, in der Reihenfolge nach dir',
        option: 'eine Regel des Tisches, beliebig oft; deck=@DATEI.json für ein eigenes Deck',
        name: 'wie du heißt',
        seed: 'jedes Mal dieselben Karten und Bots; ohne kennt niemand die Mischung',
        export: 'wohin das Spiel am Ende gespeichert wird; `lusoria verify` prüft es',
      },
      notes: [
        'Niemand drängt dich: die Bots warten, bis du „weiter“ gesagt hast, gleich wie viele Sekunden die Regeln nennen. Mit --option botWait=0 warten sie nicht.',
        'Liest Antworten auch aus einer Pipe, je eine Zeile.',
      ],
    },
    simulate: {
      summary: 'lässt Bots viele Spiele spielen und zählt',
      options: {
        games: 'wie viele Spiele (1000)',
        seats: 'wie viele spielen (so viele wie Bots; sonst 3)',
        bots: 'ein Bot je Platz, durch Kommas getrennt (uniform auf jedem Platz)',
        seed: 'irgendein Text; derselbe gibt dieselben Zahlen, gleich wie viele --jobs (1)',
        option: 'eine Regel des Tisches, beliebig oft; deck=@DATEI.json für ein eigenes Deck',
        jobs: 'auf wie vielen Kernen (1)',
        json: 'druckt ein JSON-Objekt und sonst nichts',
      },
      notes: [
        'Bot Nummer i sitzt auf Platz i. Spiel Nummer n (von 0 an) beginnt Platz n modulo seats.',
        'turns: Züge eines Spiels; Ziehen und Legen der gezogenen Karte ist einer. p50 und p95: so viele oder weniger in 50 und 95 % der Spiele.',
        'wins: Anteil gewonnener Spiele nach der Reihenfolge, wer beginnt zuerst; geteilte erste Plätze zählen geteilt.',
        'draws: im eigenen Zug gezogene Karten je Spiel. reshuffled: Anteil der Spiele, in denen der Ablagestapel zum neuen Nachziehstapel wurde.',
        'challenges: Einsprüche je Spiel; upheld: Anteil der berechtigten, 0, wenn es keine gab.',
        'errors: falsch gelegte Karten je Spiel (declared) und die davon, die liegen blieben (unnoticed).',
      ],
    },
    verify: {
      summary: 'prüft Mischungen und Züge eines gespeicherten Spiels',
      options: { json: 'druckt ein JSON-Objekt und sonst nichts' },
      notes: [
        'Rückgabewert 0: alles stimmt; 1: etwas stimmt nicht; 2: die Datei ist kein gespeichertes Spiel.',
      ],
    },
  },
  usage: {
    hint: (command) => `siehe ${command} --help`,
    noCommand: (names) => `was soll geschehen? Eines von: ${list(names)}`,
    unknownCommand: (name, names) => `den Befehl ${name} gibt es nicht; es gibt: ${list(names)}`,
    unknownOption: (option) => `die Option ${option} gibt es nicht`,
    noValue: (option) => `${option} nimmt keinen Wert`,
    needsValue: (option) => `${option} braucht einen Wert`,
    notWhole: (what, text, min, max) =>
      `${what} muss eine ganze Zahl von ${min} bis ${max} sein, nicht „${text}“`,
    badLang: (text) => `--lang muss de, la oder en sein, nicht „${text}“`,
    tooMuch: (argument) => `ein Argument zu viel: ${argument}`,
    whichGame: (names) => `welches Spiel? Eines von: ${list(names)}`,
    noGame: (name, names) => `das Spiel ${name} gibt es nicht; es gibt: ${list(names)}`,
    noOption: (key, keys) => `--option ${key} gibt es nicht; es gibt: ${list(keys)}`,
    optionNeedsValue: (key) => `--option ${key} braucht einen Wert: ${key}=WERT`,
    optionSet: (key, value) => `--option ${key}: der Name des Spiels sagt schon ${key}=${value}`,
    badOptions: (path) => `diese Optionen passen nicht zusammen: ${path}`,
    badChoice: (key, value, values) =>
      `--option ${key} kann nicht „${value}“ sein; möglich ist: ${list(values)}`,
    badValue: (option, value, values) =>
      `${option} kann nicht „${value}“ sein; möglich ist: ${list(values)}`,
    badSeats: (seats, possible) =>
      `dieses Spiel hat keine ${seats} Plätze; möglich ist: ${list(possible)}`,
    noBot: (name, kinds) => `den Bot „${name}“ gibt es nicht; es gibt: ${list(kinds)}`,
    badBot: (name) =>
      `der Bot „${name}“ ist nicht lesbar: was nach dem Doppelpunkt steht, versteht er nicht`,
    botCount: (bots, seats) => `--bots nennt ${bots}, es gibt aber ${seats} Plätze für Bots`,
    badDeck: (file, problem) => `${file} ist kein Deck: ${problem}`,
    unreadable: (file, reason) => `${file} ist nicht lesbar: ${reason}`,
    noFile: (file) => `die Datei ${file} gibt es nicht`,
    noJson: (file, reason) => `${file} ist kein JSON: ${reason}`,
    whichFile: 'welche Datei?',
    noRecord: (file, path) =>
      `${file} ist kein gespeichertes Spiel: falsch bei ${path || 'seinem Anfang'}`,
    badName: '--name hat kein sichtbares Zeichen',
    badUrl: (option, text) =>
      `${option} muss eine Adresse sein wie https://example.org, nicht „${text}“`,
    notYet: (option) =>
      `${option} gibt es in dieser Version nicht: ein Server bewahrt seine Tische in einer Datei auf (--data)`,
  },
  failed: (reason) => `es ging nicht: ${reason}`,
  simulate: {
    progress: (done, games) => `${done} von ${games} Spielen`,
    title: (deck, seats, games) => `${deck}, zu ${seats}, ${games} Spiele`,
    turns: 'Züge',
    turnsText: (mean, p50, p95) =>
      `${mean} im Mittel, höchstens ${p50} in der Hälfte der Spiele, ${p95} in 95 %`,
    draws: 'Gezogen',
    aGame: (mean) => `${mean} je Spiel`,
    reshuffled: 'Neu gemischt',
    ofGames: (percent) => `${percent} der Spiele`,
    challenges: 'Einsprüche',
    challengesText: (mean, upheld) => `${mean} je Spiel, davon ${upheld} berechtigt`,
    errors: 'Fehler',
    errorsText: (declared, unnoticed) => `${declared} je Spiel, davon ${unnoticed} unbemerkt`,
    passed: 'Eingepasst',
    won: 'Vom Alleinspieler gewonnen',
    ofPlayed: (percent) => `${percent} der gespielten Spiele`,
    contracts: { grand: 'Grand', null: 'Null', suit: 'Farbspiele' },
    written: 'Punkte je Spiel, nach Plätzen',
    wins: 'Siege nach der Reihenfolge',
    order: (n) => `${n}. Spieler`,
    bySeat: 'Siege je Bot',
    seconds: 'Zeit',
    secondsText: (seconds, perSecond) => `${seconds} s, ${perSecond} Spiele je Sekunde`,
  },
  verify: {
    well: (rounds) =>
      rounds === 1
        ? 'Alles stimmt: 1 Runde, Mischungen und Züge sind wie aufgezeichnet.'
        : `Alles stimmt: ${rounds} Runden, Mischungen und Züge sind wie aufgezeichnet.`,
    flawed: (flaws) => (flaws === 1 ? 'Etwas stimmt nicht:' : `${flaws} Dinge stimmen nicht:`),
  },
  play: {
    keys: {
      draw: ['z', 'ziehen'],
      challenge: ['e', 'einspruch'],
      goOn: ['w', 'weiter', 'kein einspruch'],
      pass: ['p', 'passen', 'behalten'],
      tables: ['t', 'tabellen'],
      help: ['h', '?', 'hilfe'],
      quit: ['q', 'ende'],
    },
    does: {
      draw: 'ziehen',
      challenge: 'Einspruch',
      goOn: 'weiter',
      pass: 'behalten',
      tables: 'Formentabellen',
      help: 'Hilfe',
      quit: 'aufhören',
    },
    yes: ['j', 'ja'],
    enter: 'Enter',
    atTable: (names) => `Am Tisch: ${names}`,
    hand: 'Hand',
    pile: 'Stapel',
    others: 'Karten',
    startCard: 'Startkarte, jede Lesart gilt',
    underJoker: 'unter dem Joker',
    lay: '2 akk sg f: Karte 2 legen',
    ask: {
      go: 'Du bist am Zug',
      drawn: 'Legen oder behalten?',
      window: 'Einspruch?',
      closing: 'Die letzte Karte: Einspruch?',
      look: 'Ein Blick in die Tabellen?',
      next: 'Die nächste Runde?',
      again: 'Noch einmal? (j/n)',
    },
    help: [
      'Eine Karte legst du mit ihrer Nummer und der Bestimmung: 2 akk sg f, oder ausgeschrieben 2 Akkusativ Singular',
      'Femininum, in beliebiger Reihenfolge. Statt der Nummer geht auch die Form: eam akk sg f. Ein Joker braucht nur die Nummer.',
      'Sie muss in genau zweien von Kasus, Numerus und Genus mit dem übereinstimmen, was oben auf dem Stapel liegt.',
    ],
    problem: {
      notALay: (text) => `„${text}“ verstehe ich nicht; h sagt, was man schreiben kann.`,
      noCard: (count) => `Deine Karten haben die Nummern 1 bis ${count}.`,
      whichCard: 'Welche Karte? Ihre Nummer gehört dazu: 2 akk sg f',
      unknownWord: (word) =>
        `„${word}“ ist weder eine deiner Karten noch Kasus, Numerus oder Genus; h hilft.`,
      ambiguousWord: (word) => `„${word}“ kann mehreres heißen: bitte etwas länger.`,
      twice: (feature) => `${feature}: zweimal genannt.`,
      missing: (feature) => `${feature}: nicht genannt. Vollständig zum Beispiel: 2 akk sg f`,
    },
    stored: (file) => `Das Spiel ist in ${file} gespeichert.`,
    notStored: (file, reason) => `Das Spiel ließ sich nicht in ${file} speichern: ${reason}`,
    bye: 'Auf Wiedersehen!',
  },
  serve: {
    serving: 'Der Tisch ist offen',
    network: 'im Netz',
    onlyHere: 'Nur dieser Rechner erreicht ihn; fürs Netz mit --host 0.0.0.0 starten.',
    data: (folder) => `Die Tische liegen in ${folder}.`,
    forgets: 'Die Tische sind nur im Speicher und am Ende vergessen.',
    stop: 'Strg-C beendet ihn.',
    stopping: 'Der Tisch wird geschlossen …',
    portTaken: (port) =>
      `Port ${port} ist von einem anderen Programm belegt; mit --port einen anderen wählen`,
    portForbidden: (port) =>
      `Port ${port} ist dir nicht erlaubt; mit --port einen über 1023 wählen`,
    hostUnknown: (host) => `dieser Rechner hat keine Adresse ${host}`,
  },
};
