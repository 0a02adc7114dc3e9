import { defined, increment } from '@lusoria/core';
import { type ChoiceEstimate, estimateChoice } from '@lusoria/skat/analysis/choice-estimate.ts';
import { hinting } from '@lusoria/skat/analysis/hint.ts';
import type { Position } from '@lusoria/skat/analysis/testing/positions.ts';
import type { Hint } from '@lusoria/skat/analysis/types.ts';
import type { Card } from '@lusoria/skat/rules/cards.ts';

/** Answers to one choice that was asked about several times. */
export interface Asked {
  /** Share of games by which the first choice of all answers together wins more than the second. */
  readonly gap: number;
  /** By answer: whether it was that first choice, and whether its interval holds the number of all. */
  readonly isFirst: readonly boolean[];
  readonly isWithin: readonly boolean[];
  readonly width: number;
  /** The same question had the same answer. */
  readonly isRepeated: boolean;
  /** The review blames what the hint recommended, in the end and when it was first said. */
  readonly isBlamed: boolean;
  readonly isEarlyBlamed: boolean;
  /** Milliseconds of processor time. */
  readonly times: { readonly first: number; readonly last: number };
}

/** The processor time after which the page first says something, on a core that it shares with another. */
const FIRST_AFTER = 250;

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Asks about a choice: as the page does, and so often with other layouts. */
export function askedAbout({ view }: Position, asks: number): Asked {
  const start = clock();
  let first: { readonly hint: Hint | null; readonly time: number } | null = null;
  const work = hinting(view);
  let step = work.next();
  for (; !step.done; step = work.next()) {
    if (!first && clock() - start >= FIRST_AFTER) {
      first = { hint: step.value.soFar(), time: clock() - start };
    }
  }
  const last = { hint: step.value, time: clock() - start };
  const early = first ?? last;
  const review = finished(view);
  const again = finished(view);
  const answers = Array.from({ length: asks }, (_, i) => finished(view, `asked ${i}`));
  const pooled = poolOf(answers);
  const [best, second] = [...pooled].toSorted(([, a], [, b]) => b - a);
  const mean = (card: Card) => defined(pooled.get(card));
  const blames = (hint: Hint | null) =>
    hint?.action.type === 'play' && review.lossOf(hint.action.card) !== null;
  const tops = answers.map(({ estimates }) => defined(estimates[0]));
  return {
    gap: defined(best)[1] - defined(second)[1],
    isFirst: tops.map(({ card }) => card === best?.[0]),
    isWithin: tops.map(
      ({ card, low, high }) => low - 1e-9 <= mean(card) && mean(card) <= high + 1e-9,
    ),
    width: defined(tops[0]).high - defined(tops[0]).low,
    isRepeated: JSON.stringify(again.estimates) === JSON.stringify(review.estimates),
    isBlamed: blames(last.hint),
    isEarlyBlamed: blames(early.hint),
    times: { first: early.time, last: last.time },
  };
}

function finished(view: Position['view'], seed?: string): ChoiceEstimate {
  const work = estimateChoice(view, seed);
  for (;;) {
    const next = work.next();
    if (next.done) return defined(next.value ?? undefined, 'a choice');
  }
}

/** By card: the mean of all answers. */
function poolOf(answers: readonly ChoiceEstimate[]): ReadonlyMap<Card, number> {
  const sums = new Map<Card, number>();
  for (const { estimates } of answers) {
    for (const { card, winProbability } of estimates) {
      increment(sums, card, winProbability / answers.length);
    }
  }
  return sums;
}
