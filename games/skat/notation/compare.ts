import { defined } from '@lusoria/core';
import { bestOf, readingsOf, type ServerDeviation } from './server-deviations.ts';
import { outcomeOfReplay, replayLusoria } from './lusoria-dialect.ts';
import { withStatedValues, tallyOf } from './scoring.ts';
import type { Outcome, OutcomeKey, SkatRecord, Stated } from './record.ts';
import { differences, NO_GAME } from './stated.ts';
import type { IllegalCode, IllegalMove } from './replay.ts';
import { replayServer, type ServerReplay } from './server-dialect.ts';
import { isLusoriaRecord } from './setting.ts';

/** Why a replayed game does not simply say what its record says. */
export type Reason =
  /** It does, once these deviations are known. */
  | { readonly kind: 'deviations'; readonly deviations: readonly ServerDeviation[] }
  | { readonly kind: 'differs'; readonly fields: readonly OutcomeKey[] }
  /** A move is not allowed; `move` counts from 1, the deal being the first. */
  | {
      readonly kind: 'illegal';
      readonly code: IllegalCode;
      readonly move: number;
      readonly who: string;
      readonly token: string;
    }
  /** The moves end before the game does. */
  | { readonly kind: 'unfinished' };

/** Values that a record states, and those that follow from its moves. */
export interface Replayed {
  readonly recorded: Stated;
  readonly computed: Outcome;
  readonly ok: boolean;
  /** Null when both are equal. */
  readonly reason: Reason | null;
}

/** Plays a recorded game again and compares how it came out. */
export function replayRecord(record: SkatRecord): Replayed {
  if (isLusoriaRecord(record)) return compareLusoria(record);
  const replay = replayServer(record.moves);
  const { stated } = record;
  if (replay.illegal) {
    const { code, index } = replay.illegal;
    return illegal(record, { code, index, computed: without(replay, 'unknown') });
  }
  switch (replay.stop) {
    case 'passed':
    case 'penalty':
      return compared(stated, without(replay, replay.stop), odd(replay));
    case 'unfinished':
      return unfinished(stated, without(replay, 'unknown'));
    default:
      return finished(replay, stated);
  }
}

function compareLusoria(record: SkatRecord): Replayed {
  const replay = replayLusoria(record);
  const computed = outcomeOfReplay(record, replay);
  if (replay.illegal) return illegal(record, { ...replay.illegal, computed });
  return computed.result === 'unknown'
    ? unfinished(record.stated, computed)
    : compared(record.stated, computed);
}

function without({ state }: ServerReplay, result: Outcome['result']): Outcome {
  return { ...NO_GAME, declarer: state.declarer ?? -1, result };
}

function odd({ oddBids }: ServerReplay): readonly ServerDeviation[] {
  return oddBids.length > 0 ? ['odd-bid'] : [];
}

/** The outcome of moves that end with an illegal one. */
function illegal(
  { stated, moves }: SkatRecord,
  found: IllegalMove & { readonly computed: Outcome },
): Replayed {
  const { who, token } = defined(moves[found.index]);
  const reason: Reason = {
    kind: 'illegal',
    code: found.code,
    move: found.index + 1,
    who: String(who),
    token,
  };
  return { recorded: stated, computed: found.computed, ok: false, reason };
}

/** A record that breaks off without a result is what it says it is. */
function unfinished(stated: Stated, computed: Outcome): Replayed {
  const ok = stated.result === 'unknown';
  return { recorded: stated, computed, ok, reason: ok ? null : { kind: 'unfinished' } };
}

/** Compares an outcome that nothing but these deviations explains. */
function compared(
  stated: Stated,
  computed: Outcome,
  deviations: readonly ServerDeviation[] = [],
): Replayed {
  if (stated.result === 'unknown' && computed.result !== 'unknown') {
    const reason: Reason = { kind: 'deviations', deviations: [...deviations, 'no-result'] };
    return { recorded: stated, computed, ok: true, reason };
  }
  const fields = differences(stated, computed);
  if (fields.length > 0) {
    return { recorded: stated, computed, ok: false, reason: { kind: 'differs', fields } };
  }
  const reason: Reason | null = deviations.length > 0 ? { kind: 'deviations', deviations } : null;
  return { recorded: stated, computed, ok: true, reason };
}

function finished(replay: ServerReplay, stated: Stated): Replayed {
  const tally = tallyOf(replay);
  const known = tally && withStatedValues(tally, stated);
  if (!known) return unfinished(stated, without(replay, 'unknown'));
  const isHidden = tally.matadors === null || tally.points === null || tally.tricks === null;
  const readings = readingsOf(replay, known);
  // Where nothing is stated the first one is as good as any.
  const { outcome, deviations } = bestOf(readings, stated);
  return compared(stated, outcome, [
    ...odd(replay),
    ...(isHidden ? (['hidden-cards'] as const) : []),
    ...deviations,
  ]);
}
