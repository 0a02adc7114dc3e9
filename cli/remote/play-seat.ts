import { randomBytes } from 'node:crypto';
import type { AnyGame, Random, Rejection } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import { type Answer, type Fault, type Player, randomAt } from '../arena/player.ts';
import { changesOf } from './changes.ts';
import { comesBack } from './seat.ts';
import type { Visit } from './visit.ts';

/** Allowance for network latency, subtracted from the clock, in milliseconds. */
const ON_THE_WAY_MS = 500;
/** Delay before an overtaken decision is reconsidered. */
const AGAIN_MS = 250;
/** Commands that begin the next round, or the next match. */
const NEXT = { between: 'next', over: 'rematch' } as const;
/** Rejections of a command that was late, or based on an old state: the decision is reconsidered. */
const OVERTAKEN: readonly string[] = ['stale', 'ahead', 'not-now', 'too-soon', 'paused'];

/** Player at a seat, and its settings. */
export interface SeatPlayer {
  readonly game: AnyGame;
  /** Player for the table's present options. */
  playerFor(view: TableView): Promise<Player>;
  /** Substitute for an invalid answer. */
  substitute(view: unknown, random: Random): unknown;
  /** Milliseconds per decision; null: as the table's clock allows. */
  readonly budget: number | null;
  /** Milliseconds after which the next round or match is begun; null: others do that. */
  readonly nextAfter: number | null;
  failed(fault: Fault, why: Rejection | null): void;
}

/** Reason why the player stops. */
export type Leaving = 'dismissed' | 'stopped' | { readonly gone: string };

/**
 * Plays at a seat until it is taken away, the table is gone, or it is stopped.
 *
 * Rejects when the player has broken for good.
 */
export async function playSeat(
  visit: Visit,
  player: SeatPlayer,
  stopped: Promise<void>,
): Promise<Leaving> {
  const { session, table } = visit;
  const changes = changesOf(table);
  let isStopped = false;
  void stopped.then(() => {
    isStopped = true;
    changes.wake();
  });
  /** View for which the player declined to act. */
  let declined: unknown = null;

  /** @returns milliseconds after which to look again, if nothing changes; undefined: never. */
  const step = async (view: TableView): Promise<number | undefined> => {
    const moment = momentOf(view);
    if (!moment || moment.view === declined) return undefined;
    const wait = moment.waitUntil - session.now();
    if (wait > 0) return wait;
    const decision = await decide(visit, player, moment);
    if (decision === 'nothing') declined = moment.view;
    return decision === 'overtaken' ? AGAIN_MS : 0;
  };

  try {
    for (;;) {
      const { view, gone } = table.get();
      if (isStopped) return 'stopped';
      if (gone === 'removed') return 'dismissed';
      if (gone !== null) return { gone };
      if (view.seat === null && !(await comesBack(visit))) return 'dismissed';
      const { nextAfter } = player;
      if (nextAfter !== null && (view.phase === 'between' || view.phase === 'over')) {
        await changes.next(nextAfter);
        if (table.get().view === view) await table.do({ do: NEXT[view.phase] });
      } else await changes.next(await step(view));
    }
  } finally {
    changes.close();
  }
}

/** A decision to make. */
interface Moment {
  readonly seat: number;
  readonly must: boolean;
  readonly view: unknown;
  /** By the server's clock; 0: at once. */
  readonly waitUntil: number;
  /** Deadline; null: none. */
  readonly until: number | null;
  readonly table: TableView;
}

function momentOf(table: TableView): Moment | null {
  const { seat, round, paused, phase } = table;
  const play = round?.play;
  if (!play || seat === null || paused || phase !== 'playing') return null;
  const must = play.must.includes(seat);
  if (!must && !play.may.includes(seat)) return null;
  const ends = [play.clocks?.[seat]?.until ?? null, play.limitAt].filter((at) => at !== null);
  const until = ends.length > 0 ? Math.min(...ends) : null;
  return { seat, must, view: play.view, waitUntil: play.waitUntil, until, table };
}

/** Outcome of a question: an action was made, none was wanted, or it came too late. */
type Decided = 'done' | 'nothing' | 'overtaken';

/** Asks the player, and carries out the answer. */
async function decide(
  { session, table }: Visit,
  { playerFor, budget, game, substitute, failed }: SeatPlayer,
  { view, must, until, table: shown }: Moment,
): Promise<Decided> {
  const player = await playerFor(shown);
  if (!must && !player.volunteers) return 'nothing';
  const seed = randomBytes(32).toString('hex');
  const left = until === null ? null : Math.max(1, until - session.now() - ON_THE_WAY_MS);
  const answer = await player.ask({
    view,
    must,
    budget: left === null ? budget : Math.min(left, budget ?? left),
    actions: () => game.actions(view, randomAt(seed)),
    seed,
  });
  const wrong = (fault: Fault, why: Rejection | null): void => {
    failed(fault, why);
    player.told?.(fault, why);
  };
  const action = actionIn(answer);
  if (action !== null) {
    const done = await table.do({ do: 'act', action });
    if (done.ok) return 'done';
    // Others were faster, or the question has changed by now.
    const isOld = table.get().view !== shown || OVERTAKEN.includes(done.rejection.code);
    if (isOld) return 'overtaken';
    wrong('illegal', done.rejection);
  } else if ('fault' in answer) wrong(answer.fault, null);
  else if (must) wrong('illegal', null);
  if (!must) return 'nothing';
  const instead = await table.do({ do: 'act', action: substitute(view, randomAt(seed)) });
  return instead.ok ? 'done' : 'overtaken';
}

function actionIn(answer: Answer): unknown {
  return 'action' in answer ? (answer.action ?? null) : null;
}
