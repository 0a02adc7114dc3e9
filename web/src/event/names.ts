import type { EventView } from '@lusoria/tournaments/protocol';
import type { TableView } from '@lusoria/table';
import { NAMELESS } from '@lusoria/table/names';
import { t } from './messages.svelte.ts';

/** A member's name; a number where names are hidden. */
export function nameOf({ members }: EventView, member: number): string {
  return members.find((one) => one.member === member)?.name || `#${member + 1}`;
}

/** A table with its players' names replaced by numbers where names are hidden. */
export function namedAs(
  event: EventView,
  seats: readonly (number | null)[],
  view: TableView,
): TableView {
  const isHidden = event.members.some(({ state, name }) => state === 'here' && name === '');
  if (!isHidden) return view;
  const names = seatNames(event, seats);
  const people = view.people.map((person) => {
    const seat = view.seats.findIndex(
      (holder) => holder.kind === 'person' && holder.person === person.id,
    );
    return { ...person, name: names[seat] ?? NAMELESS };
  });
  return { ...view, people };
}

/** Names of the people at a table, by seat. */
export function seatNames(view: EventView, seats: readonly (number | null)[]): readonly string[] {
  return seats.map((member) => (member === null ? t('bot') : nameOf(view, member)));
}
