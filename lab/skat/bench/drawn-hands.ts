import { defined } from '@lusoria/core';
import { drawCards } from '@lusoria/skat/engine/determinization.ts';
import type { HandContext } from '@lusoria/skat/engine/evaluation/evaluate-declarations.ts';
import type { FastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import * as v from 'valibot';

/** Bids that are worth asking about, by auction context. */
const BIDS = [18, 22, 24] as const;
const CONTEXTS = [0, 1, 2] as const;
const options = v.parse(optionsSchema, {});
const rollouts = { skats: LEVEL.full.fixed.bidRollouts, isLate: () => false };

/** Ten cards drawn at random, a grand bitboard, at a seat and in an auction drawn as well, as the strong player evaluates them. */
export function drawnHand(random: FastRandom): {
  readonly ten: number;
  readonly seen: HandContext;
} {
  const ten = drawCards(-1, 10, random);
  const position = random.int(3);
  const context = defined(CONTEXTS[random.int(3)]);
  return { ten, seen: { bid: BIDS[context], context, position, options, ease: 0, rollouts } };
}
