import { plain, typedCommand } from '@lusoria/cli-kit/keys.ts';
import { type Spoken, wordsIn } from './spoken.ts';

/** The commands of Skat, besides cards, bids, games, and the commands common to all games. */
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

/** The words for a command in a language; the first is the one shown. */
export function typedFor(key: SkatKey, { terminal }: Pick<Spoken, 'terminal'>): readonly string[] {
  return wordsIn(terminal(`key-${key}`));
}

/**
 * The command that was typed; null if it is none of these. A single letter is read in the player's own
 * language only: in another one it may mean something else.
 *
 * @param spoken the languages, the player's own first
 */
export function skatKeyOf(
  line: string,
  keys: readonly SkatKey[],
  spoken: readonly Spoken[],
): SkatKey | null {
  const languages = plain(line).length === 1 ? spoken.slice(0, 1) : spoken;
  return typedCommand(
    line,
    keys,
    languages.map((one) => (key) => typedFor(key, one)),
  );
}
