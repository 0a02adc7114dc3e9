import type { Exam, ExamPosition, ExamTask } from '@lusoria/core/exam';
import * as v from 'valibot';
import { loadPuzzles, momentOf, type Puzzle, solutionOf, viewAt } from '../puzzles/index.ts';
import { CARDS } from '../rules/cards.ts';
import { contractSchema } from '../rules/contract.ts';
import { optionsSchema } from '../rules/options.ts';
import { auctionAt } from './auction.ts';

const card = v.picklist(CARDS);
const dealSchema = v.strictObject({
  /** The record of the game, without what it came to. */
  record: v.string(),
  contract: contractSchema,
  bid: v.number(),
  /** The declarer's cards with the skat. */
  cards: v.array(card),
  points: v.number(),
  tricks: v.number(),
  declarer: v.number(),
  won: v.boolean(),
  value: v.number(),
});
const auctionSchema = v.strictObject({
  hand: v.array(card),
  asked: v.picklist(['bid', 'answer']),
  bid: v.number(),
  /** The right calls: values, `hold` or `pass`. */
  right: v.array(v.union([v.number(), v.literal('hold'), v.literal('pass')])),
});
const dataSchema = v.strictObject({
  auctions: v.array(auctionSchema),
  deals: v.array(dealSchema),
});
export type ExamData = v.InferOutput<typeof dataSchema>;

/**
 * What is examined in Skat, besides legal moves.
 *
 * - `auctions`: hands with which a game by hand is won whatever the others hold, or none is with whatever lies in the
 *   skat (300 layouts solved with open cards, none to the contrary).
 * - `endings`: positions in which one card, or several that come to the same, reaches the goal in all layouts of the
 *   hidden cards in which any does, and every other fails in a fifth of them or more.
 * - `scoring`: the value of a game from contract, bid, cards, card points and tricks. `records`: the same from the text
 *   of a record. What is right is stated by the programs that played them, XSkat and the International Skat Server.
 */
export async function loadExam(): Promise<Exam> {
  const [{ default: written }, puzzles] = await Promise.all([
    import('./data/exam.json', { with: { type: 'json' } }),
    loadPuzzles(),
  ]);
  const data = v.parse(dataSchema, written);
  return {
    options: v.parse(optionsSchema, {}),
    seats: 3,
    positions: [
      ...data.auctions.map(auctionPosition),
      ...puzzles.filter(isCertain).map(endingPosition),
    ],
    tasks: data.deals.flatMap(dealTasks),
  };
}

function auctionPosition(one: ExamData['auctions'][number], i: number): ExamPosition {
  return {
    id: `auctions-${i + 1}`,
    category: 'auctions',
    view: auctionAt(one),
    right: one.right.map((call) =>
      typeof call === 'number' ? { type: 'bid', value: call } : { type: call },
    ),
  };
}

/**
 * Whether the right card of a puzzle is right in every layout, so that whoever sees only what a player sees can know it.
 * That a simple game should become schneider is nowhere in the view.
 */
function isCertain(puzzle: Puzzle): boolean {
  const right = solutionOf(puzzle);
  return (
    puzzle.sight === 'closed' &&
    puzzle.theme !== 'schneider' &&
    puzzle.outcomes.every(({ card: one, share }) => !right.includes(one) || share === 100)
  );
}

function endingPosition(puzzle: Puzzle): ExamPosition {
  return {
    id: `endings-${puzzle.id}`,
    category: 'endings',
    view: viewAt(momentOf(puzzle), puzzle),
    right: solutionOf(puzzle).map((one) => ({ type: 'play', card: one })),
  };
}

function dealTasks(deal: ExamData['deals'][number], i: number): readonly ExamTask[] {
  const { record, contract, bid, cards, points, tricks, declarer, won, value } = deal;
  return [
    {
      id: `scoring-${i + 1}`,
      category: 'scoring',
      given: { contract, bid, cards, points, tricks },
      right: { won, value },
    },
    {
      id: `records-${i + 1}`,
      category: 'records',
      given: { record },
      right: { declarer, won, value },
    },
  ];
}
