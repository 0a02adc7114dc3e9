import type { Rejection, Result } from '@lusoria/core';
import type { Action } from '../rules/actions.ts';
import type { Contract } from '../rules/contract.ts';
import type { Event } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import type { RejectionCode } from '../rules/rejections.ts';
import type { State } from '../rules/view.ts';
import type { Declaration, Move } from './record.ts';

/**
 * Why a move is not allowed, besides what our rules reject.
 *
 * @public
 */
export const RECORD_CODES = [
  'other-skat',
  'no-pick-up',
  'hand-after-pick-up',
  'resigned-already',
] as const;
export type IllegalCode = RejectionCode | (typeof RECORD_CODES)[number];

/** The first move that is not allowed; the deal has index 0. */
export interface IllegalMove {
  readonly code: IllegalCode;
  readonly index: number;
}

/** A deal that is replayed, as far as its moves have been made. */
export interface ReplayState<S extends State> {
  state: S;
  readonly events: Event[];
}

/** The rules that make events of the moves. */
export interface ReplayRules<S extends State> {
  decide(
    state: S,
    seat: number,
    action: Action,
  ): Result<readonly Event[], Rejection<RejectionCode>>;
  evolve(state: S, event: Event): S;
}

/** Makes a move, the deal included: a program's dialect says what it means. */
export type MakeMove<At> = (at: At, move: Move) => IllegalCode | null;

/** Makes the moves of a record, to its end or to the first that is not allowed. */
export function replayMoves<At>(
  at: At,
  moves: readonly Move[],
  makeMove: MakeMove<At>,
): IllegalMove | null {
  for (const [index, move] of moves.entries()) {
    const code = makeMove(at, move);
    if (code !== null) return { code, index };
  }
  return null;
}

export function applyEvents<S extends State>(
  at: ReplayState<S>,
  events: readonly Event[],
  { evolve }: Pick<ReplayRules<S>, 'evolve'>,
): void {
  at.events.push(...events);
  at.state = events.reduce(evolve, at.state);
}

/** An action, where the rules decide alone. */
export function act<S extends State>(
  at: ReplayState<S>,
  seat: number,
  action: Action,
  rules: ReplayRules<S>,
): IllegalCode | null {
  const made = rules.decide(at.state, seat, action);
  if (!made.ok) return made.rejection.code;
  applyEvents(at, made.value, rules);
  return null;
}

/** The contract that the letters of a declaration name and imply. */
export function contractOf(
  { game, ouvert, ...named }: Declaration,
  { announcements }: Pick<Options, 'announcements'>,
): Contract {
  const implies = announcements === 'hand' && game !== 'null';
  const schwarz = named.schwarz || (implies && ouvert);
  const schneider = named.schneider || schwarz;
  return { game, hand: named.hand || (implies && schneider), schneider, schwarz, ouvert };
}
