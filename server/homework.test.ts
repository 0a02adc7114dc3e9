import { defined } from '@lusoria/core';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  eventAt,
  joinEvent,
  makeClass,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play, QUICK } from '@lusoria/testing/people/play.ts';
import type { EventView } from '@lusoria/tournaments/protocol';
import { expect, test } from 'vitest';
import { childServer, killed } from './testing/child.ts';
import { NO_LIMITS, temporaryFolder, testServer } from './testing/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sets two rounds, to be done within so many days; what is late is only marked. */
async function assign(teacher: Client, event: string, until: number): Promise<void> {
  const answer = await doEvent(teacher, event, {
    do: 'assign',
    title: 'Ille',
    options: { ...QUICK, rounds: 4 },
    work: { kind: 'rounds', rounds: 2 },
    until,
    late: 'marked',
  });
  expect(answer).toBe('done');
}

async function begins(pupil: Client, code: string): Promise<string> {
  expect(await doEvent(pupil, code, { do: 'begin-homework', homework: 0 })).toBe('done');
  const view = await untilEvent(pupil, ({ homework }) => homework[0]?.pieces.length === 1);
  return pupil.open(defined(view.homework[0]?.pieces[0]?.tables.at(-1)).table);
}

/** Plays at an own table until so many rounds of it are over. */
async function playsRounds(pupil: Client, table: string, rounds: number): Promise<void> {
  const player = await botPlayer('uniform', `${table} ${rounds}`);
  await play(
    pupil,
    table,
    (view) => (view.phase === 'between' ? { do: 'next' } : player(view)),
    ({ phase, played }) => phase === 'over' || played >= rounds,
  );
}

function doneBy(view: EventView, member: number) {
  return view.homework[0]?.pieces.find((piece) => piece.member === member);
}

test('homework outlives a killed server; a pupil goes on with another device by the word; then all is deleted', async () => {
  const dataDir = temporaryFolder();
  const config = { port: 0, log: 'error', limits: NO_LIMITS, dataDir } as const;
  const first = await childServer(config);
  const teacher = await join(first.url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher, { size: 2 });
  await assign(teacher, event, Date.now() + DAY_MS);
  const anna = await join(first.url, { name: 'Anna' });
  await joinEvent(anna, code, 'Anna');
  const table = await begins(anna, code);
  await playsRounds(anna, table, 1);
  const view = await untilEvent(anna, (now) => doneBy(now, 0)?.counted === 1);
  const word = view.you.as === 'member' ? defined(view.you.word) : '';

  const second = await killed(first, config);
  const phone = await join(second.url, { name: 'Somebody' });
  await askEvents(phone, { ask: 'open', event: code });
  expect(await doEvent(phone, code, { do: 'return', word: 'mare-mare-mare' })).toBe('wrong-word');
  expect(await doEvent(phone, code, { do: 'return', word })).toBe('done');
  await untilEvent(phone, ({ you }) => you.as === 'member');
  await phone.open(table);
  await phone.until(() => phone.table(table).view.seat !== null);
  await playsRounds(phone, table, 2);
  const teacher2 = await join(second.url, { token: teacher.token() });
  await askEvents(teacher2, { ask: 'open', event: code });
  await untilEvent(teacher2, (now) => doneBy(now, 0)?.state === 'done');
  await phone.until(() => phone.table(table).view.phase === 'over');
  // The first device plays no more.
  const old = await join(second.url, { token: anna.token() });
  await askEvents(old, { ask: 'open', event: code });
  expect(eventAt(old)?.you.as).toBe('guest');

  const record = await teacher2.ask({ t: 'export', table });
  expect(record.t === 'record' && record.record.rounds).toHaveLength(2);
  // Whoever is deleted has left no name there, on whatever device.
  expect(JSON.stringify(record)).toContain('Anna');
  expect(await doEvent(teacher2, event, { do: 'erase', member: 0 })).toBe('done');
  expect(JSON.stringify(await teacher2.ask({ t: 'export', table }))).not.toContain('Anna');
  await askEvents(teacher2, { ask: 'erase', event });
  expect(codeOf(await teacher2.ask({ t: 'export', table }))).toBe('no-such-table');
});

test('what a pupil cannot do: play for another, begin twice, report by themselves, guess words; what is late is marked', async () => {
  let passed = 0;
  const limits = { ...NO_LIMITS, guessesAtOnce: 5, guessesAnHour: 5 };
  const server = await testServer({ limits }, { now: () => Date.now() + passed });
  const teacher = await join(server.url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher, { size: 2 });
  await assign(teacher, event, Date.now() + DAY_MS);
  const anna = await join(server.url, { name: 'Anna' });
  const ben = await join(server.url, { name: 'Ben' });
  await joinEvent(anna, code, 'Anna');
  await joinEvent(ben, code, 'Ben');
  const table = await begins(anna, code);
  expect(await doEvent(anna, code, { do: 'begin-homework', homework: 0 })).toBe('already-seated');
  expect(await doEvent(anna, code, { do: 'begin-homework', homework: 1 })).toBe('no-such-homework');
  // Ben neither sees Anna's table nor can he act there.
  expect(codeOf(await ben.ask({ t: 'open', table, seen: null }))).not.toBe('done');
  const act = await ben.do(table, { do: 'next' }, 'forged');
  expect(act.t).toBe('refused');
  const forged = {
    ask: 'do',
    event,
    command: { do: 'report', table, played: 2, over: true },
  };
  expect(codeOf(await anna.ask({ t: 'event', request: forged }))).toBe('bad-message');
  expect(eventAt(ben)?.homework[0]?.pieces).toEqual([]);

  // Whoever breaks off has done nothing, and begins again.
  const player = await botPlayer('uniform', 'broken off');
  await play(anna, table, player, ({ round }) => Boolean(round?.play));
  await anna.do(table, { do: 'consent', to: 'end', give: true });
  await untilEvent(anna, (now) => doneBy(now, 0)?.tables[0]?.over === true);
  expect(eventAt(anna)?.homework[0]?.pieces).toMatchObject([{ state: 'begun', finished: 0 }]);
  expect(await doEvent(anna, code, { do: 'begin-homework', homework: 0 })).toBe('done');
  await untilEvent(anna, (now) => doneBy(now, 0)?.tables.length === 2);
  const next = await anna.open(defined(doneBy(defined(eventAt(anna)), 0)?.tables[1]).table);

  await playsRounds(anna, next, 1);
  await untilEvent(teacher, (now) => doneBy(now, 0)?.counted === 1);
  passed = 2 * DAY_MS;
  await playsRounds(anna, next, 2);
  const late = await untilEvent(teacher, (now) => doneBy(now, 0)?.finished === 2);
  expect(doneBy(late, 0)).toMatchObject({ state: 'begun', counted: 1, late: 1 });

  const stranger = await join(server.url, { name: 'Stranger' });
  await askEvents(stranger, { ask: 'open', event: code });
  const guesses: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    guesses.push(await doEvent(stranger, code, { do: 'return', word: `ara-ara-${'a'.repeat(i)}` }));
  }
  expect(guesses.slice(0, 2)).toEqual(['wrong-word', 'wrong-word']);
  expect(guesses.at(-1)).toBe('too-fast');
});
