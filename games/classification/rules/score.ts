import {
  defined,
  type Match,
  type Outcome,
  type Played,
  type Seat,
  type Standing,
} from '@lusoria/core';
import * as v from 'valibot';
import { classAt, partitionUnder } from './judge.ts';
import { firstDifference } from './tree/partition.ts';
import type { Described, Description, End, Options, State } from './types.ts';

/** The result that a round adds to its match besides the points. */
const resultSchema = v.object({
  /** By seat: whether the classification was described rightly. */
  described: v.array(v.boolean()),
});

/** The judgement on a description: right, or its first difference (rule 9). */
function judged(state: State, what: Description | null, ruling: boolean | null): Described {
  if (what === null || state.tree === null) return { what, right: false, differs: null };
  const truth = partitionUnder(state.tree, state.options);
  switch (what.kind) {
    case 'tree': {
      const differs = firstDifference(truth, partitionUnder(what.tree, state.options));
      return { what, right: differs === null, differs };
    }
    case 'sort': {
      const cards = defined(state.sort, 'the cards to be sorted');
      const wrong = cards.find(
        (card, i) => (what.classes[i] ?? null) !== classAt(truth, state.classes, card),
      );
      return { what, right: wrong === undefined, differs: wrong ?? null };
    }
    case 'text':
      return { what, right: ruling === true, differs: null };
    case 'none':
      return { what, right: false, differs: null };
  }
}

/** The information disclosed when a round is over. */
export function endOf(state: State, tree: NonNullable<State['tree']>): End {
  const described = state.hands.map((_, seat) =>
    seat === state.sage || state.options.description === 'none'
      ? null
      : judged(state, state.described[seat] ?? null, state.rulings[seat] ?? null),
  );
  const cards = state.hands.map((hand) => hand.length);
  const right = described.map((one) => one?.right === true);
  return {
    reason: defined(state.reason, 'the reason of the end'),
    tree,
    hands: state.hands,
    described,
    ranking: ranked(cards, right),
  };
}

/** Seats from best to worst: fewest cards, then right descriptions (rule 10). */
function ranked(cards: readonly number[], right: readonly boolean[]): Seat[][] {
  const worth = cards.map((count, seat) => count * 2 + (right[seat] === true ? 0 : 1));
  const steps = [...new Set(worth)].toSorted((a, b) => a - b);
  return steps.map((step) => worth.flatMap((one, seat) => (one === step ? [seat] : [])));
}

/** A round's points are the cards in hand: the fewer, the better. */
export function outcomeOf(end: End): Outcome {
  return {
    ranking: end.ranking,
    points: end.hands.map((hand) => hand.length),
    result: { described: end.described.map((one) => one?.right === true) },
  };
}

/** The number of rounds of a match; with two players always even (rules 1 and 10). */
function roundsOf({ rounds }: Pick<Options, 'rounds'>, seats: number): number {
  const wanted = rounds === 0 ? seats : rounds;
  return seats === 2 ? wanted + (wanted % 2) : wanted;
}

/** The sage rotates or stays; fewest points win, then most right descriptions. */
export const match: Match<Options> = {
  next(played, options, seats) {
    if (played.length >= roundsOf(options, seats)) return null;
    const last = played.at(-1);
    if (last) return options.sage === 'stays' && seats > 2 ? last.first : (last.first + 1) % seats;
    const chosen = options.first === 'lot' ? 0 : Number(options.first);
    return chosen >= 1 && chosen <= seats ? chosen - 1 : 'random';
  },
  standings: (played, _options, seats) => placed(totals(played, seats)),
  best: 'fewest',
};

type Total = Omit<Standing, 'place'> & { readonly described: number };

function totals(played: readonly Played[], seats: number): readonly Total[] {
  const described = played.map(({ outcome }) => {
    const result = v.safeParse(resultSchema, outcome.result);
    return result.success ? result.output.described : [];
  });
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: played.reduce((sum, { outcome }) => sum + defined(outcome.points[seat]), 0),
    won: played.filter(({ outcome }) => outcome.ranking[0]?.includes(seat)).length,
    described: described.filter((right) => right[seat] === true).length,
  }));
}

function placed(totals: readonly Total[]): readonly Standing[] {
  const better = (a: Total, b: Total) => a.points - b.points || b.described - a.described;
  return totals
    .map((one) => ({
      seat: one.seat,
      points: one.points,
      won: one.won,
      place: 1 + totals.filter((other) => better(other, one) < 0).length,
    }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The cards to be sorted (rule 9): from the top of the stock, then from the hands in turn. */
export function toSort(state: State): readonly number[] {
  const most = Math.max(0, ...state.hands.map((hand) => hand.length));
  const dealt = Array.from({ length: most }, (_, i) =>
    state.hands.flatMap((hand) => hand.slice(i, i + 1)),
  );
  return [...state.stock.toReversed(), ...dealt.flat()].slice(0, SORTED);
}

const SORTED = 10;
