import { defined } from '@lusoria/core';
import { deckOf } from '../rules/deck-of.ts';
import { grammarOf } from '../rules/grammar/grammar.ts';
import { isConsistent, observationsOf, type PublicView } from '../rules/inference/observations.ts';

/**
 * The size of the version space over the grammar's level 1 before the first lay, and after each. It becomes 0 if the
 * tree is outside that grammar.
 */
export function versionSpaceSizes(view: PublicView): readonly number[] {
  const { deck, classes, size } = grammarOf(deckOf(view.options), view.options);
  const cards = deck.cards.length;
  const observations = observationsOf(view);
  const sizes = Array.from({ length: observations.length + 1 }, () => 0);
  for (let index = 0; index < size; index += 1) {
    const fails = observations.findIndex((one) => !isConsistent(one, classes, index * cards));
    const until = fails < 0 ? observations.length : fails;
    for (let n = 0; n <= until; n += 1) sizes[n] = defined(sizes[n]) + 1;
  }
  return sizes;
}

/** The information in bits of an observation that shrinks a version space of equally likely partitions (C. Shannon, 1948). */
export function informationGain(before: number, after: number): number {
  return before > 0 && after > 0 ? Math.log2(before / after) : 0;
}

/** The size of the version space before a moment's lay and after it, and the information gained, in bits. */
export interface Told {
  readonly before: number;
  readonly after: number;
  readonly bits: number;
}

/** The information gained at each moment; null if the true tree is outside the grammar. */
export function toldIn(view: PublicView): readonly (Told | null)[] {
  const counts = versionSpaceSizes(view);
  return counts.map((after, at) => {
    const before = counts[at - 1] ?? after;
    return after === 0 ? null : { before, after, bits: informationGain(before, after) };
  });
}
