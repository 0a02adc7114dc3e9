/*
 * Deals in all six seatings of two kinds of players, one against two and two against one, in one process: what somebody chose
 * after the same moves is not asked for again, so that seatings that differ little cost little.
 */
import { createHash } from 'node:crypto';
import { type Bot, defined, draw, randomFrom, seeded } from '@lusoria/core';
import * as v from 'valibot';
import type { Action } from '@lusoria/skat/rules/actions.ts';
import { print } from '../../training/files.ts';
import type { Event } from '@lusoria/skat/rules/events.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import type { State, View } from '@lusoria/skat/rules/view.ts';

export const options = v.parse(optionsSchema, {});

/** Less effort of the strongest, so that there are many deals: for a card a quarter of the layouts. */
export const LESS = { determinizations: 20, rollouts: 3, discardDeals: 8 };

/** A deal, and what was chosen in it so far. */
export interface Deal {
  readonly seed: string;
  readonly index: number;
  /** By the name of who chose, and all moves before. */
  readonly chosen: Map<string, Action>;
}

/** Player in a seat. Players of one name choose the same. */
export interface Sitting {
  readonly name: string;
  readonly player: Bot<View, Action>;
}

/** Progress of a deal. */
export interface Dealt {
  readonly state: State;
  /** The moves so far. */
  readonly moves: string;
  readonly turns: number;
}

/** Before the cards are dealt. */
export function undealt({ index }: Deal): Dealt {
  return { state: skat.init({ options, seats: 3, first: index % 3 }), moves: '', turns: 0 };
}

/** Whether the game is declared and cards are played. */
export function isPlay(state: State): boolean {
  return state.form === 'three' && state.phase === 'play';
}

/** Goes on until the cards are played, or to the end. */
export function playUntil(
  deal: Deal,
  seats: (seat: number, state: State) => Sitting,
  start: Dealt,
  until: 'play' | 'over',
): Dealt {
  const chance = seeded(`${deal.seed} chance`, deal.index);
  let { state, moves, turns } = start;
  for (;;) {
    const turn = skat.turn(state);
    if (turn.kind === 'over' || (until === 'play' && isPlay(state))) {
      return { state, moves, turns };
    }
    let made: readonly Event[];
    if (turn.kind === 'chance') {
      made = skat.chance(state, draw(turn.request, chance));
    } else {
      const seat = defined(turn.must[0]);
      const action = choose(deal, seats(seat, state), { state, moves, turns }, seat);
      const decided = skat.decide(state, seat, action);
      if (!decided.ok) throw new Error('what a bot does is legal');
      made = decided.value;
      moves += `${seat}${JSON.stringify(action)}`;
    }
    state = made.reduce(skat.evolve, state);
    turns += 1;
  }
}

function choose(
  { seed, index, chosen }: Deal,
  { name, player }: Sitting,
  { state, moves, turns }: Dealt,
  seat: number,
): Action {
  const key = `${name} ${seat} ${moves}`;
  const known = chosen.get(key);
  if (known) return known;
  const hash = createHash('sha256').update(`${seed} ${index} ${turns} ${seat}`).digest();
  const action = player.choose(skat.view(state, seat), randomFrom(hash), undefined);
  if (!action) throw new Error('a player does nothing');
  chosen.set(key, action);
  return action;
}

/** Points (Seeger and Fabian) of one side less the other's, both as means of their seats. */
export function difference(state: State, isOwn: (seat: number) => boolean): number {
  const points = (state.form === 'three' ? state.end?.points : null) ?? [];
  const mean = (own: boolean): number => {
    const side = points.filter((_, seat) => isOwn(seat) === own);
    return side.reduce((sum, one) => sum + one, 0) / side.length;
  };
  return mean(true) - mean(false);
}

/** The mean of numbers, and half of its 95 % interval. */
export function interval(values: readonly number[]): string {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const half = 1.96 * Math.sqrt(squares / (values.length - 1) / values.length);
  return `${mean.toFixed(2)} ± ${half.toFixed(2)}`;
}

/** Result of a deal: means over the seatings with one against two, and with two against one. */
export interface Row {
  readonly one: number;
  readonly two: number;
}

/** Result of all deals, with intervals. */
export function summary(rows: readonly Row[]): string {
  const both = rows.map(({ one, two }) => (one + two) / 2);
  return (
    `one against two ${interval(rows.map(({ one }) => one))}, two against one ` +
    `${interval(rows.map(({ two }) => two))}, both ${interval(both)}`
  );
}

function declaredIn(state: State): unknown {
  if (state.form !== 'three' || state.declarer === null) return null;
  const { declarer, contract, end } = state;
  return { declarer, game: contract?.game, hand: contract?.hand, points: end?.points };
}

/**
 * Lets two meet in all seatings of some deals. Prints a line of JSON a deal, with what was declared, and in the end the
 * differences in points a game, with 95 % intervals.
 */
export function meet(
  own: Sitting,
  other: Sitting,
  { seed, from, deals }: { readonly seed: string; readonly from: number; readonly deals: number },
): void {
  const rows: Row[] = [];
  for (let index = from; index < from + deals; index += 1) {
    const deal = { seed, index, chosen: new Map<string, Action>() };
    const games = [0, 1, 2].flatMap((alone) =>
      [true, false].map((isOne) => {
        const isOwn = (seat: number): boolean => (seat === alone) === isOne;
        const seats = (seat: number): Sitting => (isOwn(seat) ? own : other);
        const { state } = playUntil(deal, seats, undealt(deal), 'over');
        return { alone, isOne, d: difference(state, isOwn), declared: declaredIn(state) };
      }),
    );
    const mean = (ofOne: boolean): number =>
      games.reduce((sum, { isOne, d }) => (isOne === ofOne ? sum + d / 3 : sum), 0);
    const row = { one: mean(true), two: mean(false) };
    rows.push(row);
    print(JSON.stringify({ deal: index, ...row, games }));
  }
  print(summary(rows));
}
