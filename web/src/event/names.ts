import type { EventView } from '@lusoria/events/protocol';
import { t } from './messages.svelte.ts';

/** How a member is called; a number where names are hidden. */
export function nameOf({ members }: EventView, member: number): string {
  return members.find((one) => one.member === member)?.name || `#${member + 1}`;
}

/** Who sits at a table, in the order of the seats. */
export function seatNames(view: EventView, seats: readonly (number | null)[]): readonly string[] {
  return seats.map((member) => (member === null ? t('bot') : nameOf(view, member)));
}
