import type { EventView } from '@lusoria/tournaments/protocol';
import type { TableView } from '@lusoria/table';
import { NAMELESS } from '@lusoria/table/names';
import { namesOf } from '@lusoria/web-kit/names.ts';
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
  const people = view.people.map((person) => {
    const seat = view.seats.findIndex(
      (holder) => holder.kind === 'person' && holder.person === person.id,
    );
    const member = seats[seat] ?? null;
    return { ...person, name: member === null ? NAMELESS : nameOf(event, member) };
  });
  return { ...view, people };
}

/** Names of who sits at a table, by seat: of people as in the event, of bots as at the table. */
export function seatNames(
  view: EventView,
  seats: readonly (number | null)[],
  botNames: readonly string[],
): readonly string[] {
  const people = seats.flatMap((member) =>
    member === null ? [] : [{ id: String(member), name: nameOf(view, member), muted: false }],
  );
  const names = namesOf(
    {
      people,
      seats: seats.map((member) =>
        member === null
          ? { kind: 'bot', bot: t('bot'), substituteFor: null }
          : { kind: 'person', person: String(member) },
      ),
    },
    botNames,
  );
  return seats.map((_, seat) => names.seat(seat));
}
