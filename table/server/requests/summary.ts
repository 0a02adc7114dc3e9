import { seatedNames, seatOf } from '../../seats/membership.ts';
import type { Summary } from '../../protocol/messages.ts';
import type { TableState } from '../../model/types.ts';

export function summaryOf(table: TableState, person: string): Summary {
  const seat = seatOf(table, person);
  const turn = table.phase === 'playing' ? table.round?.play?.state.turn() : undefined;
  return {
    table: table.id,
    code: table.code,
    game: table.game.id,
    options: table.options,
    phase: table.phase,
    names: seatedNames(table),
    updatedAt: table.updatedAt,
    yourTurn: seat !== null && turn?.kind === 'play' && turn.must.includes(seat),
  };
}
