import { defined, type AnyGame } from '@lusoria/core';
import { list, whole } from '@lusoria/core/schema';
import { finishedRound, finishedRoundSchema } from '../record/finished-round.ts';
import type { GameRecord } from '../record/record.ts';
import { indexOf, type RoundNumber, roundNumberSchema } from '../rounds/round-number.ts';
import * as v from 'valibot';

/** Holder of a seat. Other people stay nameless: the journal is about the person of this device only. */
const seatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('bot'), bot: v.string() }),
]);

/** An action that a checking table refused, with the view at the time. */
const refusalSchema = v.strictObject({ action: v.unknown(), view: v.unknown() });
export type Refusal = v.InferOutput<typeof refusalSchema>;

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** A finished round of the person of this device. */
const roundSchema = v.strictObject({
  kind: v.literal('round'),
  version: v.literal(1),
  table: name,
  number: roundNumberSchema,
  /** When it ended (milliseconds since 1970, by the clock of this device). */
  at: v.number(),
  seat: whole,
  seats: list(seatSchema),
  refused: list(refusalSchema),
  round: finishedRoundSchema,
});
export type JournalRound = v.InferOutput<typeof roundSchema>;

/** Answers of one practice session; `answers` are in a form of the game's own. */
const practiceSchema = v.strictObject({
  kind: v.literal('practice'),
  version: v.literal(1),
  game: name,
  id: name,
  at: v.number(),
  answers: list(v.unknown()),
});

/** A round or a practice session of the person of this device. */
export const journalEntrySchema = v.variant('kind', [roundSchema, practiceSchema]);
export type JournalEntry = v.InferOutput<typeof journalEntrySchema>;

/** Storage key of an entry: the same for the same round or session, however often it is saved. */
export function keyOf(entry: JournalEntry): string {
  return entry.kind === 'round'
    ? roundKey(entry.table, entry.number)
    : `practice/${entry.game}/${entry.id}`;
}

export function roundKey(table: string, number: RoundNumber): string {
  return `round/${table}/${number}`;
}

export function gameOf(entry: JournalEntry): string {
  return entry.kind === 'round' ? entry.round.game : entry.game;
}

/** A finished round of a table as the journal keeps it. */
export interface Kept {
  readonly table: string;
  readonly number: RoundNumber;
  readonly seat: number;
  readonly at: number;
  readonly refused: readonly Refusal[];
}

/**
 * Journal entry of a round of a record, for the person at `seat`; null when there is no such round,
 * when it was broken off, or when only bots played there.
 */
export function roundEntry(
  record: GameRecord,
  game: AnyGame,
  { table, number, seat, at, refused }: Kept,
): JournalRound | null {
  const recorded = record.rounds[indexOf(number)];
  const round = finishedRound(record, number, game);
  if (!recorded || !round?.outcome) return null;
  const played = (by: number) =>
    round.steps.some((step) => step.by === by && step.actor === 'person');
  if (!played(seat)) return null;
  const seats = Array.from({ length: round.players }, (_, i): JournalRound['seats'][number] => {
    if (i === seat) return { kind: 'me' };
    return played(i)
      ? { kind: 'person' }
      : { kind: 'bot', bot: recorded.who[i] ?? defined(game.botKinds[0], 'a bot') };
  });
  return {
    kind: 'round',
    version: 1,
    table,
    number,
    at,
    seat,
    seats,
    refused: [...refused],
    round,
  };
}
