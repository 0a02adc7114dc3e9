import type { AnyGame, AnyRound, Played, Seat } from '@lusoria/core';
import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type GameRecord, recordedStep, type RoundRecord } from './record.ts';
import { indexOf, type RoundNumber } from '../rounds/round-number.ts';
import { outcomeSchema } from '../model/types.ts';

/** A finished round with all data to replay it, without the data that only its verification needs. */
export const finishedRoundSchema = v.strictObject({
  game: v.string(),
  rules: whole,
  options: v.unknown(),
  players: whole,
  first: whole,
  /** Earlier rounds of its match. */
  before: list(v.strictObject({ first: whole, outcome: outcomeSchema })),
  steps: list(recordedStep),
  outcome: v.nullable(outcomeSchema),
});
export type FinishedRound = v.InferOutput<typeof finishedRoundSchema>;

/** An action in a finished round, with the view before it and the resulting events. */
export interface SeenAction {
  readonly seat: Seat;
  /** Agent that acted for the seat: a substitute's errors are nobody's. */
  readonly actor: FinishedRound['steps'][number]['actor'];
  /** Nickname of the person who acted, where they do not hold the seat at the end of the round. */
  readonly name?: string;
  readonly action: unknown;
  readonly view: unknown;
  readonly events: readonly unknown[];
}

/**
 * A round of a record. Null when there is no such round, or it was broken off before the deal, or
 * this game cannot read its options.
 */
export function finishedRound(
  record: GameRecord,
  number: RoundNumber,
  game: AnyGame,
): FinishedRound | null {
  const index = indexOf(number);
  const round = record.rounds[index];
  if (!round || round.first === null || !game.options(round.options).ok) return null;
  let before: readonly Played[] = [];
  for (const earlier of record.rounds.slice(0, index)) before = afterRound(before, earlier, game);
  const { options, players, first, steps, outcome } = round;
  const { game: id, rules } = record;
  return { game: id, rules, options, players, first, before: [...before], steps, outcome };
}

/**
 * View of a round at its end, with everything open, for analysis. Null when this game cannot read
 * its options.
 *
 * @throws when it holds an invalid event.
 */
export function viewAtEnd(round: FinishedRound, game: AnyGame): unknown {
  const start = openRound(round, game);
  return start?.after(round.steps.flatMap(({ events }) => events)).view('spectator') ?? null;
}

/**
 * Actions of a round, in order; none when this game cannot read its options.
 *
 * @throws when it holds an invalid event.
 */
export function actionsOf(round: FinishedRound, game: AnyGame): readonly SeenAction[] {
  const start = openRound(round, game);
  if (!start) return [];
  let now = start;
  return round.steps.flatMap(({ by, actor, name, input, events }) => {
    const before = now;
    now = now.after(events);
    if (typeof by !== 'number') return [];
    const action = { seat: by, actor, action: input, view: before.view(by), events };
    return [name === undefined ? action : { ...action, name }];
  });
}

function openRound(
  { options, players, first, before }: FinishedRound,
  game: AnyGame,
): AnyRound | null {
  const read = game.options(options);
  return read.ok && game.seats.includes(players)
    ? game.open(read.value, players, first, before)
    : null;
}

/** Rounds of the match under way after this one; none when it ended the match. */
export function afterRound(
  match: readonly Played[],
  {
    first,
    outcome,
    options,
    players,
  }: Pick<RoundRecord, 'first' | 'outcome' | 'options' | 'players'>,
  game: AnyGame,
): readonly Played[] {
  const read = game.options(options);
  if (!outcome || first === null || !read.ok || !game.seats.includes(players)) return [];
  const played = [...match, { first, outcome }];
  return game.match(read.value, players).next(played) === null ? [] : played;
}
