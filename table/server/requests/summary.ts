import { isDayClock } from '../../rounds/by-day.ts';
import { awaits } from '../../rounds/awaits.ts';
import { seatedNames } from '../../seats/membership.ts';
import type { EventName, Summary } from '../../protocol/messages.ts';
import type { TableState } from '../../model/types.ts';

export function summaryOf(table: TableState, person: string, event: EventName | null): Summary {
  const awaited = awaits(table, person);
  return {
    table: table.id,
    code: table.code,
    game: table.game.id,
    options: table.options,
    phase: table.phase,
    names: seatedNames(table),
    updatedAt: table.updatedAt,
    yourTurn: awaited !== null,
    until: awaited?.until ?? null,
    byDay: isDayClock(table.settings.clock),
    isReplaced: table.seats.some(
      (holder) => holder.kind === 'bot' && holder.substituteFor === person,
    ),
    event,
  };
}
