import { DECKS } from '../choices.ts';
import type { BotLabel, Labelled, OptionTexts, PresetName } from '../types.ts';

/** The options of a table. */
export const options: OptionTexts = {
  deck: { label: 'Deck', text: 'Welche Formen auf den Karten stehen.', values: DECKS },
  referee: {
    label: 'Wer achtet auf Fehler?',
    text: 'Entweder passt ihr selbst auf und erhebt Einspruch, oder der Tisch weist Falsches sofort mit Begründung zurück.',
    values: { players: 'die Mitspieler', table: 'der Tisch' },
  },
  end: {
    label: 'Ende der Runde',
    text: 'Die Runde endet, sobald eine Hand leer ist, oder die anderen spielen weiter, bis nur noch eine Person Karten hat.',
    values: { first: 'erste leere Hand', last: 'alle bis auf eine' },
  },
  rounds: {
    label: 'Runden',
    text: 'So viele Runden werden gespielt und ihre Punkte zusammengezählt; reihum beginnt jemand anders.',
  },
  drawing: {
    label: 'Ziehen',
    text: 'Ob du auch dann ziehen darfst, wenn eine deiner Karten passt.',
    values: { free: 'immer erlaubt', compulsory: 'nur, wenn nichts passt' },
  },
  tables: {
    label: 'Formentabellen',
    text: 'Die Tabellen mit allen Formen liegen immer offen oder werden nur bei einem Einspruch aufgedeckt.',
    values: { dispute: 'nur bei Einspruch', open: 'immer offen' },
  },
  plain: {
    label: 'Ohne Längenzeichen',
    text: 'Die Karten zeigen keine Längenzeichen, und Formen, die sich nur in der Länge unterscheiden, sind gleich.',
  },
  joker: {
    label: 'Joker',
    text: 'Die Deckkarte spielt mit: Du darfst sie auf jede Karte legen, und danach gilt die Karte darunter.',
  },
  jokerLast: {
    label: 'Joker als letzte Karte',
    text: 'Der Joker darf auch die letzte Karte auf deiner Hand sein.',
  },
  unnoticed: {
    label: 'Nach einem unbemerkten Fehler',
    text: 'Bemerkt niemand eine falsche Ansage, gilt für die nächste Karte das Angesagte oder das, was die Form wirklich ist.',
    values: { declared: 'gilt die Ansage', readings: 'gilt die Form' },
  },
  upheldDraw: {
    label: 'Strafkarte für Fehler',
    text: 'Ist ein Einspruch berechtigt, zieht, wer falsch gelegt hat, noch eine Karte.',
  },
  rejectedDraw: {
    label: 'Strafkarte für falschen Einspruch',
    text: 'Wird ein Einspruch abgewiesen, zieht, wer ihn erhoben hat, eine Karte.',
  },
  wait: {
    label: 'Sekunden für Einspruch',
    text: 'So lange müssen alle nach jeder Karte mindestens warten, damit die anderen Einspruch erheben können.',
  },
  botWait: {
    label: 'Geduld der Bots',
    text: 'So viele Sekunden wartet ein Bot mit seinem Zug auf deinen Einspruch, wenn du nicht vorher einverstanden bist.',
  },
};

/** Bundles of options. */
export const presets: Readonly<Record<PresetName, Labelled>> = {
  standard: {
    label: 'Klassisch',
    text: 'Wie mit gedruckten Karten: Ihr achtet selbst auf Fehler und erhebt Einspruch.',
  },
  practice: {
    label: 'Übung',
    text: 'Der Tisch weist Falsches sofort mit Begründung zurück, und die Formentabellen liegen offen.',
  },
  tournament: {
    label: 'Wettkampf',
    text: 'Mehrere Runden; jeder Fehler und jeder falsche Einspruch kostet eine Strafkarte.',
  },
};

/** The bots on offer. */
export const bots: Readonly<Record<BotLabel, Labelled>> = {
  random: { label: 'Zufall', text: 'Legt irgendetwas und sagt es oft falsch an.' },
  beginner: {
    label: 'Neuling',
    text: 'Kennt ungefähr die Hälfte der Formen; du findest oft einen Fehler.',
  },
  learner: { label: 'Mittelstufe', text: 'Kennt die meisten Formen und verwechselt einige.' },
  advanced: {
    label: 'Oberstufe',
    text: 'Kennt fast alle Formen, irrt sich selten und übersieht wenig.',
  },
  uniform: { label: 'Fehlerfrei', text: 'Kennt jede Form und bemerkt jeden Fehler.' },
  mobile: {
    label: 'Meisterhaft',
    text: 'Macht keinen Fehler und hält sich für den nächsten Zug viel offen.',
  },
};

/** Names for bots. */
export const botNames: readonly string[] = [
  'Livia',
  'Marcus',
  'Cornelia',
  'Quintus',
  'Flavia',
  'Gaius',
  'Iulia',
  'Titus',
  'Claudia',
  'Lucius',
];
