import { type Language, LANGUAGES } from '@lusoria/words';
import { commandOf, plain } from '@lusoria/cli-kit/keys.ts';

/** What can be typed in Skat besides cards, bids and games, and besides what can be typed in every game. */
export const SKAT_KEYS = [
  'hold',
  'pass',
  'pickUp',
  'hand',
  'unseen',
  'back',
  'kontra',
  're',
  'bock',
  'noDouble',
  'claim',
  'concede',
  'trick',
  'score',
] as const;
export type SkatKey = (typeof SKAT_KEYS)[number];

/**
 * Which of these commands was typed. A single letter is one of the player's own language: in another
 * one it may mean something else.
 */
export function skatKeyOf(
  line: string,
  keys: readonly SkatKey[],
  language: Language,
): SkatKey | null {
  const languages = plain(line).length === 1 ? [language] : [language, ...LANGUAGES];
  return commandOf(line, keys, languages, (words) => words.skat.keys);
}
