import type { Rejection } from '@lusoria/core';
import { late } from '@lusoria/web-kit/page/late.ts';
import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { eraseProgress } from '@lusoria/web-kit/lesson/progress.svelte.ts';
import { forgetPortraits } from '@lusoria/web-kit/portraits/portraits-at.ts';
import { devicePeople, forgetPeople } from '@lusoria/web-kit/device/people.svelte.ts';
import { hasToken, otherServer } from '../pass/others.ts';
import { allManifests } from '../games.ts';
import { forgetGoing } from '../lobby/going.ts';
import { forgetTogether } from '../pass/together.svelte.ts';
import { forgetNotices } from '../days/notices.ts';
import { hasServer } from '../has-server.ts';
import { type Connection, hasDeviceTables, localServer, remoteServer } from '../servers.svelte.ts';

/**
 * Erases the data of this device's people, here and at the servers that know them.
 *
 * @returns the rejection of a server; null if everything was erased
 */
export async function eraseEverything(): Promise<Rejection | null> {
  for (const { key } of devicePeople()) await (await openJournal(key)).clear();
  const own = [
    ...(hasServer ? [remoteServer()] : []),
    ...(hasDeviceTables() ? [localServer()] : []),
  ];
  for (const { session } of [...own, ...otherServers()]) {
    const result = await session.erase();
    if (!result.ok) return result.rejection;
  }
  for (const { forgetDecks } of await allManifests()) {
    if (forgetDecks) await late(forgetDecks);
  }
  await forgetNotices();
  forgetGoing();
  forgetPeople();
  forgetTogether();
  eraseProgress();
  forgetPortraits();
  return null;
}

/** Connections to the servers that know other people of this device, one for each person. */
function otherServers(): readonly Connection[] {
  const others = devicePeople().filter(({ key }) => key !== '');
  return others.flatMap(({ key, name }) =>
    [false, true]
      .filter((offline) => hasToken(offline, key))
      .map((offline) => otherServer(offline, key, name)),
  );
}
