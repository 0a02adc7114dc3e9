import { draw, pick, type Random, seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { classification } from './game.ts';
import { type Oracle, oracle } from './testing/oracle.ts';
import { attempt, randomOptions } from './testing/attempts.ts';
import type { Options, State } from './types.ts';

/** Both states as plain data, all parts of which must be equal. */
function sight(state: State): unknown {
  const turn = classification.turn(state);
  return {
    waits: turn.kind === 'play' ? [...turn.must] : turn.kind,
    may: turn.kind === 'play' ? turn.may.filter((seat) => (state.handedIn[seat] ?? 0) < 20) : [],
    outcome: turn.kind === 'over' ? turn.outcome : null,
    phase: state.phase === 'draw-tree' ? 'tree' : state.phase,
    current: state.current,
    hands: state.hands,
    stock: state.stock.toReversed(),
    table: state.classes,
    lays: state.lays.map(({ seat, cards, class: to, right, fault, drew }) => {
      return { seat, cards, to, verdict: right === true ? 'right' : fault, drew };
    }),
    passes: state.passes,
    reason: state.reason,
    sort: state.sort,
    handedIn: state.handedIn,
    written: state.described,
    rulings: state.rulings,
    differs: state.end?.described.map((one) => one?.differs ?? null) ?? null,
  };
}

function expected(o: Oracle, options: Options, sage: number): unknown {
  const over = o.phase === 'over';
  const others = [...o.hands.keys()].filter((seat) => seat !== sage);
  const written = (seat: number): boolean => (o.handedIn[seat] ?? 0) > 0;
  const waiting = {
    tree: options.tree === 'drawn' ? 'chance' : [sage],
    deal: 'chance',
    play: [o.current],
    judge: [sage],
    describe: others.filter((seat) => !written(seat)),
    rule: [sage],
    over: 'over',
  };
  return {
    waits: waiting[o.phase],
    may:
      o.phase === 'describe'
        ? others.filter((seat) => written(seat) && (o.handedIn[seat] ?? 0) < 20)
        : [],
    outcome: over
      ? {
          ranking: o.ranking(),
          points: o.hands.map((hand) => hand.length),
          result: { described: o.right },
        }
      : null,
    phase: o.phase,
    current: o.current,
    hands: o.hands.map((hand) => hand.toSorted((a, b) => a - b)),
    stock: o.stock,
    table: o.table.map((cards, at) => ({ cards, by: o.founders[at] })),
    lays: o.lays,
    passes: o.passes,
    reason: o.reason,
    sort: o.sort,
    handedIn: o.handedIn,
    written: o.written,
    rulings: o.rulings,
    differs: over ? o.differs : null,
  };
}

/** A round played by both; the first difference, or null, and the cases covered on the way. */
function both(random: Random): { found: unknown; seen: readonly string[] } {
  const seats = 2 + random.int(4);
  const options = randomOptions(random);
  if (classification.admits?.(options, seats) !== null) return { found: null, seen: [] };
  const sage = random.int(seats);
  const o = oracle(options, seats, sage);
  let state = classification.init({ options, seats, first: sage });
  const skill = pick([0, 1, 3], random);
  const seen: string[] = [];
  for (let step = 0; step < 4000; step += 1) {
    const there = JSON.stringify(sight(state));
    const here = JSON.stringify(expected(o, options, sage));
    if (there !== here) return { found: { step, options, there, here }, seen };
    const turn = classification.turn(state);
    if (turn.kind === 'over') return { found: null, seen: [...seen, ...ends(o, options)] };
    if (turn.kind === 'chance') {
      const numbers = draw(turn.request, random);
      const events = classification.chance(state, numbers);
      state = events.reduce(classification.evolve, state);
      if (o.phase === 'deal') o.deal(numbers);
      else if (state.tree === null || !o.setTree(state.tree)) return { found: 'no tree', seen };
      continue;
    }
    if (turn.limit !== null && random.int(30) === 0) {
      state = classification.timeout(state).reduce(classification.evolve, state);
      o.timeUp();
      seen.push('time-up');
      continue;
    }
    const asked = random.int(8) === 0 ? [...state.hands.keys()] : [...turn.must, ...turn.may];
    const seat = pick(asked, random);
    const action = attempt(o, options, seat, random, seat === sage ? Math.max(2, skill) : skill);
    const made = classification.decide(state, seat, action);
    if (o.act(seat, action) !== made.ok)
      return { found: { step, options, seat, action, made }, seen };
    seen.push(made.ok ? action.type : made.rejection.code);
    if (made.ok) state = made.value.reduce(classification.evolve, state);
  }
  return { found: 'it does not end', seen };
}

/** The cases that a round has covered, to check that all occur. */
function ends(o: Oracle, options: Options): readonly string[] {
  return [
    ...o.lays.map(({ verdict }) => `${verdict}`),
    `reason ${o.reason}`,
    `stock ${o.stock.length === 0}`,
    ...o.right.map((right, seat) => `${options.description} ${right} ${o.differs[seat] !== null}`),
  ];
}

/** Cases that must occur for the comparison to be meaningful. */
const WANTED: readonly string[] = [
  'right',
  'mixed',
  'elsewhere',
  'known',
  'pass',
  'judge',
  'rule',
  'time-up',
  'reason out',
  'reason stock',
  'stock true',
  'stock false',
  'none false false',
  'tree true false',
  'tree false true',
  'tree false false',
  'sort true false',
  'sort false true',
  'text true false',
  'text false false',
  'not-now',
  'not-your-turn',
  'card-not-in-hand',
  'no-such-class',
  'no-passing',
  'sage-only',
  'sage-mixed',
  'sage-elsewhere',
  'sage-known',
  'sage-must-add',
  'not-for-sage',
  'not-by-tree',
  'stale-lay',
  'no-text',
  'already-ruled',
  'wrong-description',
  'tree-missing-value',
];

describe('the rules written a second time from their text', () => {
  test('say the same at every step of a round, whatever is tried', () => {
    const random = seeded('both');
    const rounds = Array.from({ length: 40 }, () => both(random));
    expect(rounds.map(({ found }) => found)).toEqual(rounds.map(() => null));
    const seen = new Set(rounds.flatMap((round) => round.seen));
    expect(WANTED.filter((one) => !seen.has(one))).toEqual([]);
  });
});
