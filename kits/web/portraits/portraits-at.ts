import { defined } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import { ofTab } from '../device/memory.ts';
import type { Names } from '../names.ts';
import { loadPortraits, savePortraits } from './kept-portraits.ts';
import type { Person } from './persons.ts';
import { portraitsOf } from './portraits-of.ts';

/** By table: the portrait of everybody who has sat there since this tab was opened. */
let known = loadPortraits(ofTab);

/** The portraits at a table, by seat: each belongs to whoever sits there, and nobody gets another when somebody comes or goes. */
export function portraitsAt(
  { id, seats }: Pick<TableView, 'id' | 'seats'>,
  names: Pick<Names, 'seat'>,
): readonly Person[] {
  const people = known.get(id) ?? new Map<string, Person>();
  const called = seats.map((_, seat) => names.seat(seat));
  const keys = seats.map((holder, seat) =>
    holder.kind === 'person' ? holder.person : `${holder.kind} ${seat}`,
  );
  const before = keys.map((key) => people.get(key) ?? null);
  const away = [...people].flatMap(([key, person]) => (keys.includes(key) ? [] : [person]));
  const portraits = portraitsOf(called, before, away);
  const seen = people.size;
  for (const [seat, { kind }] of seats.entries()) {
    if (kind !== 'open') people.set(defined(keys[seat]), defined(portraits[seat]));
  }
  known.set(id, people);
  if (people.size > seen) savePortraits(ofTab, known);
  return portraits;
}

/** Forgets who sat where. */
export function forgetPortraits(): void {
  known = new Map();
  savePortraits(ofTab, known);
}
