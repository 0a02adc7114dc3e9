import type { TableView } from '@lusoria/table';

/** How the people and bots at a table are called. */
export interface Names {
  /** Whoever has the seat; empty for an open one. */
  seat(seat: number): string;
  person(id: string): string;
}

/** The names at a table; bots get one of `botNames`, always the same for the same seat. */
export function namesOf(
  view: Pick<TableView, 'people' | 'seats'>,
  botNames: readonly string[],
): Names {
  const person = (id: string) => view.people.find((one) => one.id === id)?.name ?? '';
  return {
    person,
    seat(seat) {
      const holder = view.seats[seat];
      if (!holder || holder.kind === 'open') return '';
      if (holder.kind === 'person') return person(holder.person);
      return botNames[seat % Math.max(1, botNames.length)] ?? holder.bot;
    },
  };
}

/** The first character of a name: never half of one. */
export function initialOf(name: string): string {
  return Array.from(name)[0] ?? '';
}
