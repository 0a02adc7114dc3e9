import { setTimeout as pause } from 'node:timers/promises';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { askEvents, doEvent } from '@lusoria/testing/people/event.ts';

/** Much faster than the server allows (milliseconds). */
const EVERY_MS = 5;
const AGAIN_MS = 500;

/** The beginning of names that nobody has. */
export const FALSE_NAME = 'Nemo';

/** Writes at a table, under the token of a pupil, as fast as it can, and comes again whenever it is cut off. */
export async function floodTable(
  url: string,
  token: string,
  table: string,
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; !isOver(); ) {
    try {
      const client = await join(url, { token });
      let isCut = false;
      void client.closed.then(() => (isCut = true));
      await client.open(table);
      while (!isOver() && !isCut) {
        n += 1;
        const command = { do: 'say', text: `eia ${n}` };
        client.send({ t: 'do', id: `eia-${n}`, table, seen: client.table(table).seq, command });
        await pause(EVERY_MS);
      }
      await client.close();
    } catch {
      await pause(AGAIN_MS);
    }
  }
}

/** Comes in under false names, each from a device of its own, as fast as the server lets. */
export async function floodNames(
  url: string,
  code: string,
  count: number,
  isOver: () => boolean,
): Promise<void> {
  const clients: Client[] = [];
  for (let n = 1; n <= count && !isOver(); n += 1) {
    const client = await join(url);
    clients.push(client);
    await askEvents(client, { ask: 'open', event: code });
    await doEvent(client, code, { do: 'join', name: `${FALSE_NAME} ${n}` });
  }
  await Promise.all(clients.map(async (client) => client.close()));
}
