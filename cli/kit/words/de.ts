import { arenaDe } from './arena/de.ts';
import type { CliWords } from './types.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');

export const de: CliWords = {
  help: {
    tagline: 'Lusoria, ein Kartentisch für die lateinischen Kongruenzspiele und für Skat',
    usage: 'Aufruf',
    options: 'Optionen',
    everywhere: 'Überall',
    gameOptions: (game) => `Regeln von ${game} (--option NAME=WERT; in Klammern das Übliche)`,
    bots: (game) => `Bots für ${game}`,
    more: '`lusoria BEFEHL --help` sagt mehr über einen Befehl.',
    lang: 'die Sprache der Meldungen; sonst die der Umgebung',
    help: 'sagt, was es gibt',
    version: 'sagt die Version',
  },
  commands: {
    ...arenaDe.commands,
    serve: {
      summary: 'öffnet den Tisch für Browser, für dich allein oder im ganzen Netz',
      options: {
        port: 'der Port (8080)',
        host: 'die Adresse, an der gelauscht wird (127.0.0.1, nur dieser Rechner); 0.0.0.0 für ein Klassenzimmer',
        data: 'der Ordner, in dem die Tische aufbewahrt werden (./data)',
        'public-url':
          'die Adresse, unter der andere diesen Server erreichen, für Links und QR-Codes',
        'keep-days': 'nach wie vielen Tagen ohne Spiel ein Tisch gelöscht wird',
        database:
          'sqlite (eine Datei in --data), memory (am Ende ist alles vergessen) oder die Adresse eines PostgreSQL, das mit lusoria migrate vorbereitet ist',
        origin: 'eine weitere Adresse, deren Seiten diesen Server benutzen dürfen, beliebig oft',
        proxy: 'ein Proxy vor diesem Server, der sagt, für wen er spricht, beliebig oft',
        web: 'der Ordner der fertigen Seite (web/dist)',
        log: 'silent, fatal, error, warn, info oder debug (info; am Terminal warn)',
        nats: 'wo die Server eines Hauses voneinander hören: nats://RECHNER:4222',
        'admin-key':
          'was die Übersichtsseite des Servers als Schlüssel verlangt, 16 bis 128 Zeichen (sonst bei jedem Start ein neuer)',
      },
      notes: ['Endet auf Strg-C oder SIGTERM, nachdem alles Laufende gespeichert ist.'],
    },
    play: {
      summary: 'spielt im Terminal gegen Bots',
      options: {
        seats: 'wie viele spielen, du mitgezählt (die Bots und du; sonst 3)',
        bots: 'die Bots, durch Kommas getrennt, in der Reihenfolge nach dir (sonst pupil, im Skat decent)',
        option: 'eine Regel des Tisches, beliebig oft; deck=@DATEI.json für ein eigenes Deck',
        name: 'wie du heißt',
        seed: 'jedes Mal dieselben Karten und Bots; ohne kennt niemand die Mischung',
        export: 'wohin das Spiel am Ende gespeichert wird; `lusoria verify` prüft es',
      },
      notes: [
        'Niemand drängt dich: die Bots warten im Kongruenzspiel, bis du „weiter“ gesagt hast, gleich wie viele Sekunden die Regeln nennen. Mit --option botWait=0 warten sie nicht.',
        'Liest Antworten auch aus einer Pipe, je eine Zeile.',
      ],
    },
    simulate: {
      summary: 'lässt Bots viele Spiele spielen und zählt',
      options: {
        games: 'wie viele Spiele (1000)',
        seats: 'wie viele spielen (so viele wie Bots; sonst 3)',
        bots: 'ein Bot je Platz, durch Kommas getrennt (sonst auf jedem Platz uniform, im Skat decent)',
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
        'Klassifikation: wrong: Anteil falscher Ablagen der Spieler. determined: Anteil der Runden, in denen das Offene eine einzige Einteilung übrig lässt. described: Anteil richtiger Beschreibungen. Bots der Art sage sind immer die Weisen.',
      ],
    },
    replay: {
      summary: 'spielt aufgezeichnete Skatspiele nach und sagt, wo sie abweichen',
      options: { json: 'gibt je Spiel ein JSON-Objekt aus und sonst nichts' },
      notes: [
        'Liest das Format des International Skat Server; FILE - ist die Standardeingabe. docs/RECORDS.md erklärt die Eigenheiten.',
        'Exit-Code 0: alle Spiele stimmen; 1: nicht alle; 2: etwas ist nicht lesbar.',
      ],
    },
    verify: {
      summary: 'prüft Mischungen und Züge eines gespeicherten Spiels',
      options: { json: 'druckt ein JSON-Objekt und sonst nichts' },
      notes: [
        'Rückgabewert 0: alles stimmt; 1: etwas stimmt nicht; 2: die Datei ist kein gespeichertes Spiel.',
      ],
    },
    work: {
      summary: 'lässt hier Bots für alle Server an demselben NATS denken',
      options: {
        nats: 'die Adresse: nats://RECHNER:4222',
        jobs: 'wie viele zugleich denken (so viele wie Kerne)',
      },
      notes: [],
    },
    migrate: {
      summary:
        'macht eine PostgreSQL-Datenbank bereit oder bringt sie auf den Stand dieses Programms',
      options: { database: 'die Adresse: postgres://NAME:KENNWORT@RECHNER/DATENBANK' },
      notes: ['Darf laufen, während gespielt wird.'],
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
  },
  failed: (reason) => `es ging nicht: ${reason}`,
  simulate: {
    progress: (done, games) => `${done} von ${games} Spielen`,
    title: (deck, seats, games) => `${deck}, zu ${seats}, ${games} Spiele`,
    turns: 'Züge',
    turnsText: (mean, p50, p95) =>
      `${mean} im Mittel, höchstens ${p50} in der Hälfte der Spiele, ${p95} in 95 %`,
    ofGames: (percent) => `${percent} der Spiele`,
    wins: 'Siege nach der Reihenfolge',
    order: (n) => `${n}. Spieler`,
    bySeat: 'Siege je Bot',
    seconds: 'Zeit',
    secondsText: (seconds, perSecond) => `${seconds} s, ${perSecond} Spiele je Sekunde`,
  },
  arena: arenaDe.arena,
  solve: arenaDe.solve,
  replay: {
    game: (line, id) => `Zeile ${line}, Spiel ${id}`,
    agree: (file, games, agreeing) => `${file}: ${agreeing} von ${games} Spielen stimmen.`,
    times: (count) => `${count} ×`,
    habits: {
      'odd-bid': 'ein Reizwert, den kein Spiel hat',
      'levels-so-far':
        'der Alleinspieler gab auf, die bisherigen Stiche machen Schneider oder Schwarz',
      'rest-to-declarer': 'die Gegner gaben auf oder gingen, der Rest gehört dem Alleinspieler',
      'matadors-of-skat': 'nichts gedrückt: Spitzen und Augen nur des Skats',
      'schwarz-beside-announced': 'Schneider angesagt und kein Stich: eine Stufe mehr',
      'announced-level-left-out': 'eine verlorene Ansage ohne die verfehlte Stufe',
      'null-below-bid': 'Null unter dem Reizwert, als Null gezählt',
      'null-charged-otherwise': 'Null unter dem Reizwert, als anderes Spiel gezählt',
      'hidden-cards': 'Karten sind verdeckt; was davon abhängt, ist das der Aufzeichnung',
      'no-result': 'die Aufzeichnung hat kein Ergebnis',
    },
    fields: {
      declarer: 'Alleinspieler',
      result: 'Ergebnis',
      value: 'Wert',
      matadors: 'Spitzen',
      overbid: 'überreizt',
      points: 'Augen',
      tricks: 'Stiche',
      schneider: 'Schneider',
      schwarz: 'Schwarz',
    },
    differs: (field, recorded, computed) => `${field} ${recorded}, berechnet ${computed}`,
    illegal: (move, who, token) => `Zug ${move} (${who} ${token}) ist nicht erlaubt`,
    illegalBecause: {
      'not-now': 'nicht zu dieser Zeit',
      'not-your-turn': 'nicht an der Reihe',
      'bid-too-low': 'das Gebot ist zu niedrig',
      'nothing-bid': 'es ist nichts geboten',
      'other-skat': 'andere Karten wurden gegeben',
      'discard-two': 'zwei Karten werden gedrückt',
      'card-not-in-hand': 'die Karte ist nicht auf der Hand',
      'must-follow': 'es muss bedient werden',
      'no-pick-up': 'der Skat wurde nicht aufgenommen',
      'announce-by-hand': 'angesagt wird nur im Handspiel',
      'hand-after-pick-up': 'der Skat wurde aufgenommen',
      'null-announcement': 'Null kennt keinen Schneider',
      'not-declarer': 'nicht der Alleinspieler',
      'resigned-already': 'schon aufgegeben',
      'round-over': 'das Spiel ist zu Ende',
    },
    unfinished: 'die Züge enden vor dem Spiel',
    fault: (file, line, column, token) => `${file}, Zeile ${line}, Spalte ${column}: „${token}“`,
    faultBecause: {
      'no-record': 'kein aufgezeichnetes Spiel',
      'more-than-one': 'mehr als eine Aufzeichnung',
      'cut-off': 'die Aufzeichnung bricht ab',
      'no-property': 'weder eine Eigenschaft noch das Ende der Aufzeichnung',
      'other-game': 'ein anderes Spiel als Skat',
      'no-moves': 'die Aufzeichnung hat keine Züge',
      twice: 'zweimal in einer Aufzeichnung',
      'no-such-player': 'kein solcher Spieler',
      'no-such-move': 'kein solcher Zug',
      'half-a-move': 'ein Spieler ohne Zug',
      'no-deal': 'es sind nicht 32 Karten gegeben',
      'no-such-card': 'keine solche Karte',
      'card-twice': 'eine Karte zweimal',
      'no-such-result': 'kein solches Ergebnis',
      'no-such-option': 'keine solche Option',
    },
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
      goOn: ['w', 'weiter', 'kein einspruch'],
      help: ['h', '?', 'hilfe'],
      quit: ['q', 'ende'],
    },
    does: {
      goOn: 'weiter',
      help: 'Hilfe',
      quit: 'aufhören',
    },
    yes: ['j', 'ja'],
    no: ['n', 'nein'],
    yesNo: '(j/n)',
    yesOrNo: 'Bitte ja oder nein.',
    enter: 'Enter',
    atTable: (names) => `Am Tisch: ${names}`,
    hand: 'Hand',
    again: 'Noch einmal? (j/n)',
    notUnderstood: (text) => `„${text}“ verstehe ich nicht; h sagt, was man schreiben kann.`,
    noCard: (count) => `Deine Karten haben die Nummern 1 bis ${count}.`,
    stored: (file) => `Das Spiel ist in ${file} gespeichert.`,
    notStored: (file, reason) => `Das Spiel ließ sich nicht in ${file} speichern: ${reason}`,
    bye: 'Auf Wiedersehen!',
  },
  work: {
    working: (jobs, host) =>
      `Bots denken hier, ${jobs} zugleich, für die Server an ${host}. Strg-C beendet es.`,
  },
  migrate: {
    done: (from, to) =>
      from === to
        ? `Die Datenbank ist auf dem Stand (${to}).`
        : `Die Datenbank ist jetzt auf Stand ${to} (vorher ${from}).`,
  },
  serve: {
    serving: 'Der Tisch ist offen',
    network: 'im Netz',
    onlyHere: 'Nur dieser Rechner erreicht ihn; fürs Netz mit --host 0.0.0.0 starten.',
    hostPage: 'nur für dich',
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
