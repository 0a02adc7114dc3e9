import type { Request } from './decision.ts';
import { ENTROPY_SECONDS, waitsUntil } from './play.ts';
import type { TableState } from './types.ts';

/** Something that the table will want done by itself, and when (milliseconds since 1970). */
export type Due =
  | { readonly at: number; readonly kind: 'request'; readonly request: Request }
  | { readonly at: number; readonly kind: 'bot'; readonly seat: number; readonly bot: string };

/**
 * What a table waits for besides people: late contributions, limits of the game, and its bots. A bot
 * that merely may act is asked, too; it can decline. Earliest first; at the same time bots that may
 * object come before bots whose turn it is.
 */
export function due(table: TableState): readonly Due[] {
  const { round } = table;
  if (table.phase !== 'playing' || !round || table.pausedAt !== null) return [];
  if (!round.play) {
    const at = round.openedAt + (round.awaited.length > 0 ? ENTROPY_SECONDS * 1000 : 0);
    return [{ at, kind: 'request', request: { kind: 'time', of: 'entropy' } }];
  }
  const { play } = round;
  const turn = play.state.turn();
  if (turn.kind !== 'play') return [];
  const list: Due[] = [];
  for (const seat of [...turn.may, ...turn.must]) {
    const holder = table.seats[seat];
    if (holder?.kind !== 'bot') continue;
    const at = Math.max(
      play.movedAt + table.settings.pace,
      // Bots leave people the first word, whether they want to object or it is their turn.
      waitsUntil(table, seat),
    );
    list.push({ at, kind: 'bot', seat, bot: holder.bot });
  }
  if (turn.limit && play.limit) {
    list.push({
      at: play.limit.at + turn.limit.seconds * 1000,
      kind: 'request',
      request: { kind: 'time', of: 'limit', name: turn.limit.name },
    });
  }
  return list.toSorted((a, b) => a.at - b.at);
}
