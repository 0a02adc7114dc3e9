import { given, inBrackets } from './params.ts';
import type { RefusalTexts } from './types.ts';

/** Refusals and flaws in German. */
export const de: RefusalTexts = {
  codes: {
    // The game
    'not-seated': 'Dafür brauchst du einen Platz am Tisch.',
    'round-over': 'Die Runde ist schon zu Ende.',
    'not-now': 'Das geht gerade nicht.',
    'you-are-out': 'Du hast schon alle Karten abgelegt und siehst jetzt zu.',
    'not-your-turn': 'Du bist nicht am Zug.',
    'tables-open':
      'Jemand schlägt in den Formentabellen nach. Warte, bis sie wieder zugedeckt sind.',
    'last-card-open':
      'Das war deine letzte Karte. Warte, bis alle sie angenommen haben oder jemand Einspruch erhebt.',
    'card-not-in-hand': 'Diese Karte hast du nicht.',
    'only-drawn-card':
      'Nach dem Ziehen darfst du nur die gezogene Karte legen. Passt sie nicht, behalte sie.',
    'declare-first': 'Sag zuerst an, was die Form ist: Kasus, Numerus und Genus.',
    'joker-undeclared': 'Der Joker wird nicht angesagt. Leg ihn einfach.',
    'joker-last': 'Der Joker darf hier nicht die letzte Karte sein. Zieh eine Karte.',
    'wrong-reading': 'Das kann diese Form nicht sein. Sieh noch einmal hin.',
    'wrong-agreement': (params) => {
      if (params['shares'] === 3) {
        return 'Alle drei Merkmale stimmen überein, es müssen aber genau zwei sein.';
      }
      return params['shares'] === 1
        ? 'Nur ein Merkmal stimmt überein, es müssen aber genau zwei sein.'
        : 'Es müssen genau zwei Merkmale übereinstimmen.';
    },
    'must-lay': 'Eine deiner Karten passt, und an diesem Tisch musst du sie dann legen.',
    'already-drawn': 'Du hast schon gezogen. Leg die gezogene Karte oder behalte sie.',
    'draw-first': 'Bevor du weitergibst, musst du eine Karte ziehen.',
    'stale-lay': 'Dafür ist es zu spät: Inzwischen ist weitergespielt worden.',
    'own-lay': 'Über deine eigene Karte entscheiden die anderen.',
    'already-gone-on': 'Mit dieser Karte warst du schon einverstanden.',
    'already-looked': 'Du hast schon in den Formentabellen nachgesehen.',
    'not-looking': 'Du hast die Formentabellen gerade nicht aufgedeckt.',
    'bad-action': 'So etwas gibt es in diesem Spiel nicht.',
    // The table
    'bad-options': (params) =>
      `Mit diesen Regeln lässt sich nicht spielen${inBrackets(params, 'path')}.`,
    'not-owner': 'Das darf nur, wer den Tisch eröffnet hat.',
    'already-seated': 'Du hast schon einen Platz. Um dich umzusetzen, steh zuerst auf.',
    'seat-taken': 'Dort sitzt schon jemand.',
    'no-such-seat': 'Diesen Platz gibt es nicht.',
    'no-such-person': 'Diese Person ist nicht am Tisch.',
    'no-such-bot': (params) => `Diesen Bot gibt es nicht${inBrackets(params, 'bot')}.`,
    'bad-name': 'Dieser Name hat kein lesbares Zeichen. Wähle einen anderen.',
    'bad-seats': 'Mit diesen Plätzen lässt sich das Spiel nicht spielen. Ändere ihre Anzahl.',
    'empty-message': 'Die Nachricht ist leer.',
    'chat-closed': 'Das Gespräch ist an diesem Tisch geschlossen.',
    'round-silent':
      'Während einer Runde wird an diesem Tisch nicht geredet. Nach der Runde geht es wieder.',
    muted: 'Du kannst an diesem Tisch gerade nicht schreiben.',
    'open-seats': 'Es sind noch Plätze frei. Lade jemanden ein oder setze Bots auf die Plätze.',
    'nobody-seated': 'Am Tisch sitzen nur Bots. Setz dich dazu, dann kann es losgehen.',
    stale: 'Inzwischen ist etwas geschehen. Sieh noch einmal hin.',
    'too-soon': (params) =>
      `Die anderen dürfen noch Einspruch erheben. Warte noch ${given(params, 'seconds')} s.`,
    paused: 'Das Spiel ist unterbrochen.',
    'already-contributed': 'Dein Beitrag zum Mischen ist schon angekommen.',
    removed:
      'An diesen Tisch kannst du dich nicht mehr setzen: Der Gastgeber hat dich hinausgebeten.',
    'chat-full': 'An diesem Tisch ist genug geschrieben worden.',
    // The house and the line to it
    'bad-message': 'Der Server hat das nicht verstanden. Lade die Seite neu.',
    'too-large': 'Das ist zu lang, um es zu senden.',
    'too-fast': 'Das ging zu schnell. Warte einen Augenblick.',
    'hello-first': 'Der Server weiß nicht, wer du bist. Lade die Seite neu.',
    'unknown-token': 'Der Server kennt dich nicht mehr. Du bist jetzt neu hier.',
    'no-such-game': (params) => `Dieses Spiel gibt es hier nicht${inBrackets(params, 'game')}.`,
    'no-such-table': 'Diesen Tisch gibt es nicht. Prüfe den Code.',
    'too-many-tables': (params) =>
      `Du hast schon ${given(params, 'most')} Tische, mehr sind nicht möglich.`,
    'no-spectators': 'An diesem Tisch darf nur dabei sein, wer mitspielt.',
    'bad-code': 'Dieser Code gilt nicht: Er ist vertippt, abgelaufen oder schon benutzt.',
    'try-again': 'Das hat nicht geklappt. Versuche es noch einmal.',
    closed: 'Die Verbindung ist beendet. Lade die Seite neu.',
    'other-version': 'Seite und Server passen nicht zusammen. Lade die Seite neu.',
    unreadable: 'Die Antwort des Servers ist nicht lesbar. Lade die Seite neu.',
  },
  unknown: (code) => `Das geht nicht (${code}).`,
  flaws: {
    'unknown-game': ({ game }) => `Das Spiel „${game}“ ist hier nicht bekannt.`,
    'other-rules': ({ recorded, known }) =>
      `Gespielt wurde nach Version ${recorded} der Regeln, hier ist Version ${known}.`,
    'bad-options': ({ path }) =>
      `Die Regeln des Tisches sind falsch aufgezeichnet${inBrackets({ path }, 'path')}.`,
    'bad-players': () => 'So viele können dieses Spiel nicht spielen.',
    'wrong-commitment': () => 'Das Geheimnis ist nicht das, das vor dem Geben versprochen wurde.',
    'wrong-first': ({ recorded, drawn }) =>
      `Platz ${recorded + 1} hat begonnen, das Los fiel aber auf Platz ${drawn + 1}.`,
    'not-a-draw': () => 'Was als Mischung aufgezeichnet ist, ist keine.',
    'wrong-draw': ({ place, recorded, drawn }) =>
      `Die Mischung hat an Stelle ${place} die Nummer ${recorded}; Geheimnis und Beiträge ergeben ${drawn}.`,
    'out-of-order': () => 'Das war nicht an der Reihe.',
    refused: ({ reason }) => `Die Regeln weisen diesen Zug zurück (${reason}).`,
    'wrong-events': () => 'Die Regeln führen zu etwas anderem als aufgezeichnet.',
    'wrong-outcome': () => 'Das aufgezeichnete Ergebnis ist nicht das gespielte.',
    unfinished: () => 'Ein Ergebnis ist aufgezeichnet, die Runde aber nicht zu Ende gespielt.',
    'other-commitment': () => 'Aufgezeichnet ist ein anderes Versprechen, als du gesehen hast.',
    'contribution-missing': () => 'Dein Beitrag zum Mischen ist nicht dabei.',
  },
  where: (round, step) => (step === null ? `Runde ${round}` : `Runde ${round}, Schritt ${step}`),
};
