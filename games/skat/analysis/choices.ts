import type { Random } from '@lusoria/core';
import { type Known, knownIn, pointsIn } from '../engine/search/known.ts';
import { likelihoodOf } from '../engine/search/likelihood.ts';
import { sourceFrom } from '../engine/search/source.ts';
import { type Weighed, worldsFor } from '../engine/search/worlds.ts';
import type { Position, Solver } from '../engine/solver/index.ts';
import type { Card } from '../rules/cards.ts';
import { playableIn } from '../rules/three/index.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { isWon, type Lie, targetIn, viewBefore } from './lie.ts';
import type { CardEstimate, ChoiceReview } from './types.ts';

/** How many layouts are looked at with so many cards in the hand: later ones are cheaper. */
const WANTED = [1, 60, 60, 60, 60, 60, 60, 50, 36, 20, 14];
const DEALT = 500;

/** By how much a card has to look worse to be called so: in games won, and in card points. */
const GAMES_LESS = 0.04;
const POINTS_LESS = 3;
/** And by how many times the uncertainty of what was looked at. */
const SURE = 1.5;
/** A card point more or less, beside a game won or lost. */
const POINT = 1 / 600;

/** In a layout: by card, whether its player's side wins, and the declarer's points. */
interface Row {
  readonly weight: number;
  readonly wins: readonly number[];
  readonly points: readonly number[];
}

/** What each card estimates, over layouts that agree with all that a player has seen. */
export interface Prospect {
  /** The best first. */
  readonly estimates: readonly CardEstimate[];
  /** What a card looks clearly worse in than the best: in games won, or in points only. */
  lossOf(card: Card): ChoiceReview['avoidable'];
}

/**
 * Looks at the choice that a view leaves, in many layouts with open cards. It yields a part of one after
 * each.
 *
 * @param target the points that the declarer needs
 * @param isLate whether to be content with the layouts that were looked at
 */
export function* prospectOf(
  view: ThreeView,
  target: number,
  random: Random,
  solver: Solver,
  isLate: () => boolean = () => false,
): Generator<number, Prospect | null> {
  const known = knownIn(view);
  if (!known) return null;
  const effort = { dealt: DEALT, wanted: WANTED[view.hand.length] ?? 1 };
  const worlds = worldsFor(known, likelihoodOf(known), effort, sourceFrom(random));
  const side = known.me === 0 ? 1 : -1;
  let cards: readonly Card[] = [];
  const rows: Row[] = [];
  for (const one of worlds) {
    if (rows.length > 0 && isLate()) break;
    const rated = solver.moveValues(positionIn(known, one));
    cards = rated.map(({ card }) => card);
    const wins = rated.map(({ value }) =>
      isWon(known.game, value, target) === (known.me === 0) ? 1 : 0,
    );
    yield 1 / worlds.length;
    rows.push({ weight: one.weight, wins, points: rated.map(({ value }) => value) });
  }
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + row.weight * of(row), 0) / Math.max(all, 1e-9);
  const estimates = cards.map((card, i) => ({
    card,
    winProbability: mean(({ wins }) => wins[i] ?? 0),
    points: mean(({ points }) => points[i] ?? 0),
  }));
  const worth = ({ winProbability, points }: CardEstimate) =>
    winProbability + (known.game === 'null' ? 0 : side * points * POINT);
  const sorted = estimates.toSorted((a, b) => worth(b) - worth(a));
  const best = cards.indexOf(sorted[0]?.card ?? 'C7');

  /** How much better the best one is on average, and how sure that is. */
  const isClear = (gap: (row: Row) => number, least: number) => {
    const by = mean(gap);
    const spread = mean((row) => (gap(row) - by) ** 2);
    return by >= least && by >= SURE * Math.sqrt(spread / Math.max(1, rows.length));
  };
  return {
    estimates: sorted,
    lossOf(card) {
      const i = cards.indexOf(card);
      if (i < 0 || i === best) return null;
      if (isClear(({ wins }) => (wins[best] ?? 0) - (wins[i] ?? 0), GAMES_LESS)) return 'game';
      if (known.game === 'null') return null;
      const fewer = ({ points }: Row) => side * ((points[best] ?? 0) - (points[i] ?? 0));
      return isClear(fewer, POINTS_LESS) ? 'points' : null;
    },
  };
}

function positionIn({ game, layout, me, trick, points }: Known, { world }: Weighed): Position {
  const cardsOf = (mask: number) => layout.cards.filter((_, i) => ((mask >>> i) & 1) === 1);
  return {
    game,
    hands: [0, 1, 2].map((place) => cardsOf(world.hands[place] ?? 0)),
    declarer: 0,
    leader: (me - trick.length + 3) % 3,
    trick: trick.map((bit) => layout.cards[bit] ?? 'C7'),
    points: points + pointsIn(world.skat, layout),
  };
}

/** How much work a choice is, by the number of the trick: early ones are most of it. */
const WORK = [40, 30, 12, 4];

/** How much work the choices of a seat are. */
export function workOf({ laid }: Lie, seat: number): number {
  return laid.reduce((sum, one) => sum + (one.seat === seat ? (WORK[one.trick] ?? 1) : 0), 0);
}

/**
 * The choices of a seat as they looked to it; a card without another is none. It yields the work that
 * is done, in between.
 */
export function* judgeChoices(
  lie: Lie,
  seat: number,
  random: (step: number) => Random,
  solver: Solver,
): Generator<number, readonly ChoiceReview[]> {
  const target = targetIn(lie);
  const choices: ChoiceReview[] = [];
  for (const [step, { seat: by, card, trick }] of lie.laid.entries()) {
    if (by !== seat) continue;
    const work = WORK[trick] ?? 1;
    const view = viewBefore(lie, seat, step);
    if (playableIn(view).length === 1) {
      yield work;
      continue;
    }
    const looking = prospectOf(view, target, random(step), solver);
    let next = looking.next();
    for (; !next.done; next = looking.next()) yield work * next.value;
    const found = next.value;
    if (!found) continue;
    choices.push({ step, estimates: [...found.estimates], avoidable: found.lossOf(card) });
  }
  return choices;
}
