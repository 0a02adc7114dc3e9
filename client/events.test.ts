import { defined, seeded } from '@lusoria/core';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { memoryStore, openTableServer, PROTOCOL, type ServerMessage } from '@lusoria/table';
import { valueAt } from '@lusoria/tournaments/daily-beacon';
import { openLayers } from '@lusoria/tournaments/layers';
import { type EventView, eventViewSchema } from '@lusoria/tournaments/protocol';
import { type Command, settingsSchema } from '@lusoria/tournaments/types';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { eventsOver, type OpenEvent } from './events.ts';
import { type Guest, guest, valueOf } from './testing/guest.ts';
import { bytesFrom, type TestServer } from './testing/test-server.ts';
import { type FakeTime, fakeTime } from './testing/time.ts';

const PUPILS = 12;

function openServer(time: FakeTime): Pick<TestServer, 'tables'> {
  const tables = openTableServer(
    {
      store: memoryStore(),
      games: loadGame,
      cluster: null,
      now: time.now,
      randomBytes: bytesFrom(seeded('a school')),
      after: time.after,
      think: async () => null,
      notice: () => undefined,
    },
    (host) => openLayers(host, { daily: [], beacons: { url: null, valueAt }, rated: [] }),
  );
  return { tables };
}

/** What another connection of somebody is sent of an event, without patches. */
async function watchWhole({ tables }: Pick<TestServer, 'tables'>, one: Guest, code: string) {
  const messages: ServerMessage[] = [];
  const connection = tables.connect((message) => messages.push(message));
  const token = defined(one.kept.credentials?.token);
  for (const message of [
    { t: 'hello', v: PROTOCOL, token, name: null },
    { t: 'event', id: 'watch', request: { ask: 'open', event: code } },
  ])
    connection.receive(JSON.stringify(message));
  await connection.settled();
  return (): EventView => {
    expect(messages.every(({ t }) => t !== 'event-patch')).toBe(true);
    const last = messages.findLast((message) => message.t === 'event');
    return v.parse(eventViewSchema, JSON.parse(JSON.stringify(last?.view)));
  };
}

/** What a person's session has of an event, and what they are sent without patches. */
interface Watched {
  readonly own: OpenEvent;
  readonly whole: () => EventView;
}

/** A class of a teacher's, and its code. */
async function openClass(server: Pick<TestServer, 'tables'>, time: FakeTime) {
  const game = defined(GAME_IDS[0]);
  const { bot } = await manifestOf(game);
  const teacher = guest(server, time, 'Magistra');
  const settings = v.parse(settingsSchema, { bot, size: 3 });
  const wanted = { kind: 'class', title: '7b', game, options: {}, settings } as const;
  const { event, code } = valueOf(await time.of(eventsOver(teacher.session).create(wanted)));
  return { teacher, event, code };
}

test('whoever takes patches of an event sees what others are sent whole, and asks anew when one is lost', async () => {
  const time = fakeTime();
  const server = openServer(time);
  const { teacher, code } = await openClass(server, time);
  const all: Watched[] = [];
  const kinds = { event: 0, 'event-patch': 0 };
  let isLosing = false;
  const open = async (one: Guest): Promise<Watched> => {
    one.wire.alter((text) => {
      for (const kind of ['event', 'event-patch'] as const)
        if (text.startsWith(`{"t":"${kind}",`)) kinds[kind] += 1;
      const isLost = isLosing && text.startsWith('{"t":"event-patch"');
      if (isLost) isLosing = false;
      return isLost ? null : text;
    });
    const own = valueOf(await time.of(eventsOver(one.session).open(code)));
    const watched = { own, whole: await watchWhole(server, one, code) };
    all.push(watched);
    return watched;
  };
  const director = await open(teacher);
  const pupils = Array.from({ length: PUPILS }, (_, i) => guest(server, time, `Pupil ${i}`));
  const agree = async (): Promise<void> => {
    await time.pass(1000);
    for (const { own, whole } of all) expect(own.get()).toEqual(whole());
  };
  for (const [i, pupil] of pupils.entries()) {
    const { own } = await open(pupil);
    valueOf(await time.of(own.do({ do: 'join', name: `Pupil ${i}` })));
    await agree();
  }
  const does = async (command: Command): Promise<void> => {
    valueOf(await time.of(director.own.do(command)));
    await agree();
  };
  kinds.event = 0;
  kinds['event-patch'] = 0;
  await does({ do: 'tell', text: 'Salvēte' });
  await does({ do: 'title', title: '7c' });
  await does({ do: 'lock', on: true });
  expect(kinds).toEqual({ event: 0, 'event-patch': 3 * (PUPILS + 1) });
  await does({ do: 'start' });
  await does({ do: 'pause', on: true });
  await does({ do: 'pause', on: false });
  // One is lost: with the next one it shows, and the whole comes.
  isLosing = true;
  valueOf(await time.of(director.own.do({ do: 'tell', text: 'Audīte' })));
  await time.pass(1000);
  kinds.event = 0;
  await does({ do: 'tell', text: 'Valēte' });
  expect(kinds.event).toBe(1);
  // A lost connection begins anew.
  pupils[1]?.wire.cut();
  await does({ do: 'time', minutes: 0 });
  await does({ do: 'start' });
  server.tables.stop();
});

test('an event is there although the connection is lost before its first view comes', async () => {
  const time = fakeTime();
  const server = openServer(time);
  const { code } = await openClass(server, time);
  const pupil = guest(server, time, 'Anna');
  pupil.wire.alter((text) => (text.startsWith('{"t":"event",') ? null : text));
  const opening = eventsOver(pupil.session).open(code);
  await time.until(() => pupil.wire.said.some((text) => text.includes('"ask":"open"')));
  await time.pass(1000);
  pupil.wire.alter((text) => text);
  pupil.wire.cut();
  expect(valueOf(await time.of(opening)).get()).toMatchObject({ code, title: '7b' });
  server.tables.stop();
});

test('an event is watched again after a lost connection, however long the server cannot read it', async () => {
  const time = fakeTime();
  const server = openServer(time);
  const { teacher, event, code } = await openClass(server, time);
  const pupil = guest(server, time, 'Anna');
  const watched = valueOf(await time.of(eventsOver(pupil.session).open(code)));
  pupil.wire.alter((text) => {
    if (text.startsWith('{"t":"event",')) return null;
    const [, id] = /^\{"t":"event-answer".*?"id":("[^"]*")/.exec(text) ?? [];
    return id === undefined ? text : `{"t":"refused","id":${id},"code":"unknown","params":{}}`;
  });
  pupil.wire.cut();
  await time.pass(120_000);
  const director = valueOf(await time.of(eventsOver(teacher.session).open(code)));
  valueOf(await time.of(director.do({ do: 'title', title: '8c' })));
  pupil.wire.alter((text) => text);
  await time.until(() => watched.get().title !== '7b');
  expect(watched.get().title).toBe('8c');
  // Once it is deleted, that is told, too.
  pupil.wire.cut();
  valueOf(await time.of(eventsOver(teacher.session).erase(event)));
  await time.until(() => watched.gone() !== null);
  expect(watched.gone()).toBe('no-such-event');
  server.tables.stop();
});
