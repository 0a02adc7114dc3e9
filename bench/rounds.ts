import { performance } from 'node:perf_hooks';
import { drawAt, type Game, type Random, seeded, type Setup } from '@lusoria/core';

const KEY = new Uint8Array(32);
const SECONDS = 2;

/** How many times a second something was done. */
export interface Rate {
  readonly rounds: number;
  readonly actions: number;
}

/** A game to be played as fast as it can be; every player sees a view and nothing else. */
export interface Contest<O, S, A, E, V> {
  readonly game: Game<O, S, A, E, V>;
  setup(index: number): Setup<O>;
  choose(view: V, random: Random): A | null;
}

/** Plays a round and counts its actions. */
export function playRound<O, S, A, E, V>(contest: Contest<O, S, A, E, V>, index: number): number {
  const { game } = contest;
  const random = seeded('bench', index);
  let state = game.init(contest.setup(index));
  for (let actions = 0; ; ) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return actions;
    if (turn.kind === 'chance') {
      const draw = drawAt(KEY, index * 8 + actions, turn.request);
      state = game.chance(state, draw).reduce(game.evolve, state);
      continue;
    }
    state = next(contest, state, [...turn.may, ...turn.must], random);
    actions += 1;
  }
}

function next<O, S, A, E, V>(
  { game, choose }: Contest<O, S, A, E, V>,
  state: S,
  seats: readonly number[],
  random: Random,
): S {
  for (const seat of seats) {
    const action = choose(game.view(state, seat), random);
    const decided = action && game.decide(state, seat, action);
    if (decided?.ok) return decided.value.reduce(game.evolve, state);
  }
  throw new Error('nobody acts');
}

/** How often something is done in a second; `once` tells how many actions it took. */
export function rate(once: (index: number) => number): Rate {
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

/** Prints rates beside that of the plain loop, measured in the same run. */
export function show(rows: Readonly<Record<string, Rate>>): void {
  const all = { ...rows, 'plain JSON copies': rate(plainLoop) };
  const measure = all['plain JSON copies'].actions;
  console.table(
    Object.fromEntries(
      Object.entries(all).map(([name, { rounds, actions }]) => [
        name,
        { 'rounds/s': rounds, 'actions/s': actions, ratio: Number((actions / measure).toFixed(3)) },
      ]),
    ),
  );
}
