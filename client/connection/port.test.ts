import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messagePort, servePort } from './port.ts';
import { openSession } from '../session.ts';
import { keepIn, valueOf } from '../testing/guest.ts';
import { openTestServer, TABLE } from '../testing/test-server.ts';
import { fakeTime } from '../testing/time.ts';

describe('a port', () => {
  let near: MessagePort;
  let far: MessagePort;
  let stop = () => {};

  beforeEach(() => {
    ({ port1: near, port2: far } = new MessageChannel());
  });

  afterEach(() => {
    stop();
    near.close();
  });

  it('carries a session to a server in a worker', async () => {
    const server = await openTestServer(fakeTime(), 'worker');
    stop = servePort(far, (send) => server.tables.connect(send));
    const session = openSession({
      connect: messagePort(near),
      credentials: keepIn({ credentials: null }),
    });
    const id = valueOf(await session.create(TABLE));
    const table = valueOf(await session.open(id));
    expect(valueOf(await table.do({ do: 'say', text: 'salvete' }))).toBe(2);
    session.close();
  });

  it('carries one connection after the other', async () => {
    const arrived: string[] = [];
    stop = servePort(far, (send) => {
      const line = `line ${arrived.push('begun')}`;
      return {
        receive(text) {
          arrived.push(`${line} ${text}`);
          send({ t: 'pong', now: 1 });
        },
        close() {
          arrived.push(`${line} closed`);
          // Messages after the close are not received any more.
          send({ t: 'pong', now: 99 });
        },
      };
    });
    const connect = messagePort(near);
    const heard: string[] = [];
    for (const name of ['first', 'second']) {
      await new Promise<void>((resolve) => {
        const line = connect({
          opened: () => line.send(name),
          received(text) {
            heard.push(`${name} ${text}`);
            line.close();
            resolve();
          },
          closed: () => {},
        });
      });
    }
    expect(heard).toEqual(['first {"t":"pong","now":1}', 'second {"t":"pong","now":1}']);
    expect(arrived.slice(0, 5)).toEqual([
      'begun',
      'line 1 first',
      'line 1 closed',
      'begun',
      'line 4 second',
    ]);
  });

  it('does not say that it is open after it was given up', async () => {
    const line = messagePort(near)({
      opened: () => expect.unreachable(),
      received: () => expect.unreachable(),
      closed: () => {},
    });
    line.close();
    await Promise.resolve();
  });
});
