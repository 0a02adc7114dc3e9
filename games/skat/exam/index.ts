import { defined } from '@lusoria/core';
import type { Exam, ExamPosition, ExamTask } from '@lusoria/core/exam';
import * as v from 'valibot';
import { claim } from '../engine/heuristic/proposals.ts';
import { situationIn } from '../engine/heuristic/situation.ts';
import { loadPuzzles, momentOf, type Puzzle, solutionOf, viewAt } from '../puzzles/index.ts';
import { type Card, CARDS, GAMES } from '../rules/cards.ts';
import { contractSchema, plainContract } from '../rules/contract.ts';
import { optionsSchema } from '../rules/options.ts';
import { auctionAt } from './auction.ts';

const card = v.picklist(CARDS);
/** What the endings were played for. */
const LOWEST = 18;
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
const agreedSchema = v.strictObject({
  /** By name: what strong players agree on, and who says so. */
  rules: v.record(v.string(), v.strictObject({ says: v.string(), source: v.string() })),
  auctions: v.array(
    v.strictObject({ ...auctionSchema.entries, rule: v.string(), hand: v.string() }),
  ),
  /** Deals and the cards played in them so far, written with spaces between. */
  endings: v.array(
    v.strictObject({
      rule: v.string(),
      game: v.picklist(GAMES),
      declarer: v.number(),
      hands: v.array(v.string()),
      discards: v.string(),
      plays: v.string(),
      right: v.string(),
    }),
  ),
});
export type Agreed = v.InferOutput<typeof agreedSchema>;

const dataSchema = v.strictObject({
  auctions: v.array(auctionSchema),
  deals: v.array(dealSchema),
});
export type ExamData = v.InferOutput<typeof dataSchema>;

/** What is examined by rules that strong players agree on, made by hand. */
export async function loadAgreed(): Promise<Agreed> {
  const { default: written } = await import('./data/agreed.json', { with: { type: 'json' } });
  return v.parse(agreedSchema, written);
}

/**
 * What is examined in Skat, besides legal moves.
 *
 * - `auctions`: hands with which a game by hand is won whatever the others hold, or none is with whatever lies in the
 *   skat (300 layouts solved with open cards, none to the contrary).
 * - `endings`: positions in which one card, or several that come to the same, reaches the goal in all layouts of the
 *   hidden cards in which any does, and every other fails in a fifth of them or more.
 * - `agreed-auctions`, `agreed-endings`: forty each, made by hand; the id names the rule, which `data/agreed.json` has with
 *   its source. The right cards of the endings reach the goal in every layout, the others do not.
 * - `scoring`: the value of a game from contract, bid, cards, card points and tricks. `records`: the same from the text
 *   of a record. What is right is stated by the programs that played them, XSkat and the International Skat Server.
 */
export async function loadExam(): Promise<Exam> {
  const [{ default: written }, puzzles, agreed] = await Promise.all([
    import('./data/exam.json', { with: { type: 'json' } }),
    loadPuzzles(),
    loadAgreed(),
  ]);
  const data = v.parse(dataSchema, written);
  return {
    options: v.parse(optionsSchema, {}),
    seats: 3,
    positions: [
      ...data.auctions.map((one, i) => auctionPosition(one, 'auctions', `${i + 1}`)),
      ...agreed.auctions.map((one, i) => ({
        ...auctionPosition(
          { ...one, hand: cardsIn(one.hand) },
          'agreed-auctions',
          `${one.rule}-${i + 1}`,
        ),
        ...reasonOf(agreed, one.rule),
      })),
      ...agreed.endings.map((one, i) => ({
        ...agreedEnding(one, i),
        ...reasonOf(agreed, one.rule),
      })),
      ...puzzles.filter(isCertain).map(endingPosition),
    ],
    tasks: data.deals.flatMap(dealTasks),
  };
}

function cardsIn(text: string): Card[] {
  return v.parse(v.array(card), text.split(' '));
}

function reasonOf({ rules }: Agreed, rule: string): { readonly because: string } {
  return { because: defined(rules[rule]).says };
}

function auctionPosition(
  one: ExamData['auctions'][number],
  category: string,
  name: string,
): ExamPosition {
  return {
    id: `${category}-${name}`,
    category,
    view: auctionAt(one),
    right: one.right.map((call) =>
      typeof call === 'number' ? { type: 'bid', value: call } : { type: call },
    ),
  };
}

/** The deal of an ending, and the seat's view of it. */
export function endingOf({ game, declarer, hands, discards, plays }: Agreed['endings'][number]) {
  const deal = {
    contract: plainContract(game),
    declarer,
    bid: LOWEST,
    hands: hands.map(cardsIn),
    discards: cardsIn(discards),
    plays: cardsIn(plays),
  };
  return { deal, view: viewAt(momentOf(deal), deal) };
}

function agreedEnding(one: Agreed['endings'][number], i: number): ExamPosition {
  const { view } = endingOf(one);
  const situation = situationIn(view);
  // What is certain may be claimed as well.
  const certain = situation && claim(situation);
  const right = cardsIn(one.right).map((played) => ({ type: 'play', card: played }));
  return {
    id: `agreed-endings-${one.rule}-${i + 1}`,
    category: 'agreed-endings',
    view,
    right: certain ? [...right, certain] : right,
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
