import type { GameWords } from './types.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');

export const de: GameWords = {
  pupil:
    'pupil:75,gen=30,dat-pl=50 kennt 75 % der Formen, vom Genitiv 30 %, vom Dativ Plural 50 %; ohne Zahl kennt er 80 %.',
  notes: {
    agreement: {
      play: [
        'Niemand drängt dich: die Bots warten im Kongruenzspiel, bis du „weiter“ gesagt hast, gleich wie viele Sekunden die Regeln nennen. Mit --option botWait=0 warten sie nicht.',
      ],
      simulate: [
        'draws: im eigenen Zug gezogene Karten je Spiel. reshuffled: Anteil der Spiele, in denen der Ablagestapel zum neuen Nachziehstapel wurde.',
        'challenges: Einsprüche je Spiel; upheld: Anteil der berechtigten, 0, wenn es keine gab.',
        'errors: falsch gelegte Karten je Spiel (declared) und die davon, die liegen blieben (unnoticed).',
      ],
    },
    classification: {
      simulate: [
        'Klassifikation: wrong: Anteil falscher Ablagen der Spieler. determined: Anteil der Runden, in denen das Offene eine einzige Einteilung übrig lässt. described: Anteil richtiger Beschreibungen. Bots der Art sage sind immer die Weisen.',
      ],
    },
  },
  simulate: {
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
    wrongLays: 'Falsch gelegt',
    ofLays: (percent) => `${percent} der Ablagen der Spieler`,
    determined: 'Eindeutig bestimmt',
    described: 'Richtig beschrieben',
    describedWhenDetermined: '… wenn eindeutig bestimmt',
    ofPlayers: (percent) => `${percent} der Spieler`,
    cardsLeft: 'Karten am Ende, nach Plätzen',
  },
  play: {
    agreement: {
      keys: {
        draw: ['z', 'ziehen'],
        challenge: ['e', 'einspruch'],
        pass: ['p', 'passen', 'behalten'],
        tables: ['t', 'tabellen'],
      },
      does: {
        draw: 'ziehen',
        challenge: 'Einspruch',
        pass: 'behalten',
        tables: 'Formentabellen',
      },
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
      },
      help: [
        'Eine Karte legst du mit ihrer Nummer und der Bestimmung: 2 akk sg f, oder ausgeschrieben 2 Akkusativ Singular',
        'Femininum, in beliebiger Reihenfolge. Statt der Nummer geht auch die Form: eam akk sg f. Ein Joker braucht nur die Nummer.',
        'Sie muss in genau zweien von Kasus, Numerus und Genus mit dem übereinstimmen, was oben auf dem Stapel liegt.',
      ],
      problem: {
        whichCard: 'Welche Karte? Ihre Nummer gehört dazu: 2 akk sg f',
        unknownWord: (word) =>
          `„${word}“ ist weder eine deiner Karten noch Kasus, Numerus oder Genus; h hilft.`,
        ambiguousWord: (word) => `„${word}“ kann mehreres heißen: bitte etwas länger.`,
        twice: (feature) => `${feature}: zweimal genannt.`,
        missing: (feature) => `${feature}: nicht genannt. Vollständig zum Beispiel: 2 akk sg f`,
      },
    },
    classification: {
      keys: {
        pass: ['p', 'passe', 'passen'],
        none: ['-', 'nichts'],
        attributes: ['m', 'merkmale'],
        lays: ['z', 'züge'],
        tree: ['b', 'baum'],
      },
      does: {
        pass: 'passen und eine Karte ziehen',
        none: 'nichts sagen',
        attributes: 'Merkmale',
        lays: 'alle Züge',
        tree: 'der Baum',
      },
      others: 'Karten',
      lay: '1 3 > 2: Karten 1 und 3 zu Klasse 2 · 4 > +: neue Klasse',
      tree: 'Farbe(rot: Form(Kreis; Quadrat, Dreieck); grün, blau)',
      ask: {
        next: 'Die nächste Runde?',
        tree: 'Dein Baum',
        suggested: 'diesen nehmen',
        lay: 'Du bist dran',
        sorting: '1 + 2 …: für jede Karte eine Klasse, + für eine, die nicht da liegt',
      },
      help: [
        'Der Weise hat einen geheimen Baum, der alle Karten in Klassen teilt. Was auf dem Tisch in einer Klasse liegt, gehört zusammen.',
        '1 3 > 2 legt deine Karten 1 und 3 zu Klasse 2; 4 > + gründet mit Karte 4 eine neue Klasse. Falsche Karten kommen zurück, und du ziehst eine.',
        'Ein Baum in einer Zeile: Merkmal(Werte: weitere Frage; Werte; …). Werte, die denselben Weg gehen, trennt ein Komma, Wege ein Strichpunkt.',
        'm zeigt die Merkmale, z alle Züge bisher, b den Baum, wenn du ihn sehen darfst, h diese Hilfe, q hört auf.',
      ],
      problem: {
        noClass: (count) =>
          count === 1
            ? 'Es gibt nur Klasse 1, oder + für eine neue.'
            : `Die Klassen gehen von 1 bis ${count}; + ist eine neue.`,
        sorting: (count) =>
          `Nenne für jede der ${count} Karten eine Klasse, + für eine, die nicht da liegt.`,
      },
      notation: {
        'notation-attribute': (found) => `„${found}“ ist kein Merkmal dieser Karten; m zeigt sie.`,
        'notation-value': (found) => `„${found}“ ist kein Wert dieses Merkmals; m zeigt sie.`,
        'notation-sign': (found) =>
          `Eine Klammer fehlt oder ist falsch${found === '' ? ' am Ende' : ` bei „${found}“`}.`,
        'notation-rest': (found) => `Der Baum ist vor „${found}“ zu Ende.`,
        'notation-deep': () => 'So tief darf ein Baum nicht sein.',
      },
    },
    skat: {
      keys: {
        hold: ['j', 'ja', 'halte'],
        pass: ['p', 'passe', 'passen', 'weg', 'n', 'nein'],
        pickUp: ['s', 'skat', 'aufnehmen'],
        hand: ['hand'],
        unseen: ['u', 'ungesehen'],
        back: ['z', 'zurück'],
        kontra: ['k', 'kontra'],
        re: ['re'],
        bock: ['bock'],
        noDouble: ['o', 'ohne', 'n', 'nein'],
        claim: ['zeigen', 'karten zeigen'],
        concede: ['aufgeben'],
        trick: ['l', 'letzter stich', 'stich'],
        score: ['stand', 'spielstand'],
      },
      suits: { C: ['k', 'kr'], S: ['p', 'pi'], H: ['h', 'he'], D: ['ka'] },
      announced: {
        hand: ['hand'],
        schneider: ['schneider', 'sn'],
        schwarz: ['schwarz', 'sw'],
        ouvert: ['ouvert', 'offen', 'ov'],
      },
      fillers: ['angesagt', 'und', 'spiel'],
      table: 'Tisch',
      score: 'Spielstand',
      covered: (count) => `+ ${count} verdeckt`,
      bids: (values, more) => `höher: ${list(values)}${more ? ' …' : ''}`,
      card: '3 oder kb spielen',
      two: '3 7 oder pd p9: zwei Karten',
      game: 'kreuz, grand, null ouvert …',
      plainGames: 'kreuz, pik, herz, karo, grand',
      only: (card) => `${card} spielen`,
      ask: {
        next: 'Das nächste Spiel?',
        declare: 'So ansagen?',
        claim: (said) => `„${said}“ – die Karten zeigen?`,
      },
      help: [
        'Karten: die Nummer oder der Name: 3, kb, kreuz bube, CJ. Kann nur eine gespielt werden, genügt Enter. (♣7) in Klammern geht gerade nicht.',
        'Reizen: 18 oder jeder höhere Wert; j sagt den nächsten oder hält, p passt.',
        'Skat: s nimmt ihn auf; ohne ihn: hand, oder gleich kreuz hand, grand hand schneider. Drücken: zwei Karten, 3 7, auch einzeln.',
        'Ansagen: kreuz (kr), pik, herz, karo (ka), grand, null, dazu hand, schneider, schwarz, ouvert. Der Wert wird gesagt, bevor es gilt.',
        'Im Spiel: l der letzte Stich, kontra, re; zeigen erklärt für gewonnen (zeigen schneider für mehr), aufgeben gibt auf.',
        'Immer: stand sagt den Spielstand, h diese Hilfe, q hört auf.',
      ],
      problem: {
        ambiguousCard: (cards) => `Das können mehrere sein: ${cards}.`,
        unknownWord: (word) =>
          `„${word}“ gehört zu keinem Spiel: etwa kreuz hand, grand, null ouvert.`,
        twoGames: 'Das sind zwei Spiele; bitte nur eines.',
        whichGame: 'Welches Spiel? Kreuz, Pik, Herz, Karo, Grand oder Null.',
        nothingElse: 'Hier genügt das Spiel: kreuz, pik, herz, karo oder grand.',
        pickedUp: 'Du hast den Skat aufgenommen: Hand geht nicht mehr.',
        yesOrPass: 'Hier geht nur ja oder passe.',
      },
    },
  },
};
