import { defined, seeded } from '@lusoria/core';
import { fastRandom } from '../engine/fast-random.ts';
import { importanceWeights, UNIFORM } from '../engine/inference/importance-weights.ts';
import { bitOf, type Knowledge, knowledgeIn } from '../engine/inference/knowledge.ts';
import { sampleDeterminizations } from '../engine/inference/sampling.ts';
import { pointsIn, type Solver } from '../engine/solver/index.ts';
import { type Card, CARDS } from '../rules/cards.ts';
import { legalAt, momentOf, viewAt } from './position.ts';
import type { Puzzle } from './puzzle.ts';
import { distinct, solutionOf } from './solution.ts';

/** So many layouts of the hidden cards are looked at; where no more are possible, all. */
export const LAYOUTS = 300;
/** Of the layouts in which some card succeeds: in how many, at least, the right card does. */
const RIGHT_SHARE = 0.97;
/** And in how many, at most, any other. */
const WRONG_SHARE = 0.8;

/**
 * In which share of the layouts that fit what the player saw each card succeeds, of those in which some card does: each
 * layout is drawn by how well it fits the cards that were played, and then solved with open cards. Null where the
 * player may know nothing, or nothing can succeed.
 */
export function sharesOf(
  puzzle: Omit<Puzzle, 'id' | 'theme' | 'level' | 'outcomes' | 'sight' | 'source'>,
  solver: Solver,
  isWeighed = true,
): ReadonlyMap<Card, number> | null {
  const now = momentOf(puzzle);
  const knowledge = knowledgeIn(viewAt(now, puzzle));
  if (!knowledge) return null;
  const { game } = puzzle.contract;
  const random = fastRandom(seeded(`${puzzle.hands.flat().join('')} ${puzzle.plays.join('')}`));
  const weights = isWeighed ? importanceWeights(knowledge) : UNIFORM;
  const size = { sampled: isWeighed ? 10 * LAYOUTS : 2 * LAYOUTS, drawn: LAYOUTS };
  const legal = legalAt(now, game).map((card) => ({ card, bit: bitOf(card, knowledge.layout) }));
  const kept = new Map(legal.map(({ card }) => [card, 0]));
  let all = 0;
  for (const { determinization, weight } of sampleDeterminizations(
    knowledge,
    weights,
    size,
    random,
  )) {
    const reaching = solver.reachingMoves(
      {
        layout: knowledge.layout,
        hands: determinization.hands,
        seat: knowledge.me,
        trick: knowledge.trick,
      },
      needIn(knowledge, determinization.skat, puzzle.target),
    );
    // In null it is the trick of the declarer's that is reached.
    const isFor = (knowledge.me === 0) !== (game === 'null');
    const good = legal.filter(({ bit }) => (((reaching >>> bit) & 1) === 1) === isFor);
    if (good.length === 0) continue;
    all += weight;
    for (const { card } of good) kept.set(card, defined(kept.get(card)) + weight);
  }
  if (all === 0) return null;
  return new Map([...kept].map(([card, sum]) => [card, sum / all]));
}

/** The points that the declarer still needs, with this skat. */
function needIn({ points, layout, game }: Knowledge, skat: number, target: number): number {
  return game === 'null' ? 1 : target - points - pointsIn(skat, layout);
}

/** Whether the solution of a puzzle holds for (nearly) all that its player could know. */
export function holdsClosed(puzzle: Puzzle, shares: ReadonlyMap<Card, number>): boolean {
  const now = momentOf(puzzle);
  const solution = solutionOf(puzzle);
  // Whoever does not see the others' cards can tell only those alike between which nothing is hidden.
  const hidden = CARDS.filter(
    (card) =>
      !now.hands[now.seat]?.includes(card) &&
      !now.tricks.some(({ cards }) => cards.some((one) => one.card === card)),
  );
  return (
    distinct(solution, hidden, puzzle.contract.game).length === 1 &&
    [...shares].every(([card, share]) =>
      solution.includes(card) ? share >= RIGHT_SHARE : share <= WRONG_SHARE,
    )
  );
}
