import {
  accepted,
  answers,
  type AnyGame,
  type AnyRound,
  defined,
  refused,
  reject,
  type Rejection,
  type Result,
  type Step,
} from '@lusoria/core';
import { pathOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { isTooComplex } from '../protocol/too-complex.ts';
import {
  SHARED_CHARS,
  SHARED_DRAWS,
  type SharedMove,
  type SharedRound,
  sharedRoundSchema,
} from './shared-round.ts';

/** Reason why something cannot be shared, or shown. */
export type SharedCode =
  | 'shared-unreadable'
  | 'shared-newer'
  | 'shared-too-large'
  | 'shared-other-rules'
  | 'shared-illegal'
  | 'no-such-game';

/** A shared round, checked by its rules, with the round before its first move and after each. */
export interface OpenedRound {
  readonly shared: SharedRound;
  readonly start: AnyRound;
  readonly after: readonly Step[];
}

const headSchema = v.looseObject({
  format: v.literal('lusoria-shared-round'),
  version: v.pipe(v.number(), v.minValue(2)),
});

/** Reads a shared round from JSON, as the schema alone can tell. */
export function readShared(text: string): Result<SharedRound, Rejection<SharedCode>> {
  if (text.length > SHARED_CHARS)
    return refused(reject('shared-too-large', { most: SHARED_CHARS }));
  const raw = isTooComplex(text) ? null : parsed(text);
  const read = v.safeParse(sharedRoundSchema, raw, { abortEarly: true, abortPipeEarly: true });
  if (read.success) return accepted(read.output);
  if (v.is(headSchema, raw)) return refused(reject('shared-newer'));
  return refused(reject('shared-unreadable', { path: pathOf(read.issues[0]) }));
}

/** Plays a shared round by the rules of its game, which has to accept every move of every line. */
export function openShared(
  shared: SharedRound,
  game: AnyGame,
): Result<OpenedRound, Rejection<SharedCode>> {
  const unreadable = (path: string) => refused(reject<SharedCode>('shared-unreadable', { path }));
  if (shared.game !== game.id) return refused(reject('no-such-game', { game: shared.game }));
  if (shared.rules !== game.rules) return refused(reject('shared-other-rules'));
  const options = game.options(shared.options);
  if (!options.ok) return unreadable('options');
  const { players, first, names, seat, opens, moves } = shared;
  if (game.admits(options.value, players)) return unreadable('players');
  const seats = [first, ...(seat === null ? [] : [seat]), ...shared.before.map((one) => one.first)];
  if (seats.some((one) => one >= players)) return unreadable('seat');
  if (names.length !== players) return unreadable('names');
  const draws = moves.filter(({ by }) => by === 'chance').length;
  if (draws > SHARED_DRAWS[game.isSlow(options.value) ? 'slow' : 'quick'])
    return refused(reject('shared-too-large', { most: SHARED_CHARS }));
  if ('at' in opens && opens.at !== null && opens.at >= moves.length) return unreadable('opens');
  try {
    const start = game.open(options.value, players, first, shared.before);
    const after: Step[] = [];
    for (const [i, move] of moves.entries()) {
      if (move.after !== null && move.after >= i) return refused(illegal(i));
      const before = move.after === null ? start : defined(after[move.after]).round;
      const step = stepOf(before, move);
      if (!step) return refused(illegal(i));
      after.push(step);
    }
    return accepted({ shared, start, after });
  } catch {
    // Outcomes of earlier rounds that no game has had.
    return unreadable('before');
  }
}

function illegal(index: number): Rejection<SharedCode> {
  return reject('shared-illegal', { move: index + 1 });
}

/** What a move leads to; null if the rules do not have it there. */
export function stepOf(
  round: AnyRound,
  { by, input }: Pick<SharedMove, 'by' | 'input'>,
): Step | null {
  const turn = round.turn();
  if (by === 'chance') {
    const drawn = v.safeParse(v.array(v.number()), input);
    const isAnswer = turn.kind === 'chance' && drawn.success && answers(turn.request, drawn.output);
    return isAnswer ? round.chance(drawn.output) : null;
  }
  if (turn.kind !== 'play') return null;
  if (by === 'timeout') return turn.limit ? round.timeout() : null;
  const step = round.act(by, input);
  return step.ok ? step.value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
