import { accepted, draw, reject, type Rejection } from '@lusoria/core';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { isOn } from './membership.ts';
import type { EventRound, EventState, EventTable } from './types.ts';

/** Number of seats that a prepared action takes up at every table: the first one. */
export function reservedSeats({ prepared }: Pick<EventState | EventRound, 'prepared'>): number {
  return prepared === null ? 0 : 1;
}

/** Seats of bots that a latecomer can take. */
export function freeSeats(round: EventRound, { seats }: EventTable): readonly number[] {
  const reserved = reservedSeats(round);
  return seats.flatMap((member, seat) => (member === null && seat >= reserved ? [seat] : []));
}

/** Prepares the first action of a bot on the first seat of every table in the rounds to come. */
export function prepare(state: EventState, action: unknown, context: Context): Decision {
  if (isOn(state)) return rejectWith('not-now');
  const why = action === null ? null : whyNotPrepared(state.options, action, context);
  return why
    ? rejectWith('bad-preparation', { why: why.code })
    : accepted([{ type: 'prepared', action }]);
}

/**
 * Reason why this action cannot be the first one at a table with these options, from its first
 * seat; null: it can.
 */
export function whyNotPrepared(
  options: unknown,
  action: unknown,
  { game, random }: Context,
): Rejection | null {
  const seats = game.seats.find((n) => game.admits(options, n) === null);
  if (seats === undefined) return reject('bad-seats');
  // Another seat would have to do it.
  if (game.match(options, seats).next([]) !== 0) return reject('not-your-turn');
  let round = game.open(options, seats, 0);
  for (;;) {
    const turn = round.turn();
    if (turn.kind === 'over') return reject('not-now');
    if (turn.kind === 'play') break;
    ({ round } = round.chance(draw(turn.request, random)));
  }
  const step = round.act(0, action);
  return step.ok ? null : step.rejection;
}
