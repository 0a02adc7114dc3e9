import { NAMELESS } from '@lusoria/table/seat-names';
import { t } from '@lusoria/web-kit/messages.svelte.ts';
import { type Names, namesOf } from '@lusoria/web-kit/names.ts';

/** How the people and bots at a table are called; whoever has erased everything is somebody. */
export function calledAt(...at: Parameters<typeof namesOf>): Names {
  const names = namesOf(...at);
  const called = (name: string) => (name === NAMELESS ? t('somebody') : name);
  return {
    person: (id) => called(names.person(id)),
    seat: (seat) => called(names.seat(seat)),
  };
}
