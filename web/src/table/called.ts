import { NAMELESS } from '@lusoria/table/seat-names';
import { t } from '@lusoria/web-kit/messages.svelte.ts';
import { type Names, namesOf } from '@lusoria/web-kit/names.ts';

/** How somebody is called who had a name: whoever has erased everything is somebody. */
export function called(name: string): string {
  return name === NAMELESS ? t('somebody') : name;
}

/** How the people and bots at a table are called. */
export function calledAt(...at: Parameters<typeof namesOf>): Names {
  const names = namesOf(...at);
  return {
    person: (id) => called(names.person(id)),
    seat: (seat) => called(names.seat(seat)),
  };
}
