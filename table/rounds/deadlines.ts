import type { Request } from '../model/decision.ts';
import { clockOf, limitUntil, waitsUntil } from './clock.ts';
import { botPause } from './bot-pace.ts';
import { ABANDONED_MS, ENTROPY_SECONDS, isOpen } from './play.ts';
import type { TableState } from '../model/types.ts';

/** Something that the table will do by itself, and when (milliseconds since 1970). */
export type Deadline =
  | { readonly at: number; readonly kind: 'request'; readonly request: Request }
  | {
      readonly at: number;
      readonly kind: 'bot';
      readonly seat: number;
      readonly bot: string;
      /** Whether the table waits for the bot; otherwise it merely may act. */
      readonly must: boolean;
    };

/**
 * Everything a table waits for besides people: late contributions, limits of the game, clocks and
 * bots. A bot that merely may act is asked, too; it can decline. Earliest first; at the same time
 * bots that may object come before bots whose turn it is. Where no person has a seat any more
 * everything stands still until one returns, or the table is closed.
 */
export function deadlinesOf(table: TableState): readonly Deadline[] {
  if (!isOpen(table)) return [];
  const abandoned = timed(table.updatedAt + ABANDONED_MS, { kind: 'time', of: 'abandoned' });
  const { round } = table;
  const runs =
    table.phase === 'playing' &&
    table.pausedAt === null &&
    table.seats.some(({ kind }) => kind === 'person');
  if (!round || !runs) return [abandoned];
  if (!round.play) {
    const at = round.openedAt + (round.awaited.length > 0 ? ENTROPY_SECONDS * 1000 : 0);
    return [timed(at, { kind: 'time', of: 'entropy' }), abandoned];
  }
  const { play } = round;
  const turn = play.state.turn();
  if (turn.kind !== 'play') return [abandoned];
  const list: Deadline[] = [];
  for (const seat of [...turn.may, ...turn.must]) {
    const holder = table.seats[seat];
    if (holder?.kind !== 'bot') continue;
    const at = Math.max(
      play.movedAt + botPause(table),
      // Bots leave people the first word, both to object and before a bot's turn.
      waitsUntil(table, seat),
    );
    list.push({ at, kind: 'bot', seat, bot: holder.bot, must: turn.must.includes(seat) });
  }
  const limit = limitUntil(table);
  if (limit) list.push(timed(limit.at, { kind: 'time', of: 'limit', name: limit.name }));
  for (const seat of turn.must) {
    const clock = clockOf(table, seat);
    if (clock && clock.until !== null && !clock.late) {
      list.push(timed(clock.until, { kind: 'time', of: 'clock' }));
    }
  }
  return [...list.toSorted((a, b) => a.at - b.at), abandoned];
}

/** Whether the time of a request of the table's own has come. */
export function isDue(
  table: TableState,
  { of }: Extract<Request, { kind: 'time' }>,
  now: number,
): boolean {
  return deadlinesOf(table).some(
    (one) =>
      one.kind === 'request' &&
      one.at <= now &&
      one.request.kind === 'time' &&
      one.request.of === of,
  );
}

function timed(at: number, request: Request): Deadline {
  return { at, kind: 'request', request };
}

const SOON_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When another node should take the table over, in case the one that has it in memory is gone: some
 * seconds after its next deadline, rounded up so that it seldom changes. Null: never.
 *
 * @param agenda the deadlines of the table, if already known.
 */
export function takeoverAt(table: TableState, agenda = deadlinesOf(table)): number | null {
  const next = agenda.find((item) => item.kind === 'request' || item.must);
  if (!next) return null;
  const isAbandoned =
    next.kind === 'request' && next.request.kind === 'time' && next.request.of === 'abandoned';
  const grain = isAbandoned ? DAY_MS : SOON_MS;
  return Math.ceil((next.at + SOON_MS / 2) / grain) * grain;
}
