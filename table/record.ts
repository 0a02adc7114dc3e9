import { list, whole } from '@lusoria/core/schema';
import * as v from 'valibot';
import { namesAt } from './evolve.ts';
import { outcomeSchema, type RoundRecord, type TableState } from './types.ts';

const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A game as it is downloaded: everything that is needed to play it again and to check its chance. */
export const recordSchema = v.strictObject({
  format: v.literal('lusoria-game'),
  version: v.literal(2),
  game: v.string(),
  rules: whole,
  /** Who sits where now: nicknames, or the kinds of bots. */
  seats: list(v.string()),
  rounds: list(
    v.strictObject({
      commitment: hex64,
      secret: hex64,
      contributions: list(v.strictObject({ seat: whole, bytes: hex64 })),
      options: v.unknown(),
      players: whole,
      /** Who sat where in this round; missing in records of earlier versions. */
      who: v.optional(list(v.string()), []),
      /** Null for a round that was broken off before the deal. */
      first: v.nullable(whole),
      /** Whether the first player was drawn by lot. */
      drawn: v.boolean(),
      steps: list(
        v.strictObject({
          by: v.union([whole, v.picklist(['chance', 'timeout'])]),
          actor: v.picklist(['person', 'bot', 'substitute', 'table']),
          input: v.unknown(),
          events: list(v.unknown()),
        }),
      ),
      /** Null for a round that was broken off. */
      outcome: v.nullable(outcomeSchema),
    }),
  ),
});
export type GameRecord = v.InferOutput<typeof recordSchema>;

/** The finished rounds of a table. The round under way is not part of it: its secret is not open. */
export function recordOf(table: TableState): GameRecord {
  return {
    format: 'lusoria-game',
    version: 2,
    game: table.game.id,
    rules: table.game.rules,
    seats: namesAt(table),
    rounds: table.records.map(roundOf),
  };
}

function roundOf(round: RoundRecord): GameRecord['rounds'][number] {
  return {
    commitment: round.commitment,
    secret: round.secret,
    contributions: round.contributions,
    options: round.options,
    players: round.seats,
    who: round.who,
    first: round.first,
    drawn: round.drawn,
    steps: round.steps.map(({ by, actor, input, events }) => ({ by, actor, input, events })),
    outcome: round.outcome,
  };
}
