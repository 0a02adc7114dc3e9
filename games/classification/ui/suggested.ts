import { type Deck, generateTree, type Tree } from '@lusoria/classification';
import type { Random } from '@lusoria/core';

/** Chance that nobody can foresee; what would make it uneven is drawn again. */
const random: Random = {
  int(bound) {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
      if (drawn < limit) return drawn % bound;
    }
  },
};

/** Some tree for a sage who wants one suggested. */
export function suggestedTree(deck: Deck, options: Parameters<typeof generateTree>[1]): Tree {
  return generateTree(deck, options, random);
}
