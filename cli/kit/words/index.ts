import type { Language } from '@lusoria/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { la } from './la.ts';
import type { CliWords } from './types.ts';

/** The command line's own words in every language. */
export const CLI_WORDS: Readonly<Record<Language, CliWords>> = { de, la, en };

export type { AnyCommandWords, CliWords, CommandWords } from './types.ts';
