import type { Labelled } from '../../agreement/types.ts';
import type { SkatBot, SkatOptionTexts, SkatPreset } from '../types.ts';

/** The options of a table. */
export const options: SkatOptionTexts = {
  scoring: {
    label: 'Abrechnung',
    text: 'Wie die Spiele einer Serie angeschrieben werden.',
    values: {
      'seeger-fabian': 'Seeger-Fabian',
      list: 'einfache Liste',
      bierlachs: 'Bierlachs',
      target: 'bis zu einer Punktzahl',
    },
  },
  deals: {
    label: 'Spiele der Serie',
    text: 'So viele Spiele hat eine Serie; 0 heißt zwölf je Spieler, also 36 zu dritt und 48 zu viert. Bierlachs und das Spiel bis zu einer Punktzahl enden, sobald das Ziel erreicht ist.',
  },
  target: {
    label: 'Ziel',
    text: 'Bei dieser Punktzahl endet die Serie: im Bierlachs verliert, wer sie an Minuspunkten erreicht, sonst gewinnt, wer sie erreicht.',
  },
  matadors: {
    label: 'Spitzen',
    text: 'Ob die Spitzen im Farbspiel über die Buben hinaus bis 11 weiterzählen oder nur die Buben zählen, also bis 4.',
    values: { all: 'alle Trümpfe', jacks: 'nur die Buben' },
  },
  announcements: {
    label: 'Ansagen',
    text: 'Nach der Skatordnung gibt es Schneider, Schwarz und offenes Farb- oder Grandspiel nur beim Handspiel; frei angesagt zählt jedes auch nach dem Aufnehmen eine Stufe mehr.',
    values: { hand: 'nur beim Handspiel', free: 'frei' },
  },
  direction: {
    label: 'Spielrichtung',
    text: 'Ob Vorhand links oder rechts vom Geber sitzt.',
    values: { clockwise: 'im Uhrzeigersinn', counter: 'gegen den Uhrzeigersinn' },
  },
  kontra: {
    label: 'Kontra, Re, Bock',
    text: 'Ob die Gegenspieler vor ihrer ersten Karte Kontra sagen dürfen, der Alleinspieler darauf Re und die Gegenpartei Bock; jedes verdoppelt den Spielwert.',
    values: { off: 'nein', bidders: 'nur wer gereizt hat', all: 'beide Gegenspieler' },
  },
  kontraBonus: {
    label: 'Kontra verdoppelt alles',
    text: 'Kontra, Re und Bock verdoppeln auch die 50 und 40 Punkte nach Seeger-Fabian.',
  },
  ramsch: {
    label: 'Ramsch',
    text: 'Was geschieht, wenn alle passen: Das Spiel wird eingepasst, oder es wird Ramsch gespielt, auch als Schieberamsch mit weitergeschobenem Skat.',
    values: { off: 'eingepasst', on: 'Ramsch', pushed: 'Schieberamsch' },
  },
  ramschSkat: {
    label: 'Skat im Ramsch',
    text: 'Wem die Augen im Skat zufallen, wenn Ramsch gespielt wird.',
    values: { last: 'dem letzten Stich', loser: 'dem Verlierer' },
  },
  rounds: {
    label: 'Bock- und Ramschrunden',
    text: 'Was auf ein Bockereignis folgt: eine Runde, in der alles doppelt zählt, eine Runde Ramsch oder beides nacheinander.',
    values: { off: 'keine', bock: 'Bockrunde', ramsch: 'Ramschrunde', both: 'Bock, dann Ramsch' },
  },
  event: {
    label: 'Bockereignis',
    text: 'Was eine solche Runde auslöst.',
    values: {
      sixty: '60 zu 60',
      'grand-hand': 'gewonnener Grand Hand',
      'lost-kontra': 'mit Kontra verlorenes Spiel',
      any: 'jedes davon',
    },
  },
  tricks: {
    label: 'Stiche ansehen',
    text: 'Während des Spiels darf nur der letzte Stich noch einmal angesehen werden, oder zum Üben alle Stiche mit ihren Augen.',
    values: { last: 'nur den letzten', open: 'alle' },
  },
  rusticMatadors: {
    label: 'Spitzen zu zweit',
    text: 'Beim Offiziersskat zählen auch die Spitzen, gerechnet über alle sechzehn Karten.',
  },
};

/** Bundles of options. */
export const presets: Readonly<Record<SkatPreset, Labelled>> = {
  isko: {
    label: 'Skatordnung',
    text: 'Wie im Turnier: die Internationale Skatordnung mit der Abrechnung nach Seeger-Fabian.',
  },
  tavern: {
    label: 'Kneipe',
    text: 'Mit Kontra und Re, Schieberamsch, wenn alle passen, und Bock- und Ramschrunden.',
  },
  source: {
    label: 'Altenburg',
    text: 'Wie es die lateinische Beschreibung erzählt: gegen den Uhrzeigersinn, mit Kontra, freien Ansagen und nur den Buben als Spitzen, bis zu einer Punktzahl.',
  },
};

/** The bots on offer. */
export const bots: Readonly<Record<SkatBot, Labelled>> = {
  random: { label: 'Zufall', text: 'Reizt und spielt irgendetwas, was erlaubt ist.' },
  decent: { label: 'Ordentlich', text: 'Reizt nach seinem Blatt und spielt mit Verstand.' },
  beginner: {
    label: 'Anfänger',
    text: 'Denkt an eine Kartenverteilung und glaubt an sie.',
  },
  club: {
    label: 'Vereinsspieler',
    text: 'Denkt an einige Kartenverteilungen und reizt nach seinem Blatt.',
  },
  expert: {
    label: 'Könner',
    text: 'Schließt aus dem Reizen und jeder Karte und reizt, was das Blatt wert ist.',
  },
  full: {
    label: 'Meister',
    text: 'Der Stärkste: wie der Könner, mit mehr Nachdenken.',
  },
};

/** Names for bots. */
export const botNames: readonly string[] = [
  'Aemilia',
  'Servius',
  'Tullia',
  'Decimus',
  'Octavia',
  'Sextus',
  'Paula',
  'Publius',
  'Valeria',
  'Rufus',
];
