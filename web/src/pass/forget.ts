import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { devicePeople, forgetPeople } from '@lusoria/web-kit/people.svelte.ts';
import type { Connection } from '../servers.svelte.ts';
import { hasToken, otherServer } from './others.ts';
import { forgetTogether } from './together.svelte.ts';

/** Erases what everybody at this device has played and practised. */
export async function eraseJournals(): Promise<void> {
  for (const { key } of devicePeople()) await (await openJournal(key)).clear();
}

/** The servers that know others of this device, each as one of them. */
export function otherServers(): readonly Connection[] {
  const others = devicePeople().filter(({ key }) => key !== '');
  return others.flatMap(({ key, name }) =>
    [false, true]
      .filter((offline) => hasToken(offline, key))
      .map((offline) => otherServer(offline, key, name)),
  );
}

/** Forgets the others of this device, and where they sat. */
export function forgetOthers(): void {
  forgetPeople();
  forgetTogether();
}
