import type { Budget } from '@lusoria/core';
import type { Card } from '../../rules/cards.ts';
import { judgeOf } from './judges.ts';
import { bitOf, type Known } from './known.ts';
import type { Effort } from './levels.ts';
import type { Source } from './source.ts';
import { type Likelihood, worldsFor } from './worlds.ts';

/** How a card is found. */
export interface Choice {
  readonly known: Known;
  readonly legal: readonly Card[];
  /** What rules of thumb choose. */
  readonly thumb: Card | null;
  readonly likelihood: Likelihood;
  readonly effort: Effort;
  readonly budget: Budget | undefined;
  readonly source: Source;
}

/** With less time than this left, in milliseconds, what has been found has to do. */
const MARGIN = 6;
/** The part of the time in which worlds are dealt and weighed at most. */
const DEALING = 0.25;
/** After how many worlds cards fall out that do too badly to come back, and what is too badly. */
const RACE = 8;
const BEHIND = 1.3;
/** How much rules of thumb say beside worlds. */
const THUMB = 0.08;

/** The card that does best on average over worlds that may be. */
export function bestCard(choice: Choice): Card | null {
  const { known, legal, effort, budget, source } = choice;
  const [only] = legal;
  if (only === undefined || legal.length === 1) return only ?? null;
  const time = budget?.left() ?? 0;
  const isLate = () => budget !== undefined && budget.left() < time * (1 - DEALING);
  const worlds = worldsFor(known, choice.likelihood, effort, source, isLate);
  const isOver = () => budget !== undefined && budget.left() < MARGIN;
  const judge = judgeOf({ known, source, playouts: effort.playouts, isOver });
  /** By bit: what the declarer gets with the card. */
  const scores = new Float64Array(32);
  let left = legal.map((card) => bitOf(card, known.layout));
  let looked = 0;
  for (const [i, one] of worlds.entries()) {
    if (i > 0 && i % RACE === 0) left = stillIn(left, known, scores, looked, i);
    if (left.length === 1 || isOver()) break;
    const found = judge(one.world, left);
    // A world that was not looked at to the end would speak for the cards that came first.
    if (!found) break;
    looked += one.weight;
    for (const [at, bit] of left.entries()) {
      scores[bit] = (scores[bit] ?? 0) + (found[at] ?? 0) * one.weight;
    }
  }
  const favour = THUMB / Math.sqrt(Math.max(1, worlds.length));
  let best: { readonly card: Card; readonly worth: number } | null = null;
  for (const card of legal) {
    const bit = bitOf(card, known.layout);
    if (!left.includes(bit)) continue;
    const worth = average(known, scores, bit, looked) + (card === choice.thumb ? favour : 0);
    if (!best || worth > best.worth) best = { card, worth };
  }
  return best ? best.card : null;
}

/** What a card brings its player's side, in games won. */
function average({ me, game }: Known, scores: Float64Array, bit: number, looked: number): number {
  // In null what the declarer gets is the trick that loses the game.
  const side = (me === 0 ? 1 : -1) * (game === 'null' ? -1 : 1);
  return (side * (scores[bit] ?? 0)) / Math.max(looked, 1e-9);
}

function stillIn(
  bits: readonly number[],
  known: Known,
  scores: Float64Array,
  looked: number,
  worlds: number,
): number[] {
  const values = bits.map((bit) => average(known, scores, bit, looked));
  const least = Math.max(...values) - BEHIND / Math.sqrt(worlds);
  return bits.filter((_, i) => (values[i] ?? 0) >= least);
}
