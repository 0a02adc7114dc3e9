import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { eraseProgress } from '@lusoria/web-kit/lesson/progress.svelte.ts';
import { rejection } from '@lusoria/web-kit/messages.svelte.ts';
import { devicePeople, forgetPeople } from '@lusoria/web-kit/people.svelte.ts';
import { hasToken, otherServer } from '../pass/others.ts';
import { forgetTogether } from '../pass/together.svelte.ts';
import { type Connection, hasDeviceTables, localServer, remoteServer } from '../servers.svelte.ts';

/**
 * Erases what belongs to the people of this device, here and at the servers that know them.
 *
 * @returns why a server refused, in the reader's words; null when all is gone
 */
export async function forgetEverything(): Promise<string | null> {
  for (const { key } of devicePeople()) await (await openJournal(key)).clear();
  const own = hasDeviceTables() ? [remoteServer(), localServer()] : [remoteServer()];
  for (const { session } of [...own, ...otherServers()]) {
    const result = await session.erase();
    if (!result.ok) return rejection(result.rejection.code, result.rejection.params);
  }
  forgetPeople();
  forgetTogether();
  eraseProgress();
  return null;
}

/** The servers that know others of this device, each as one of them. */
function otherServers(): readonly Connection[] {
  const others = devicePeople().filter(({ key }) => key !== '');
  return others.flatMap(({ key, name }) =>
    [false, true]
      .filter((offline) => hasToken(offline, key))
      .map((offline) => otherServer(offline, key, name)),
  );
}
