import { readdirSync, readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { defined } from '@lusoria/core';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import { askEvents, doEvent, joinEvent, untilEvent } from '@lusoria/testing/people/event.ts';
import { PLAYED, QUICK } from '@lusoria/testing/people/play.ts';
import { type RosterAnswer, rosterAnswerSchema } from '@lusoria/tournaments/roster';
import { settingsSchema } from '@lusoria/tournaments/types';
import { NAMELESS } from '@lusoria/table/names';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NO_LIMITS, temporaryFolder, testServer } from './testing/test-server.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const DAY_MS = 24 * 60 * 60 * 1000;

async function ask(client: Client, request: object): Promise<RosterAnswer> {
  const answer = await client.ask({ t: 'event', request });
  if (answer.t !== 'event-answer') throw new Error(codeOf(answer));
  return v.parse(rosterAnswerSchema, answer.answer);
}

async function refusal(client: Client, request: object): Promise<string> {
  return codeOf(await client.ask({ t: 'event', request }));
}

async function viewOf(client: Client, request: object) {
  const answer = await ask(client, request);
  if (answer.to !== 'roster') throw new Error(answer.to);
  return answer.view;
}

async function newClass(teacher: Client, names: readonly string[]): Promise<string> {
  const made = await viewOf(teacher, { ask: 'roster-create', name: '7b', key: KEY, names });
  return made.roster;
}

async function newLesson(teacher: Client, roster: string, title: string) {
  const settings = v.parse(settingsSchema, { bot: PLAYED.bot, size: 2 });
  const what = { title, game: PLAYED.game, options: { ...QUICK, rounds: 1 }, settings };
  const made = await ask(teacher, { ask: 'roster-lesson', roster, ...what });
  if (made.to !== 'roster-lesson') throw new Error(made.to);
  await askEvents(teacher, { ask: 'open', event: made.event });
  return made;
}

/** Waits until a lesson has told its class who is there. */
async function untilClass(
  teacher: Client,
  roster: string,
  is: (view: Awaited<ReturnType<typeof viewOf>>) => boolean,
) {
  await expect
    .poll(async () => is(await viewOf(teacher, { ask: 'roster-open', roster, key: null })))
    .toBe(true);
}

/** Everything that a server has written, as text. */
function written(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => readFileSync(path(one.parentPath, one.name), 'latin1'))
    .join('\n');
}

test('a class from lesson to lesson: names, devices, words, groups, another device of the teacher, and then nothing', async () => {
  const dataDir = temporaryFolder();
  const config = { limits: NO_LIMITS, dataDir, database: 'sqlite', keepDays: 30 } as const;
  const before = await testServer(config);
  let teacher = await join(before.url, { name: 'Magistra' });
  const token = teacher.token();
  const roster = await newClass(teacher, ['Aurelia', 'Benedictus', 'Corneliana']);
  const first = await newLesson(teacher, roster, 'I');
  let anna = await join(before.url, { name: 'x' });
  await askEvents(anna, { ask: 'open', event: first.code });
  expect(await doEvent(anna, first.code, { do: 'join', name: '', member: 0 })).toBe('done');
  expect(await doEvent(anna, first.code, { do: 'word' })).toBe('done');
  const ben = await join(before.url, { name: 'x' });
  await askEvents(ben, { ask: 'open', event: first.code });
  expect(await doEvent(ben, first.code, { do: 'join', name: '', member: 1 })).toBe('done');
  let dora = await join(before.url, { name: 'Dorothea' });
  await joinEvent(dora, first.code, 'Dorothea');
  await untilClass(teacher, roster, ({ pupils }) => pupils.length === 4);
  // Who is removed again was never in the class.
  const troll = await join(before.url, { name: 'Trollius' });
  await joinEvent(troll, first.code, 'Trollius');
  await untilClass(teacher, roster, ({ pupils }) => pupils.length === 5);
  expect(await doEvent(teacher, first.code, { do: 'remove', member: 4 })).toBe('done');
  await untilClass(teacher, roster, ({ pupils }) => pupils.filter((one) => one.in).length === 4);
  // Whoever was removed by mistake is in the class again once they are back, as the same pupil.
  expect(await doEvent(teacher, first.code, { do: 'remove', member: 3 })).toBe('done');
  await untilClass(teacher, roster, ({ pupils }) => pupils.filter((one) => one.in).length === 3);
  expect(await doEvent(teacher, first.code, { do: 'readmit', member: 3 })).toBe('done');
  expect(await doEvent(dora, first.code, { do: 'join', name: '', member: 3 })).toBe('done');
  await untilClass(teacher, roster, ({ pupils }) => pupils[3]?.in === true && pupils.length === 5);
  const tables = [[0, 3], [1]];
  expect(await doEvent(teacher, first.code, { do: 'arrange', tables })).toBe('done');
  expect(await doEvent(teacher, first.code, { do: 'start' })).toBe('done');
  await untilEvent(teacher, ({ round }) => round?.number === 1);
  expect(await doEvent(teacher, first.code, { do: 'bell', how: 'none' })).toBe('done');

  // Two months later the class and its lesson are still there, on another device of the teacher, too.
  await before.close();
  const server = await testServer(config, { now: () => Date.now() + 60 * DAY_MS });
  teacher = await join(server.url, { token });
  anna = await join(server.url, { token: anna.token() });
  dora = await join(server.url, { token: dora.token() });
  const laptop = await join(server.url, { name: 'Magistra' });
  const wrong = { ask: 'roster-open', roster, key: KEY.replace('0', 'f') };
  expect(await refusal(laptop, { ask: 'roster-open', roster, key: null })).toBe('no-such-roster');
  expect(await refusal(laptop, wrong)).toBe('wrong-key');
  const there = await viewOf(laptop, { ask: 'roster-open', roster, key: KEY });
  expect(there.lessons.map(({ title }) => title)).toEqual(['I']);
  await askEvents(laptop, { ask: 'open', event: first.event });
  const old = await untilEvent(laptop, ({ you }) => you.as === 'director');
  const played = defined(old.direction?.rounds[0]?.tables[0]).table;
  expect((await laptop.ask({ t: 'export', table: played })).t).toBe('record');

  const second = await newLesson(laptop, roster, 'II');
  const begun = await untilEvent(laptop, ({ title }) => title === 'II');
  expect(begun.members.map(({ name, state }) => [name, state])).toEqual([
    ['Aurelia', 'listed'],
    ['Benedictus', 'listed'],
    ['Corneliana', 'listed'],
    ['Dorothea', 'listed'],
  ]);
  expect(begun.direction?.hasGroups).toBe(true);
  // Aurelia has a word: another device needs it, or the teacher; her own does not.
  const thief = await join(server.url, { name: 'x' });
  await askEvents(thief, { ask: 'open', event: second.code });
  expect(await doEvent(thief, second.code, { do: 'join', name: '', member: 0 })).toBe('done');
  await untilEvent(thief, ({ you }) => you.as === 'guest' && you.waits === 'name');
  await askEvents(anna, { ask: 'open', event: second.code });
  const greeted = await untilEvent(anna, ({ code }) => code === second.code);
  expect(greeted.you).toMatchObject({ as: 'guest', known: 0 });
  expect(await doEvent(anna, second.code, { do: 'join', name: '', member: 0 })).toBe('done');
  await askEvents(dora, { ask: 'open', event: second.code });
  expect(await doEvent(dora, second.code, { do: 'join', name: '', member: 3 })).toBe('done');
  expect(await doEvent(laptop, second.code, { do: 'groups' })).toBe('done');
  await untilEvent(laptop, ({ direction }) =>
    Boolean(direction?.drawn?.some((table) => table.includes(0) && table.includes(3))),
  );
  // The first device of the teacher directs it, too.
  await askEvents(teacher, { ask: 'open', event: second.event });
  await untilEvent(teacher, ({ title, you }) => title === 'II' && you.as === 'director');

  // One pupil is erased in the class, and so in all lessons; another with her own device.
  await viewOf(laptop, { ask: 'roster-do', roster, command: { do: 'erase', pupil: 0 } });
  await dora.ask({ t: 'erase' });
  const left = await viewOf(laptop, { ask: 'roster-open', roster, key: null });
  expect(left.pupils.map(({ name }) => name)).toEqual([
    NAMELESS,
    'Benedictus',
    'Corneliana',
    NAMELESS,
    'Trollius',
  ]);
  await server.close();
  const without = written(dataDir);
  expect(without).toContain('Benedictus');
  expect(without).not.toMatch(/Aurelia|Dorothea/u);

  const again = await testServer(config);
  const back = await join(again.url, { token });
  await ask(back, { ask: 'roster-erase', roster });
  expect(await refusal(back, { ask: 'roster-open', roster, key: null })).toBe('no-such-roster');
  expect(await ask(back, { ask: 'roster-list' })).toEqual({ to: 'roster-list', rosters: [] });
  await again.close();
  expect(written(dataDir)).not.toMatch(/Benedictus|Corneliana|Trollius/u);
});

test('a stranger learns nothing: keys are guessed no more often than codes, and nobody fills a class', async () => {
  const limits = { ...NO_LIMITS, guessesAtOnce: 4, guessesAnHour: 4 };
  const server = await testServer({ limits });
  const teacher = await join(server.url, { name: 'Magistra' });
  const roster = await newClass(teacher, []);
  const stranger = await join(server.url, { name: 'Stranger' });
  const codes: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    const key = String(i).padStart(32, '0');
    codes.push(await refusal(stranger, { ask: 'roster-open', roster, key }));
  }
  expect(codes[0]).toBe('wrong-key');
  expect(codes.at(-1)).toBe('too-fast');
  // Whether there is such a class, they cannot tell.
  const none = 'ro-00000000000000000000';
  expect(await refusal(stranger, { ask: 'roster-open', roster: none, key: null })).toBe(
    'no-such-roster',
  );
  expect(await refusal(stranger, { ask: 'roster-open', roster, key: null })).toBe('no-such-roster');
  const command = { do: 'name', name: 'x' };
  expect(await refusal(stranger, { ask: 'roster-do', roster, command })).toBe('no-such-roster');
  const many = {
    ask: 'roster-do',
    roster,
    command: { do: 'enrol', names: Array.from({ length: 61 }, (_, i) => `n${i}`) },
  };
  expect(await refusal(teacher, many)).toBe('bad-message');
  const sixty = { ...many, command: { do: 'enrol', names: many.command.names.slice(0, 60) } };
  expect((await viewOf(teacher, sixty)).pupils).toHaveLength(60);
  const more = { ...many, command: { do: 'enrol', names: ['one more'] } };
  expect(await refusal(teacher, more)).toBe('too-many-pupils');
  for (let i = 1; i < 12; i += 1) await newClass(teacher, []);
  const further = { ask: 'roster-create', name: '', key: KEY, names: [] };
  expect(await refusal(teacher, further)).toBe('too-many-rosters');
});
