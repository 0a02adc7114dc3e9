import { performance } from 'node:perf_hooks';
import { type AnyGame, type AnyRound, drawAt, type Random, seeded } from '@lusoria/core';

const KEY = new Uint8Array(32);

/** A rate per second. */
export interface Rate {
  readonly rounds: number;
  readonly actions: number;
}

/** A game with options and the policy that plays every seat. */
export interface Contest {
  readonly game: AnyGame;
  /** As parsed by `game.options`. */
  readonly options: unknown;
  readonly seats: number;
  /** An action for a view; null if none is needed. */
  choose(view: unknown, random: Random): unknown;
}

/**
 * Plays a round as a table does: every action through view, policy, `decide` and `evolve`.
 *
 * @returns the number of actions
 */
export function playRound({ game, options, seats, choose }: Contest, index: number): number {
  const random = seeded('bench', index);
  let round = game.open(options, seats, index % seats);
  for (let actions = 0; ; ) {
    const turn = round.turn();
    if (turn.kind === 'over') return actions;
    if (turn.kind === 'chance') {
      round = round.chance(drawAt(KEY, index * 8 + actions, turn.request)).round;
      continue;
    }
    round = afterAction(round, [...turn.may, ...turn.must], (view) => choose(view, random));
    actions += 1;
  }
}

function afterAction(
  round: AnyRound,
  seats: readonly number[],
  choose: (view: unknown) => unknown,
): AnyRound {
  for (const seat of seats) {
    const action = choose(round.view(seat));
    const step = action === null ? null : round.act(seat, action);
    if (step?.ok) return step.value.round;
  }
  throw new Error('nobody acts');
}

/**
 * Measures how often per second something is done.
 *
 * @param once does it, and returns the number of actions
 */
export function rate(once: (index: number) => number, seconds: number): Rate {
  const start = performance.now();
  let rounds = 0;
  let actions = 0;
  while (performance.now() - start < seconds * 1000) {
    actions += once(rounds);
    rounds += 1;
  }
  const measured = (performance.now() - start) / 1000;
  return { rounds: rounds / measured, actions: actions / measured };
}

/** The reference workload: copies and parses a small object in plain JavaScript. */
function plainLoop(): number {
  const cards = Array.from({ length: 30 }, (_, i) => i);
  for (let i = 0; i < 100; i += 1) JSON.parse(JSON.stringify({ cards, i }));
  return 100;
}

/** Prints rates next to that of the plain loop, measured in the same run. */
export function show(rows: Readonly<Record<string, Rate>>, seconds: number): void {
  const plain = rate(plainLoop, seconds);
  const all = { ...rows, 'plain JSON copies': plain };
  console.table(
    Object.fromEntries(
      Object.entries(all).map(([name, { rounds, actions }]) => [
        name,
        {
          'rounds/s': Number(rounds.toPrecision(3)),
          'actions/s': Number(actions.toPrecision(4)),
          ratio: Number((actions / plain.actions).toPrecision(2)),
        },
      ]),
    ),
  );
}
