import type { Language } from '@lusoria/i18n';
import type { Ran } from 'lusoria/testing/lusoria.ts';
import { reading } from 'lusoria/testing/player.ts';

/** The prompt that a player of Classification at the terminal sees. */
export interface Sight {
  /** Everything printed since the last answer. */
  readonly text: string;
  /** The question, without what follows it. */
  readonly question: string;
  /** The cards of the hand, or those to be sorted, as printed. */
  readonly cards: readonly string[];
  /** For the sage: the class of each card, a number or `+`; empty for the others. */
  readonly places: readonly string[];
}

/** Answers a question with a line; null closes the input. */
export type Player = (sight: Sight) => string | null;

/** Plays Classification in a language. */
export async function playingClassification(
  args: readonly string[],
  player: Player,
  language: Language = 'en',
): Promise<Ran> {
  // After a typing error the table is not shown again.
  let rows: readonly (readonly [string, string])[] = [];
  return reading(
    ['classification', ...args],
    (text) => {
      const found = [...text.matchAll(/^ {2}\d+ +(.*?)(?: +> (\d+|\+))?$/gmu)].map(
        ([, card = '', place = '']) => [card, place] as const,
      );
      if (found.length > 0) rows = found;
      return player({
        text,
        question: (text.split('\n').at(-1) ?? '').replace(/ › $/u, ''),
        cards: rows.map(([card]) => card),
        places: rows.map(([, place]) => place).filter((place) => place !== ''),
      });
    },
    language,
  );
}

/** Lays, as the sage, all cards that go where the first one may. */
export function sageLay({ places }: Pick<Sight, 'places'>): string {
  const known = places.find((place) => place !== '+');
  const at = known === undefined ? 0 : places.indexOf(known);
  const all = [...places.keys()].filter((i) => known !== undefined && places[i] === known);
  return `${(known === undefined ? [at] : all).map((i) => i + 1).join(' ')} > ${known ?? '+'}`;
}
