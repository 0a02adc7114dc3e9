import { distinctName, NAMELESS } from './names.ts';
import type { TableView } from './view.ts';

/** How the people and bots at a table are called. */
export interface Names {
  /** Whoever has the seat; empty for an open one. */
  seat(seat: number): string;
  person(id: string): string;
}

/**
 * The names at a table; bots get one of `botNames`, always the same for the same seat. Nobody has the name of somebody else:
 * who came later has a number behind it.
 */
export function namesOf(
  view: Pick<TableView, 'people' | 'seats'>,
  botNames: readonly string[],
): Names {
  const people = new Map<string, string>();
  for (const { id, name } of view.people) {
    // The server sees to it; tables from before it did are still there, and those erased all have the same.
    people.set(id, name === NAMELESS ? name : distinctName(name, [...people.values()]));
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
