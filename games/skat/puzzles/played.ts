import { decodeOnce, type MomentQuestion, type QuestionMoment } from '@lusoria/core';
import { list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { estimateChoice } from '../analysis/choice-estimate.ts';
import { type DealLayout, dealLayout, targetOf } from '../analysis/deal-layout.ts';
import { loadWeights } from '../engine/index.ts';
import { type Card, CARDS } from '../rules/cards.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { viewSchema } from '../rules/view.ts';
import { legalAt, momentOf } from './position.ts';
import { parsePuzzle, printPuzzle, type Puzzle } from './puzzle.ts';

const card = v.picklist(CARDS);

/** A card of a round that was played, as the strongest player expects it. */
const playedSchema = v.strictObject({
  /** A puzzle in a line, by what its player saw; the shares are in how many of a hundred deals a card wins. */
  played: v.pipe(v.string(), v.maxLength(300)),
  /** The cards that are not clearly worse than any other. */
  good: v.pipe(list(card), v.minLength(1), v.maxLength(10)),
});
type Played = v.InferOutput<typeof playedSchema>;

/** Estimates between two pauses, in which the page goes on. */
const AT_A_GO = 4;

/** The puzzle of a source; null: it is none that can be played so. */
export function playedIn(
  raw: unknown,
): { readonly puzzle: Puzzle; readonly good: readonly Card[] } | null {
  const read = v.safeParse(playedSchema, raw);
  if (!read.success) return null;
  try {
    const puzzle = parsePuzzle(read.output.played);
    const legal = legalAt(momentOf(puzzle), puzzle.contract.game);
    const { good } = read.output;
    const isWhole =
      puzzle.sight === 'closed' &&
      legal.length === puzzle.outcomes.length &&
      puzzle.outcomes.every((one) => legal.includes(one.card) && one.share !== null);
    return isWhole && good.every((one) => legal.includes(one)) && good.length < legal.length
      ? { puzzle, good }
      : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Which card to play, as far as some are clearly worse than others. */
export function cardsAt({ view: raw, end: last }: QuestionMoment): readonly MomentQuestion[] {
  const view = decodeOnce(viewSchema, raw);
  const end = last === null ? null : decodeOnce(viewSchema, last);
  if (view.form !== 'three' || view.phase !== 'play' || end?.form !== 'three') return [];
  const layout = dealLayout(end);
  return layout ? [{ key: 'card', source: async (pause) => sourceOf(view, layout, pause) }] : [];
}

async function sourceOf(
  view: ThreeView,
  layout: DealLayout,
  pause: () => Promise<void>,
): Promise<Played | null> {
  await loadWeights();
  const estimation = estimateChoice(view);
  let steps = 0;
  let next = estimation.next();
  for (; !next.done; next = estimation.next()) {
    steps += 1;
    if (steps % AT_A_GO === 0) await pause();
  }
  const found = next.value;
  if (!found) return null;
  const good = found.estimates.flatMap((one) =>
    found.lossOf(one.card) === null ? [one.card] : [],
  );
  if (good.length === found.estimates.length) return null;
  const puzzle: Omit<Puzzle, 'id'> = {
    sight: 'closed',
    source: 'self',
    contract: layout.contract,
    declarer: view.players.indexOf(layout.declarer),
    bid: view.bid,
    hands: layout.hands,
    discards: layout.discards,
    plays: [...view.tricks.flatMap(({ cards }) => cards), ...view.trick].map((one) => one.card),
    target: targetOf(layout),
    theme: 'defend',
    level: 3,
    outcomes: found.estimates.map(({ card: one, winProbability }) => ({
      card: one,
      value: 0,
      share: Math.round(100 * winProbability),
    })),
  };
  return { played: printPuzzle(puzzle), good };
}
