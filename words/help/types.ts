import type { Sentence } from '../sentence.ts';

/** A step of how to play. */
export interface HelpStep {
  readonly title: string;
  readonly text: readonly Sentence[];
}

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
  cancel: 'Esc',
  help: '?',
} as const;

/** What a shortcut does. */
export type KeyAction = keyof typeof KEYS;

/** The texts of one language. */
export interface HelpTexts {
  readonly steps: readonly HelpStep[];
  readonly skat: readonly HelpStep[];
  readonly keys: Readonly<Record<KeyAction, string>>;
}

/** How to play, and the shortcuts. */
export interface Help {
  /** The agreement games. */
  readonly steps: readonly HelpStep[];
  readonly skat: readonly HelpStep[];
  readonly keys: readonly { readonly key: string; readonly text: string }[];
}
