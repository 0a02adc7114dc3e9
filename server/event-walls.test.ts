import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  eventAt,
  joinEvent,
  makeClass,
  ownTable,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play } from '@lusoria/testing/people/play.ts';
import type { Settings } from '@lusoria/tournaments/types';
import { expect, test } from 'vitest';
import { testServer, NO_LIMITS } from './testing/test-server.ts';

const NAMES = ['Xanthippe', 'Yolanda', 'Zenobia'] as const;

/** A class of three at a table, and the data that a screen needs to show it. */
async function playingClass(settings: Partial<Settings> = {}) {
  const { url } = await testServer({ limits: NO_LIMITS });
  const teacher = await join(url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher, { size: 3, ...settings });
  const pupils = await Promise.all(NAMES.map(async () => join(url)));
  for (const [i, pupil] of pupils.entries()) await joinEvent(pupil, code, NAMES[i] ?? '');
  await doEvent(teacher, event, { do: 'start' });
  const [first] = pupils;
  if (!first) throw new Error('nobody is there');
  const table = ownTable(await untilEvent(first, (view) => ownTable(view) !== null)) ?? '';
  const key = eventAt(teacher)?.direction?.key ?? '';
  return { url, teacher, code, event, pupils, first, table, key };
}

/** Opens an event as a screen does, by its code. */
async function hang(wall: Client, code: string, key: string): Promise<void> {
  await askEvents(wall, { ask: 'open', event: code, screen: { key } });
}

async function isShown(client: Client, table: string): Promise<string> {
  return codeOf(await client.ask({ t: 'open', table, seen: null }));
}

test('a wall with its key sees tables as they are, and nothing of a hand; without the key it sees none', async () => {
  const { url, code, event, pupils, table, key } = await playingClass();
  const wall = await join(url);
  await hang(wall, code, 'f'.repeat(32));
  expect(eventAt(wall)).toMatchObject({ you: { as: 'guest' }, round: null });
  expect(await isShown(wall, table)).toBe('no-spectators');

  await hang(wall, code, key);
  await untilEvent(wall, ({ you }) => you.as === 'screen');
  await wall.open(table);
  expect(wall.table(table).view).toMatchObject({ seat: null, phase: 'playing' });
  await playOut(pupils);
  await wall.until(() => wall.table(table).view.phase === 'over');
  expect(wall.table(table).view.people.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...NAMES]),
  );
  // It was sent what a person without a seat is sent.
  expect(wall.table(table).entries.length).toBeGreaterThan(3);
  const seated = wall.messages.some(
    (message) => message.t === 'table' && message.view.seat !== null,
  );
  expect(seated).toBe(false);
  expect((await wall.ask({ t: 'export', table })).t).toBe('record');
  // A screen that has closed the event no longer sees its tables.
  await askEvents(wall, { ask: 'close', event });
  expect(await isShown(wall, table)).toBe('no-spectators');
});

async function playOut(pupils: readonly Client[]): Promise<void> {
  await Promise.all(
    pupils.map(async (pupil, i) => playEventRound(pupil, 1, await botPlayer('uniform', `${i}`))),
  );
}

test('a wall that hides names is told none', async () => {
  const { url, code, first, pupils, table, key } = await playingClass({ names: false });
  const wall = await join(url);
  await hang(wall, code, key);
  await wall.open(table);
  await first.open(table);
  await first.do(table, { do: 'say', text: 'Xanthippe sum' });
  await playOut(pupils);
  await wall.until(() => wall.table(table).view.phase === 'over');
  await wall.ask({ t: 'export', table });
  await wall.ask({ t: 'history', table, before: wall.table(table).seq + 1 });
  for (const name of NAMES) expect(wall.raw.join('\n')).not.toContain(name);
});

test('where all are dealt the same a wall sees no table before the round is over', async () => {
  const { url, teacher, code, event, pupils, table, key } = await playingClass({ shared: true });
  const wall = await join(url);
  await hang(wall, code, key);
  expect(await isShown(wall, table)).toBe('no-spectators');
  expect(codeOf(await wall.ask({ t: 'export', table }))).toBe('no-spectators');
  // Nor does the spotlight give it away.
  await doEvent(teacher, event, { do: 'spotlight', table });
  await untilEvent(wall, ({ round }) => round?.spotlight === 1);
  expect(await isShown(wall, table)).toBe('no-spectators');
  await Promise.all(
    pupils.map(async (pupil, i) => {
      await pupil.open(table);
      return play(
        pupil,
        table,
        await botPlayer('uniform', `${i}`),
        ({ phase }) => phase === 'over',
      );
    }),
  );
  await untilEvent(wall, ({ round }) => round?.ended === true);
  await wall.open(table);
  expect(wall.table(table).view.phase).toBe('over');
  expect((await wall.ask({ t: 'export', table })).t).toBe('record');
});

test('whoever directs a class says at any time whether its tables may chat, or only react', async () => {
  const { teacher, event, first: pupil, table } = await playingClass({ chat: 'off' });
  await pupil.open(table);
  const settings = async (chat: Settings['chat']): Promise<void> => {
    const now = eventAt(teacher)?.direction?.settings;
    if (!now) throw new Error('nobody directs');
    expect(await doEvent(teacher, event, { do: 'settings', settings: { ...now, chat } })).toBe(
      'done',
    );
    await pupil.until(() => {
      const { settings: at } = pupil.table(table).view;
      return at.chat === (chat === 'on') && at.reactions === (chat !== 'off');
    });
  };
  const asked = async () => [
    codeOf(await pupil.do(table, { do: 'say', text: 'salvē' })),
    codeOf(await pupil.do(table, { do: 'react', reaction: 'salve' })),
  ];
  expect(await asked()).toEqual(['chat-closed', 'reactions-closed']);
  await settings('reactions');
  expect(await asked()).toEqual(['chat-closed', 'done']);
  await settings('on');
  expect(await asked()).toEqual(['done', 'done']);
  await settings('off');
  expect(await asked()).toEqual(['chat-closed', 'reactions-closed']);
});

test('codes of classes are not guessed: whoever has been wrong too often waits', async () => {
  const { url } = await testServer({
    limits: { ...NO_LIMITS, guessesAtOnce: 3, guessesAnHour: 1 },
  });
  const teacher = await join(url, { name: 'Magistra' });
  const { code } = await makeClass(teacher);
  const eve = await join(url);
  const guess = async (event: string) =>
    codeOf(await eve.ask({ t: 'event', request: { ask: 'open', event } }));
  const answers: string[] = [];
  for (let n = 0; n < 5; n += 1) answers.push(await guess(`ABCDEF${n}`));
  expect(answers[0]).toBe('no-such-event');
  expect(answers.at(-1)).toBe('too-fast');
  // By then the right one is no help.
  expect(await guess(code)).toBe('too-fast');
});

test('who knows every code and id of a class learns no name and no result of it, whoever else they are', async () => {
  const { url, code, event, pupils, table } = await playingClass({ open: true });
  await Promise.all(
    pupils.map(async (pupil, i) => playEventRound(pupil, 1, await botPlayer('uniform', `${i}`))),
  );
  const first = pupils[0];
  const tableCode = first?.table(table).view.code ?? '';
  const stranger = await join(url);
  // A teacher and a pupil of another class, and its wall.
  const director = await join(url, { name: 'Magister' });
  const other = await makeClass(director);
  const member = await join(url);
  await joinEvent(member, other.code, 'Somebody else');
  const screen = await join(url);
  await hang(screen, other.code, eventAt(director)?.direction?.key ?? '');

  for (const client of [stranger, director, member, screen]) {
    for (const name of [code, event]) {
      await askEvents(client, { ask: 'open', event: name });
      await askEvents(client, { ask: 'open', event: name, screen: { key: null } });
      await hang(client, name, 'f'.repeat(32));
      expect(await doEvent(client, name, { do: 'time', minutes: null })).toBe('not-director');
      expect(await doEvent(client, name, { do: 'erase', member: 0 })).toBe('not-director');
      expect(await doEvent(client, name, { do: 'leave' })).toBe('not-in-event');
      expect(codeOf(await client.ask({ t: 'event', request: { ask: 'erase', event: name } }))).toBe(
        'not-director',
      );
    }
    for (const at of [table, tableCode]) {
      expect(await isShown(client, at)).toBe('no-spectators');
      expect(codeOf(await client.ask({ t: 'export', table: at }))).toBe('no-spectators');
      expect(codeOf(await client.ask({ t: 'history', table: at, before: 9 }))).toBe(
        'no-spectators',
      );
      expect(codeOf(await client.ask({ t: 'note', table: at, text: '' }))).toBe('no-spectators');
      expect(codeOf(await client.do(at, { do: 'say', text: 'hem' }))).not.toBe('done');
    }
    // An event is not a table, nor a table an event.
    expect(codeOf(await client.ask({ t: 'export', table: event }))).toBe('no-such-table');
    expect(await doEvent(client, table, { do: 'start' })).toBe('no-such-event');
    await askEvents(client, { ask: 'list' });
    await askEvents(client, { ask: 'lobby' });
    for (const name of NAMES) expect(client.raw.join('\n')).not.toContain(name);
    const told = client.messages.flatMap((message) => {
      if (message.t !== 'event' || message.event !== event) return [];
      return [JSON.stringify(message.view)];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const view of told) {
      expect(view).toContain('"round":null');
      expect(view).toContain('"standings":null');
      expect(view).toContain('"own":[]');
    }
  }
});
