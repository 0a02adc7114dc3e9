import {
  type AnyGame,
  type AnyRound,
  chanceKey,
  commitmentTo,
  defined,
  drawAt,
  picked,
  type Played,
  type Step,
} from '@lusoria/core';
import * as v from 'valibot';
import { afterRound } from './finished-round.ts';
import type { GameRecord } from './record.ts';
import { type RoundNumber, roundNumber } from '../rounds/round-number.ts';

/** A flaw of a record; steps and places are counted from 1. */
export type Flaw =
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'other-rules'; readonly recorded: number; readonly known: number }
  | { readonly code: 'bad-options'; readonly round: RoundNumber; readonly path: string }
  | { readonly code: 'bad-players'; readonly round: RoundNumber }
  | { readonly code: 'wrong-commitment'; readonly round: RoundNumber }
  /** Every round must have a secret of its own; this one has that of an earlier round. */
  | { readonly code: 'secret-again'; readonly round: RoundNumber; readonly earlier: RoundNumber }
  /** Another seat should have begun: the one drawn by lot, or the one the match says. */
  | {
      readonly code: 'wrong-first';
      readonly round: RoundNumber;
      readonly recorded: number;
      readonly drawn: number;
    }
  | { readonly code: 'not-a-draw'; readonly round: RoundNumber; readonly step: number }
  | {
      readonly code: 'wrong-draw';
      readonly round: RoundNumber;
      readonly step: number;
      /** First place of the shuffle that differs, the recorded value there and the drawn one. */
      readonly place: number;
      readonly recorded: number;
      readonly drawn: number;
    }
  | { readonly code: 'out-of-order'; readonly round: RoundNumber; readonly step: number }
  | {
      readonly code: 'refused';
      readonly round: RoundNumber;
      readonly step: number;
      readonly reason: string;
    }
  | { readonly code: 'wrong-events'; readonly round: RoundNumber; readonly step: number }
  | { readonly code: 'wrong-outcome'; readonly round: RoundNumber }
  | { readonly code: 'unfinished'; readonly round: RoundNumber };

type RecordedRound = GameRecord['rounds'][number];
type RecordedStep = RecordedRound['steps'][number];

const numbers = v.array(v.number());

/**
 * Verifies a downloaded record: that every secret matches its commitment, that every draw comes
 * from secret and contributions, and that the rules lead from there to the recorded events.
 *
 * @returns the first flaw of every round that has one; an empty list when there are none.
 */
export function verify(record: GameRecord, game: AnyGame | null): readonly Flaw[] {
  if (!game) return [{ code: 'unknown-game', game: record.game }];
  if (record.rules !== game.rules) {
    return [{ code: 'other-rules', recorded: record.rules, known: game.rules }];
  }
  let match: readonly Played[] = [];
  return record.rounds.flatMap((round, i) => {
    const number = roundNumber(i);
    const earlier = record.rounds.findIndex(
      ({ secret }) => secret !== null && secret === round.secret,
    );
    const flaw: Flaw | null =
      earlier >= 0 && earlier < i
        ? { code: 'secret-again', round: number, earlier: roundNumber(earlier) }
        : verifyRound(round, game, match, number);
    match = afterRound(match, round, game);
    return flaw ?? [];
  });
}

function verifyRound(
  recorded: RecordedRound,
  game: AnyGame,
  match: readonly Played[],
  round: RoundNumber,
): Flaw | null {
  const options = game.options(recorded.options);
  if (!options.ok) {
    return { code: 'bad-options', round, path: String(options.rejection.params['path'] ?? '') };
  }
  if (!game.seats.includes(recorded.players)) return { code: 'bad-players', round };
  if (recorded.secret === null) return { code: 'unfinished', round };
  if (commitmentTo(recorded.secret) !== recorded.commitment)
    return { code: 'wrong-commitment', round };
  if (recorded.first === null) return recorded.outcome ? { code: 'wrong-outcome', round } : null;
  const key = chanceKey(recorded.secret, recorded.contributions);
  const lot = picked(drawAt(key, 0, { kind: 'pick', from: recorded.players }));
  const next = game.match(options.value, recorded.players).next(match) ?? 'random';
  const first = next === 'random' ? lot : next;
  if (recorded.first !== first || recorded.drawn !== (next === 'random')) {
    return { code: 'wrong-first', round, recorded: recorded.first, drawn: first };
  }
  let state = game.open(options.value, recorded.players, recorded.first, match);
  let draws = 0;
  for (const [i, step] of recorded.steps.entries()) {
    if (step.by === 'chance') draws += 1;
    const result = take(state, step, key, draws, { round, step: i + 1 });
    if ('code' in result) return result;
    state = result.round;
  }
  const turn = state.turn();
  if (turn.kind !== 'over') return recorded.outcome ? { code: 'unfinished', round } : null;
  return same(turn.outcome, recorded.outcome) ? null : { code: 'wrong-outcome', round };
}

function take(
  state: AnyRound,
  step: RecordedStep,
  key: Uint8Array,
  index: number,
  where: { readonly round: RoundNumber; readonly step: number },
): Step | Flaw {
  const result =
    step.by === 'chance' ? draw(state, step, key, index, where) : move(state, step, where);
  if ('code' in result) return result;
  return same(result.events, step.events) ? result : { code: 'wrong-events', ...where };
}

function draw(
  state: AnyRound,
  step: RecordedStep,
  key: Uint8Array,
  index: number,
  where: { readonly round: RoundNumber; readonly step: number },
): Step | Flaw {
  const turn = state.turn();
  if (turn.kind !== 'chance') return { code: 'out-of-order', ...where };
  const recorded = v.safeParse(numbers, step.input);
  if (!recorded.success) return { code: 'not-a-draw', ...where };
  const drawn = drawAt(key, index, turn.request);
  if (recorded.output.length !== drawn.length) return { code: 'not-a-draw', ...where };
  const place = drawn.findIndex((n, i) => n !== recorded.output[i]);
  if (place >= 0) {
    return {
      code: 'wrong-draw',
      ...where,
      place: place + 1,
      recorded: defined(recorded.output[place]),
      drawn: defined(drawn[place]),
    };
  }
  return state.chance(drawn);
}

function move(
  state: AnyRound,
  step: RecordedStep,
  where: { readonly round: RoundNumber; readonly step: number },
): Step | Flaw {
  const turn = state.turn();
  if (turn.kind !== 'play') return { code: 'out-of-order', ...where };
  if (typeof step.by === 'number') {
    const result = state.act(step.by, step.input);
    return result.ok ? result.value : { code: 'refused', ...where, reason: result.rejection.code };
  }
  return turn.limit ? state.timeout() : { code: 'out-of-order', ...where };
}

/** Whether two values are equal as JSON, whatever the order of the keys. */
function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );
}
