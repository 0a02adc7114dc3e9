/**
 * How fast the agreement games are on one core: `npm run bench`. Every figure stands beside that of a
 * plain loop on the same machine in the same run, since machines differ and are noisy.
 */
import { performance } from 'node:perf_hooks';
import { agreement, bots, type Options, optionsSchema, type State } from '@lusoria/agreement';
import { type Bot, drawAt, type Random, seeded } from '@lusoria/core';
import * as v from 'valibot';

type View = Parameters<typeof agreement.accepts>[0];
type Action = Parameters<typeof agreement.accepts>[1];

const KEY = new Uint8Array(32);
const SECONDS = 2;
const SEATS = 3;

/** Plays a round and counts its actions; every player sees a view and nothing else. */
function playRound(options: Options, index: number, choose: Bot<View, Action>['choose']): number {
  const random = seeded('bench', index);
  let state: State = agreement.init({ options, seats: SEATS, first: index % SEATS });
  for (let actions = 0; ; ) {
    const turn = agreement.turn(state);
    if (turn.kind === 'over') return actions;
    if (turn.kind === 'chance') {
      const draw = drawAt(KEY, index * 8 + actions, turn.request);
      state = agreement.chance(state, draw).reduce(agreement.evolve, state);
      continue;
    }
    state = next(state, [...turn.may, ...turn.must], choose, random);
    actions += 1;
  }
}

function next(
  state: State,
  seats: readonly number[],
  choose: Bot<View, Action>['choose'],
  random: Random,
): State {
  for (const seat of seats) {
    const action = choose(agreement.view(state, seat), random);
    const decided = action && agreement.decide(state, seat, action);
    if (decided?.ok) return decided.value.reduce(agreement.evolve, state);
  }
  throw new Error('nobody acts');
}

/** How often something is done in a second. */
function rate(once: (index: number) => number): {
  readonly rounds: number;
  readonly actions: number;
} {
  const end = performance.now() + SECONDS * 1000;
  let rounds = 0;
  let actions = 0;
  while (performance.now() < end) {
    actions += once(rounds);
    rounds += 1;
  }
  return { rounds: Math.round(rounds / SECONDS), actions: Math.round(actions / SECONDS) };
}

/** The measure to compare with: copying and parsing a small object, as plain JavaScript does it. */
function plainLoop(): number {
  const cards = Array.from({ length: 30 }, (_, i) => i);
  for (let i = 0; i < 100; i += 1) JSON.parse(JSON.stringify({ cards, i }));
  return 100;
}

const options = v.parse(optionsSchema, { deck: 'ille' });
const uniform = bots['uniform']?.(null);
if (!uniform) throw new Error('no bot uniform');
const rows = {
  'error-free bots': rate((i) => playRound(options, i, uniform.choose)),
  'random legal actions': rate((i) =>
    playRound(options, i, (view, random) => agreement.propose(view, random)),
  ),
  'plain JSON copies': rate(plainLoop),
};
const measure = rows['plain JSON copies'].actions;
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([name, { rounds, actions }]) => [
      name,
      { 'rounds/s': rounds, 'actions/s': actions, ratio: Number((actions / measure).toFixed(3)) },
    ]),
  ),
);
