import { distinctName, NAMELESS } from './names.ts';
import type { TableView } from '../model/view.ts';

export { NAMELESS };

/** Names of the people and bots at a table. */
export interface Names {
  /** Name of a seat's holder; empty for an open seat. */
  seat(seat: number): string;
  person(id: string): string;
}

/**
 * The names at a table; bots get one of `botNames`, always the same for the same seat. Names of
 * seats are unique: later arrivals get a number.
 */
export function namesOf(
  view: Pick<TableView, 'people' | 'seats'>,
  botNames: readonly string[],
): Names {
  const people = new Map<string, string>();
  /** Names of the people with a seat so far. */
  const seated = new Set<string>();
  for (const { id, name } of view.people) {
    // The server keeps names unique; tables from before it did still exist. Who has left for another
    // device shares a name with who came back on it, and all erased people share one.
    const isSeated = view.seats.some((one) => one.kind === 'person' && one.person === id);
    people.set(id, isSeated && name !== NAMELESS ? distinctName(name, [...seated]) : name);
    if (isSeated) seated.add(people.get(id) ?? name);
  }
  const person = (id: string) => people.get(id) ?? '';
  return {
    person,
    seat(seat) {
      const holder = view.seats[seat];
      if (!holder || holder.kind === 'open') return '';
      if (holder.kind === 'person') return person(holder.person);
      const name = botNames[seat % Math.max(1, botNames.length)] ?? holder.bot;
      return distinctName(name, [...people.values()]);
    },
  };
}
