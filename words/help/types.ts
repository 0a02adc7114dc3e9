import type { Sentence } from '../sentence.ts';

/** A step of how to play. */
export interface HelpStep {
  readonly title: string;
  readonly text: readonly Sentence[];
}

/** What there is help on, by the games' names. */
export const HELP_GAMES = ['agreement', 'skat', 'classification'] as const;
export type HelpGame = (typeof HELP_GAMES)[number];

/** The shortcuts, with the keys as they are printed on a keyboard. */
export const KEYS = {
  cases: '1 – 5',
  numbers: 's p',
  genders: 'm f n',
  choose: '← →',
  lay: 'Enter',
  draw: 'd',
  challenge: 'e',
  goOn: 'g',
  play: 'Enter',
  move: '← →',
  class: '1 – 9',
  found: '+',
  layAll: 'Enter',
  notes: 'n',
  cancel: 'Esc',
  help: '?',
} as const;

/** What a shortcut does. */
export type KeyAction = keyof typeof KEYS;

/** The shortcuts of each game, in the order in which they are told. */
export const KEYS_OF: Readonly<Record<HelpGame, readonly KeyAction[]>> = {
  agreement: [
    'choose',
    'cases',
    'numbers',
    'genders',
    'lay',
    'draw',
    'challenge',
    'goOn',
    'cancel',
    'help',
  ],
  skat: ['choose', 'play', 'cancel', 'help'],
  classification: ['move', 'class', 'found', 'layAll', 'notes', 'cancel', 'help'],
};

/** The texts of one language. */
export interface HelpTexts {
  /** What the games are called where one is chosen. */
  readonly names: Readonly<Record<HelpGame, string>>;
  /** The agreement games. */
  readonly steps: readonly HelpStep[];
  readonly keys: Readonly<Record<KeyAction, string>>;
}

/** A shortcut and what it does. */
export interface HelpKey {
  readonly key: string;
  readonly text: string;
}

/** How to play, and the shortcuts. */
export interface Help {
  readonly names: HelpTexts['names'];
  /** The agreement games. */
  readonly steps: readonly HelpStep[];
  readonly keys: Readonly<Record<HelpGame, readonly HelpKey[]>>;
}
