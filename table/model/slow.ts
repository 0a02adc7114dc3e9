import { accepted, type AnyGame, onceFor } from '@lusoria/core';
import { decideEvents } from './change.ts';
import type { DecidedEvents, Decision, Request } from './decision.ts';
import { snapshotOf, tableFrom } from '../record/snapshot.ts';
import { decide, type Opening, open } from './table.ts';
import type { Command, TableState } from './types.ts';

/** A decision that may take long, as plain data: it is posted to another thread. */
export type SlowJob =
  | { readonly kind: 'open'; readonly game: string; readonly opening: Opening }
  | {
      readonly kind: 'request';
      readonly game: string;
      readonly table: string;
      /** The snapshot of the table. */
      readonly text: string;
      readonly request: Request;
      readonly now: number;
      readonly secret: string;
    };

/** Options with more characters than this may take long to check. */
const LARGE_CHARS = 2000;

/** Whether a request may take long to decide: it has options to check, or leads to a draw. */
export function isSlow(table: TableState, request: Request): boolean {
  const { game, options, round, phase } = table;
  const command = request.kind === 'person' ? request.command : null;
  if (command?.do === 'options') return phase === 'lobby' && isLarge(command.options);
  const deals =
    command?.do === 'contribute' || (request.kind === 'time' && request.of === 'entropy');
  return deals && round !== null && round.play === null && game.isSlow(options);
}

/** Commands that begin a round, which starts with a draw. */
const BEGINNING: readonly Command['do'][] = ['start', 'next', 'rematch'];

/** Whether a command leads, now or soon, to a slow decision. */
export function leadsToSlow({ game, options }: TableState, command: Command): boolean {
  if (command.do === 'options') return isLarge(command.options);
  return BEGINNING.includes(command.do) && game.isSlow(options);
}

/** Whether options may take long to check. */
export function isLarge(options: unknown): boolean {
  return charsOfOptions(options) > LARGE_CHARS;
}

/** Length of options as JSON: asked several times for one message, and again for every list of tables. */
export function charsOfOptions(options: unknown): number {
  return typeof options === 'object' && options !== null
    ? charsOf(options)
    : JSON.stringify(options ?? null).length;
}

const charsOf = onceFor((options) => JSON.stringify(options).length);

/** Decides a slow request on another thread, by `decideSlow`. */
export async function decideApart(
  decideSlow: (job: SlowJob) => Promise<DecidedEvents>,
  before: TableState,
  request: Request,
  context: { readonly now: number; readonly secret: string },
): Promise<Decision> {
  const { id, game } = before;
  // Slow parts are a draw before the first step, or come before the round: the log of the round
  // is not needed.
  const { text } = snapshotOf(before, []);
  const decided = await decideSlow({
    kind: 'request',
    game: game.id,
    table: id,
    text,
    request,
    ...context,
  });
  return decided.ok ? decideEvents(before, context, decided.value) : decided;
}

/** Makes a table: on another thread, if there is one and draws by these options are slow, for they are slow to check, too. */
export async function openTable(
  decideSlow: ((job: SlowJob) => Promise<DecidedEvents>) | undefined,
  game: AnyGame,
  opening: Opening,
): Promise<DecidedEvents> {
  return decideSlow && game.isSlow(opening.options)
    ? decideSlow({ kind: 'open', game: game.id, opening })
    : open(game, opening);
}

export function decideSlowly(job: SlowJob, game: AnyGame): DecidedEvents {
  if (job.kind === 'open') return open(game, job.opening);
  const { table, text, request, now, secret } = job;
  const state = tableFrom(table, game, { seq: 0, text });
  if (!state) throw new RangeError('a table that cannot be read');
  const decision = decide(state, request, { now, secret: () => secret });
  return decision.ok ? accepted(decision.value.events) : decision;
}
