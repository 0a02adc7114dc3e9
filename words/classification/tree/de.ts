import { listed } from '../../agreement/grammar.ts';
import { deckProblemIn } from './problems.ts';
import { deckTerms } from './problems/de.ts';
import { cellIn } from './cell.ts';
import type { TreeProblemTexts, TreeTexts } from './types.ts';

const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`);
const classes = (n: number) => (n === 1 ? 'eine Klasse' : `${n} Klassen`);

const problems: TreeProblemTexts = {
  'tree-unknown-attribute': (_, { attribute }) =>
    `Das Merkmal „${attribute}“ gibt es in diesem Deck nicht.`,
  'tree-unknown-value': (_, { attribute, value }) =>
    `Beim Merkmal „${attribute}“ gibt es den Wert „${value}“ nicht.`,
  'tree-doubled-value': (_, { attribute, value }) =>
    `Beim Merkmal „${attribute}“ führt der Wert „${value}“ in zwei Zweige.`,
  'tree-missing-value': (_, { attribute, value }) =>
    `Beim Merkmal „${attribute}“ führt der Wert „${value}“ in keinen Zweig.`,
  'tree-empty-class': (_, { way }) => `Zu „${way}“ gibt es keine Karte.`,
  'tree-small-class': ({ params }, { way }) =>
    `Zu wenige Karten (${way}): ${params['count']} von mindestens ${params['min']}.`,
  'tree-one-class': () => 'Der Baum braucht mindestens zwei Klassen.',
  'tree-class-count': ({ params }) =>
    `Gefordert sind ${classes(Number(params['want']))}; dieser Baum hat ${params['count']}.`,
  'tree-too-many-classes': ({ params }) =>
    `Der Baum hat ${params['count']} Klassen; höchstens ${params['max']} sind erlaubt.`,
};

/** The words of trees and decks. */
export const tree: TreeTexts = {
  cards,
  cell: cellIn({
    nom: 'Nom.',
    gen: 'Gen.',
    dat: 'Dat.',
    acc: 'Akk.',
    abl: 'Abl.',
    sg: 'Sg.',
    pl: 'Pl.',
    m: 'm.',
    f: 'f.',
    n: 'n.',
  }),
  deckProblem: deckProblemIn(deckTerms),

  className: (letter) => `Klasse ${letter}`,
  classCount: (letter, n) => `Klasse ${letter}, ${cards(n)}`,
  values: (names) => listed(names, ' oder '),
  way: (steps) => steps.map(({ attribute, values }) => `${attribute}: ${values}`).join(', '),
  treeProblem: (problem, names) => problems[problem.code](problem, names),
  tooSmall: (count, min) => `${count} von mindestens ${min} Karten`,
  fits: (n) => `Der Baum teilt das Deck in ${classes(n)}.`,
  demands: (min, wanted) =>
    `${wanted === 0 ? 'Mindestens zwei Klassen' : `Genau ${classes(wanted)}`}, in jeder mindestens ${cards(min)}.`,

  treeLabel: 'Baum',
  begin:
    'Noch liegen alle Karten in einer Klasse. Wähle, wonach gefragt wird; jeder Wert bekommt seinen Zweig.',
  howTo: 'Tippe einen oder mehrere Werte an und lege sie in einen anderen Zweig.',
  nodeLabel: (way) => (way === '' ? 'Was für alle Karten geschieht' : `Was geschieht bei ${way}`),
  leaf: 'Klasse',
  asks: 'weiter fragen nach',
  askFurther: 'weiter fragen',
  remove: (attribute) => `Frage „${attribute}“ entfernen`,
  branch: (values) => `Zweig ${values}`,
  taken: (values) => `Wohin mit ${listed(values, ' und ')}?`,
  here: 'hierher',
  hereTo: (moved, values) => `${listed(moved, ' und ')} hierher zu ${values}`,
  own: 'eigener Zweig',
  against: 'gegen alle übrigen',
  putBack: 'liegen lassen',
  separate: 'jeder Wert für sich',
  undo: 'Rückgängig',
  suggest: 'Baum vorschlagen',
  changed: (n) => `Geändert: Das Deck zerfällt in ${classes(n)}.`,

  classesLabel: 'So zerfällt das Deck',
  showCards: 'Karten zeigen',

  differs: (card, letter) => `Hier weicht der Baum zuerst ab: ${card} liegt in Klasse ${letter}.`,
  agrees: 'Beide Bäume teilen das Deck gleich.',
};
