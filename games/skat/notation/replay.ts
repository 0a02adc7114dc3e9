import type { RejectionCode } from '../rules/rejections.ts';
import { bestOf, type Habit, readingsOf } from './habits.ts';
import { isOurs, outcomeOfRun, run } from './ours.ts';
import { filled, tallyOf } from './reckon.ts';
import type { Outcome, OutcomeKey, SkatRecord, Stated } from './record.ts';
import { differences, NO_GAME } from './stated.ts';
import { type IllegalCode, type Walk, walk } from './walk.ts';

/** Why a replayed game does not simply say what its record says. */
export type Reason =
  /** It does, once these habits are known. */
  | { readonly kind: 'habits'; readonly habits: readonly Habit[] }
  | { readonly kind: 'differs'; readonly fields: readonly OutcomeKey[] }
  /** A move is not allowed; `move` counts from 1, the deal being the first. */
  | {
      readonly kind: 'illegal';
      readonly code: IllegalCode | RejectionCode;
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
  if (isOurs(record)) return replayOurs(record);
  const walked = walk(record.moves);
  const { stated } = record;
  if (walked.illegal) {
    const { code, index } = walked.illegal;
    return illegal(record, { code, index, computed: without(walked, 'unknown') });
  }
  switch (walked.stop) {
    case 'passed':
    case 'penalty':
      return compared(stated, without(walked, walked.stop), odd(walked));
    case 'unfinished':
      return unfinished(stated, without(walked, 'unknown'));
    default:
      return finished(walked, stated);
  }
}

function replayOurs(record: SkatRecord): Replayed {
  const played = run(record);
  const computed = outcomeOfRun(record, played);
  if (played.illegal) return illegal(record, { ...played.illegal, computed });
  return computed.result === 'unknown'
    ? unfinished(record.stated, computed)
    : compared(record.stated, computed);
}

function without({ state }: Walk, result: Outcome['result']): Outcome {
  return { ...NO_GAME, declarer: state.declarer ?? -1, result };
}

function odd({ oddBids }: Walk): readonly Habit[] {
  return oddBids.length > 0 ? ['odd-bid'] : [];
}

/** The outcome of moves that end with an illegal one. */
function illegal(
  { stated, moves }: SkatRecord,
  found: {
    readonly code: IllegalCode | RejectionCode;
    readonly index: number;
    readonly computed: Outcome;
  },
): Replayed {
  const move = moves[found.index];
  const reason: Reason = {
    kind: 'illegal',
    code: found.code,
    move: found.index + 1,
    who: String(move?.who ?? ''),
    token: move?.token ?? '',
  };
  return { recorded: stated, computed: found.computed, ok: false, reason };
}

/** A record that breaks off without a result is what it says it is. */
function unfinished(stated: Stated, computed: Outcome): Replayed {
  const ok = stated.result === 'unknown';
  return { recorded: stated, computed, ok, reason: ok ? null : { kind: 'unfinished' } };
}

/** Compares an outcome that nothing but these habits explains. */
function compared(stated: Stated, computed: Outcome, habits: readonly Habit[] = []): Replayed {
  if (stated.result === 'unknown' && computed.result !== 'unknown') {
    const reason: Reason = { kind: 'habits', habits: [...habits, 'no-result'] };
    return { recorded: stated, computed, ok: true, reason };
  }
  const fields = differences(stated, computed);
  if (fields.length > 0) {
    return { recorded: stated, computed, ok: false, reason: { kind: 'differs', fields } };
  }
  const reason: Reason | null = habits.length > 0 ? { kind: 'habits', habits } : null;
  return { recorded: stated, computed, ok: true, reason };
}

function finished(walked: Walk, stated: Stated): Replayed {
  const tally = tallyOf(walked);
  const known = tally && filled(tally, stated);
  if (!known) return unfinished(stated, without(walked, 'unknown'));
  const isHidden = tally.matadors === null || tally.points === null || tally.tricks === null;
  const readings = readingsOf(walked, known);
  // Where nothing is stated the first one is as good as any.
  const { outcome, habits } = bestOf(readings, stated);
  return compared(stated, outcome, [
    ...odd(walked),
    ...(isHidden ? (['hidden-cards'] as const) : []),
    ...habits,
  ]);
}
