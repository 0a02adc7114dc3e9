import { type Deck, generateTree, type Tree } from '@lusoria/classification';
import type { Random } from '@lusoria/core';

/** Unpredictable random numbers; rejection sampling avoids bias. */
const random: Random = {
  int(bound) {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
      if (drawn < limit) return drawn % bound;
    }
  },
};

/** A random tree for a sage who asks for a suggestion. */
export function suggestedTree(deck: Deck, options: Parameters<typeof generateTree>[1]): Tree {
  return generateTree(deck, options, random);
}
