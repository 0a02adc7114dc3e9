import { capital, listed } from '../../agreement/grammar.ts';
import { say } from '../../sentence.ts';
import { tell } from './tell.ts';
import {
  bits,
  by,
  cards,
  className,
  does,
  faults,
  number,
  reasons,
  status,
  tellers,
} from './told/de.ts';
import type {
  DescribeTexts,
  LayTexts,
  NoteTexts,
  PlayTexts,
  ReportTexts,
  ReviewTexts,
  SheetTexts,
  TableTexts,
} from './types.ts';

const play: PlayTexts = {
  sage: 'Weiser',
  status,
  attributes: 'Danach lassen sich die Karten einteilen',
  players: 'Am Tisch',

  classes: 'Klassen auf dem Tisch',
  className,
  classCount: (n, count) => `${className(n)}, ${cards(count)}`,
  founded: by,
  turned: 'aufgedeckt',
  spread: 'ausbreiten',
  gather: 'zusammenlegen',
  spreadClass: (n) => `${className(n)} ausbreiten`,
  gatherClass: (n) => `${className(n)} zusammenlegen`,
  aim: (n) => (n === null ? 'Eine neue Klasse gründen' : `Zu ${className(n)} legen`),
  newClass: 'Neue Klasse',
  here: 'hierher',
  vain: 'Hier falsch versucht',

  sort: 'Sortieren nach',
  ownOrder: 'eigener Ordnung',
  left: 'Nach links schieben',
  right: 'Nach rechts schieben',
  clear: 'Auswahl aufheben',
  belongs: (letter, n) =>
    n === null
      ? `Klasse ${letter} im Baum, noch nicht auf dem Tisch`
      : `Klasse ${letter} im Baum, ${className(n)} auf dem Tisch`,

  chooseCards: 'Wähle Karten aus deiner Hand.',
  chooseClass: 'Wähle, wohin: eine Klasse oder eine neue.',
  lay: (count, to) =>
    to === null
      ? `Neue Klasse mit ${count === 1 ? 'einer Karte' : cards(count)} gründen`
      : `${capital(cards(count))} zu ${className(to)} legen`,
  pass: 'Passen und ziehen',

  history: 'Züge',
  noLays: 'Noch wurde nichts gelegt.',
  tree: 'Baum',
  yourTree: 'Dein Baum',
};

const lays: LayTexts = {
  number: (n) => `Zug ${n}`,
  laid: ({ seat, class: to }, who) =>
    to === null
      ? `${does(seat, who, 'gründest', 'gründet')} eine Klasse`
      : `${does(seat, who, 'legst', 'legt')} zu ${className(to + 1)}`,
  right: 'richtig',
  wrong: 'falsch',
  open: 'offen',
  faults,
};

const notes: NoteTexts = {
  title: 'Notizen',
  hint: 'Nur du siehst sie.',
  signs: ['Fragezeichen', 'Ausrufezeichen', 'voller Punkt', 'leerer Kreis'],
  mark: 'Zeichen',
  unmark: 'kein Zeichen',
  show: 'Zeigen',
  filters: {
    all: 'alle',
    hand: 'meine',
    table: 'auf dem Tisch',
    shown: 'falsch gelegte',
    unseen: 'nie gesehene',
  },
  chosen: (n) =>
    n === 0
      ? 'Tippe Karten an, um sie zu bezeichnen oder zusammenzulegen.'
      : `${cards(n)} gewählt:`,
  groups: 'Vermutete Klassen',
  into: (name) => `zu ${name}`,
  newGroup: 'neue Vermutung',
  outOf: 'zu keiner',
  nameOf: (name) => `Name der vermuteten Klasse ${name}`,
  remove: (name) => `Vermutete Klasse ${name} auflösen`,
  noGroups: 'Noch keine. Wähle Karten und leg sie zusammen.',
  text: 'Freier Text',
  group: (name) => `vermutet bei ${name}`,
  onTable: (n) => `auf dem Tisch in ${className(n)}`,
  inHand: 'in deiner Hand',
  shown: (name) => `falsch gelegt ${by(name)}`,
  unseen: 'noch nie gesehen',
};

const describe: DescribeTexts = {
  think: 'Denk dir eine Einteilung aus',
  thinkHint: 'Bau einen Baum oder lass dir einen vorschlagen. Die anderen sehen ihn erst am Ende.',
  setTree: 'Mit diesem Baum spielen',
  judge: ({ seat, class: to }, who) =>
    to === null
      ? `${who.name(seat)} gründet eine neue Klasse. Ist das richtig?`
      : `${who.name(seat)} legt zu ${className(to + 1)}. Ist das richtig?`,
  right: 'Richtig',
  wrong: 'Falsch',
  tree: 'Wie ist das Deck eingeteilt?',
  sort: 'Wohin gehören diese Karten?',
  text: 'Beschreib die Einteilung in Worten.',
  handIn: 'Abgeben',
  handInAgain: 'Geändert abgeben',
  nothing: 'Nichts sagen',
  handed: 'Abgegeben. Du kannst deine Beschreibung noch ändern, bis alle fertig sind.',
  changed: 'Du hast etwas geändert. Abgegeben ist noch die frühere Beschreibung.',
  silent: 'Du sagst nichts dazu. Du kannst es dir noch anders überlegen, bis alle fertig sind.',
  left: (time) => `noch ${time}`,
  soon: (seconds) => `Noch ${seconds} Sekunden zum Beschreiben.`,
  handedIn: (names) => `Fertig: ${listed(names, ' und ')}`,
  missing: (names) => `Es fehlt noch: ${listed(names, ' und ')}`,
  agrees: 'Dieser Baum passt zu jedem Urteil.',
  contradicts: (n) =>
    n === 1 ? 'Diesem Baum widerspricht ein Urteil:' : `Diesem Baum widersprechen ${n} Urteile:`,
  toSort: (n) => (n === 0 ? 'Alle Karten sind verteilt.' : `Noch zu verteilen: ${cards(n)}`),
  elsewhere: 'In keine davon',
  sortHint: 'Wähle Karten und dann die Klasse, in die sie gehören.',
  put: (n) => (n === null ? 'Gehört in keine der Klassen' : `Gehört zu ${className(n)}`),
  putTo: (n) => (n === null ? 'in keiner der Klassen' : `bei ${className(n)}`),
  takeBack: (card) => `${card} zurücknehmen`,
  takeBackHint: 'Tippe eine verteilte Karte an, um sie zurückzunehmen.',
  textLabel: 'Deine Beschreibung',
  letters: (n, most) => `${n} von ${most} Zeichen`,
  rule: 'Treffen diese Beschreibungen zu?',
  of: (name) => (name === null ? 'Deine Beschreibung' : `Beschreibung von ${name}`),
  accept: 'Anerkennen',
  reject: 'Ablehnen',
  accepted: 'anerkannt',
  rejected: 'abgelehnt',
  unruled: 'noch offen',
};

const report: ReportTexts = {
  title: 'Die Einteilung',
  reasons,
  cards: (n) => (n === 0 ? 'keine Karte' : cards(n)),
  points: 'Jede Karte in der Hand zählt einen Punkt.',
  right: 'richtig beschrieben',
  wrong: 'falsch beschrieben',
  none: 'nichts beschrieben',
  trueTree: 'So war das Deck eingeteilt',
  yours: 'Deine Beschreibung',
  of: (name) => `Beschreibung von ${name}`,
  sortWrong(card, said, truth) {
    const where = (n: number | null) =>
      n === null ? 'in keine der Klassen' : `zu ${className(n)}`;
    return say`Hier geht es zuerst fehl: ${card} gehört ${where(truth)}, nicht ${where(said)}.`;
  },
  hands: 'Übrige Karten',
  review: 'Zug um Zug ansehen',
};

const review: ReviewTexts = {
  step: (n, of) => `Zug ${n} von ${of}`,
  start: 'Vor dem ersten Zug',
  previous: 'Zurück',
  next: 'Weiter',
  begin: (possible) => `Möglich sind ${number.format(possible)} Einteilungen.`,
  left: (before, after) =>
    `Möglich waren ${number.format(before)} Einteilungen, jetzt sind es ${number.format(after)}.`,
  told: (n) => `Der Zug verrät ${bits.format(n)} Bit.`,
  outside: 'Diese Einteilung ist verwickelter als alle, die hier gezählt werden.',
  truth: 'Die wahre Einteilung',
  letter: (letter) => `Klasse ${letter} im Baum`,
};

const sheet: SheetTexts = {
  title: 'Punkte',
  round: 'Runde',
  sum: 'Summe',
  sage: 'Weiser',
  described: 'richtig beschrieben',
  hint: 'Jede Karte in der Hand zählt einen Punkt; die wenigsten gewinnen.',
};

/** What is said at a table, in German. */
export const table: TableTexts = {
  event: (event, who) => tell(tellers, event, who),
  play,
  lays,
  notes,
  describe,
  report,
  review,
  sheet,
};
