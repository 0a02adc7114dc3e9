import type { Labelled } from '../../agreement/types.ts';
import { botWords, deckTitle, optionWords } from './choices.ts';
import type {
  ClassificationBot,
  ClassificationOptionTexts,
  ClassificationPreset,
  OptionTexts,
} from './types.ts';

/** The options of a table. */
const texts: ClassificationOptionTexts = {
  deck: {
    label: 'Deck',
    text: 'Was auf den Karten ist und wonach es sich ordnen lässt.',
    values: {
      shapes: 'Formen',
      'latin-forms': 'Lateinische Formen',
      elements: 'Chemische Elemente',
      quadrilaterals: 'Vierecke',
    },
  },
  tree: {
    label: 'Woher kommt der Baum?',
    text: 'Entweder denkt sich der Weise die Einteilung aus, oder sie wird ausgelost und nur ihm gezeigt.',
    values: { sage: 'vom Weisen', drawn: 'ausgelost' },
  },
  difficulty: {
    label: 'Schwierigkeit',
    text: 'Wie schwer ein Baum ist, der ausgelost wird oder von einem Bot als Weisem stammt.',
    values: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  },
  classes: {
    label: 'Zahl der Klassen',
    text: 'So viele Klassen hat ein Baum; 0 lässt es offen.',
  },
  least: {
    label: 'Kleinste Klasse',
    text: 'So viel Prozent des Decks muss jede Klasse mindestens enthalten.',
  },
  verdict: {
    label: 'Urteil',
    text: 'Bei einem Fehler erfahren alle nur, dass es falsch war, oder auch, warum.',
    values: { plain: 'richtig oder falsch', reason: 'mit Grund' },
  },
  pass: {
    label: 'Passen erlaubt',
    text: 'Wer nichts legen will, zieht dafür eine Karte.',
  },
  stock: {
    label: 'Leerer Stapel',
    text: 'Ist der Stapel leer, wird ohne Nachziehen weitergespielt, oder die Runde endet.',
    values: { on: 'es geht weiter', end: 'die Runde endet' },
  },
  description: {
    label: 'Beschreibung am Ende',
    text: 'Womit du nach der Runde zeigst, dass du die Einteilung verstanden hast. Über einen freien Text entscheidet der Weise.',
    values: { tree: 'Baum bauen', sort: 'Karten einordnen', text: 'freier Text', none: 'keine' },
  },
  describing: {
    label: 'Zeit für die Beschreibung',
    text: 'So viele Sekunden haben alle, um ihre Beschreibung abzugeben.',
  },
  judge: {
    label: 'Wer urteilt?',
    text: 'Der Tisch urteilt nach dem Baum, oder der Weise tut es selbst; ein Urteil gegen den Baum wird nur ihm zurückgewiesen.',
    values: { tree: 'der Tisch', hand: 'der Weise' },
  },
  chat: {
    label: 'Chat in der Runde',
    text: 'Ob ihr euch schreiben könnt, solange die Runde läuft.',
    values: { closed: 'geschlossen', open: 'offen' },
  },
  sage: {
    label: 'Rolle des Weisen',
    text: 'Ob in jeder Runde jemand anders der Weise ist.',
    values: { rotates: 'wandert reihum', stays: 'bleibt' },
  },
  first: {
    label: 'Erster Weiser',
    text: 'Wer in der ersten Runde der Weise ist: durch Los oder nach Platz.',
    values: {
      lot: 'Los',
      '1': 'Platz 1',
      '2': 'Platz 2',
      '3': 'Platz 3',
      '4': 'Platz 4',
      '5': 'Platz 5',
    },
  },
  rounds: {
    label: 'Runden',
    text: 'So viele Runden hat ein Spiel; 0 heißt so viele, wie mitspielen.',
  },
};

const presets: Readonly<Record<ClassificationPreset, Labelled>> = {
  first: {
    label: 'Erste Schritte',
    text: 'Ein leichter Baum mit drei Klassen wird ausgelost, und jedes Urteil nennt seinen Grund.',
  },
  classic: {
    label: 'Klassisch',
    text: 'Reihum denkt sich jemand eine Einteilung aus; die anderen finden sie durch Legen heraus.',
  },
  school: {
    label: 'Unterricht',
    text: 'Platz 1 ist immer der Weise und denkt sich die Einteilung aus; die anderen beschreiben sie am Ende in eigenen Worten.',
  },
};

const bots: Readonly<Record<ClassificationBot, Labelled>> = {
  random: { label: 'Zufall', text: 'Legt irgendetwas, ohne nachzudenken.' },
  beginner: {
    label: 'Neuling',
    text: 'Merkt sich die letzten Urteile und zieht einfache Schlüsse.',
  },
  skilled: { label: 'Geübt', text: 'Schließt aus jedem Urteil, übersieht aber manches.' },
  strong: {
    label: 'Meisterhaft',
    text: 'Behält jede Einteilung im Blick, die noch möglich ist, und legt, was am meisten bringt.',
  },
  competitive: {
    label: 'Weiser, ehrgeizig',
    text: 'Legt als Weiser so viele Karten ab, wie er kann; sonst spielt er meisterhaft.',
  },
  teaching: {
    label: 'Weiser, lehrend',
    text: 'Legt als Weiser jeweils die eine Karte, aus der ihr am meisten lernt; sonst spielt er meisterhaft.',
  },
};

/** The words of tables and bots. */
export const options: OptionTexts = {
  title: (chosen) => [`Klassifikation: ${deckTitle(chosen, texts, 'de')}`],
  option: (key) => optionWords(texts, key),
  presets,
  ownDeck: {
    open: 'Eigenes Deck öffnen',
    hint: 'Eine Tabelle als CSV-Datei (eine Zeile je Karte, eine Spalte je Merkmal, Überschriften in der ersten Zeile) oder eine JSON-Datei.',
    allowAlike: 'Gleiche Karten zulassen',
    refused: (reason) => `Dieses Deck geht so nicht. ${reason}`,
    contents: (cards, attributes) => `${cards} Karten, ${attributes} Merkmale`,
    seats: (most) => (most < 3 ? 'genügt für zwei' : `genügt für 2 bis ${most}`),
    preview: 'Karten des Decks',
    attributes: 'Merkmale und ihre Werte',
    showAll: (n) => `alle ${n} Karten zeigen`,
    showFew: 'weniger zeigen',
  },
  bot: (name) => botWords(bots, name),
  botNames: [
    'Thales',
    'Hypatia',
    'Seneca',
    'Aspasia',
    'Cato',
    'Diotima',
    'Varro',
    'Hortensia',
    'Solon',
    'Porcia',
  ],
};
