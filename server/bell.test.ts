import { defined } from '@lusoria/core';
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
import type { GameRecord } from '@lusoria/table';
import { expect, test } from 'vitest';
import { childServer, killed } from './testing/child.ts';
import { NO_LIMITS, temporaryFolder } from './testing/test-server.ts';

const PUPILS = 6;

async function recordOf(client: Client, table: string): Promise<GameRecord> {
  const answer = await client.ask({ t: 'export', table });
  if (answer.t !== 'record') throw new Error(codeOf(answer));
  return answer.record;
}

test('a round goes on next week after a restart, at the same seats with the same cards; then the bell counts as it stands', async () => {
  const config = { port: 0, log: 'error', limits: NO_LIMITS, dataDir: temporaryFolder() } as const;
  const first = await childServer(config);
  const teacher = await join(first.url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher);
  const pupils = await Promise.all(
    Array.from({ length: PUPILS }, async (_, i) => join(first.url, { name: `Pupil ${i}` })),
  );
  for (const [i, pupil] of pupils.entries()) await joinEvent(pupil, code, `Pupil ${i}`);
  await doEvent(teacher, event, { do: 'start' });
  const acted = new Set<string>();
  const tables = await Promise.all(
    pupils.map(async (pupil) => {
      const table = await pupil.open(
        ownTable(await untilEvent(pupil, (view) => ownTable(view) !== null)) ?? '',
      );
      // One of each table acts, then all wait.
      const player = await botPlayer('pupil:70', `bell ${table}`);
      await play(
        pupil,
        table,
        (view) => {
          const command = acted.has(table) ? null : player(view);
          if (command?.do === 'act') acted.add(table);
          return command;
        },
        () => acted.has(table),
      );
      return table;
    }),
  );
  const table = defined(tables[0]);
  const pupil = defined(pupils[0]);
  expect((await recordOf(teacher, table)).rounds).toEqual([]);

  expect(await doEvent(teacher, event, { do: 'bell', how: 'later' })).toBe('done');
  await untilEvent(pupil, ({ round }) => round?.adjourned === true);
  await pupil.until(() => pupil.table(table).view.paused);
  // What was laid counts in the teacher's report; a pupil is told of nobody's cards.
  const kept = defined((await recordOf(teacher, table)).rounds.at(-1));
  expect(kept).toMatchObject({ secret: null, outcome: null });
  expect(kept.steps.filter(({ by }) => typeof by === 'number').length).toBeGreaterThan(0);
  expect((await recordOf(pupil, table)).rounds).toEqual([]);
  const before = pupil.table(table).view.round?.play?.view;
  const seats = eventAt(teacher)?.round?.tables.map((one) => one.seats);

  const tokens = pupils.map((one) => one.token());
  const second = await killed(first, config);
  const teacher2 = await join(second.url, { token: teacher.token() });
  await askEvents(teacher2, { ask: 'open', event: code });
  const again = await Promise.all(tokens.map(async (token) => join(second.url, { token })));
  for (const one of again) await askEvents(one, { ask: 'open', event: code });
  expect(eventAt(teacher2)?.round?.tables.map((one) => one.seats)).toEqual(seats);
  const back = defined(again[0]);
  await back.open(table);
  expect(back.table(table).view.round?.play?.view).toEqual(before);
  expect(await doEvent(teacher2, event, { do: 'pause', on: false })).toBe('done');
  await back.until(() => !back.table(table).view.paused);
  expect((await recordOf(teacher2, table)).rounds).toEqual([]);

  // The second table plays to its end; the first is broken off, and counts as it stands.
  const others = again.filter((_, i) => tables[i] !== table);
  await Promise.all(
    others.map(async (one, i) => playEventRound(one, 1, await botPlayer('pupil:70', `on ${i}`))),
  );
  expect(await doEvent(teacher2, event, { do: 'bell', how: 'points' })).toBe('done');
  const ended = await untilEvent(
    teacher2,
    ({ round }) => round?.tables.every(({ over }) => over) === true,
  );
  const broken = defined(ended.round?.tables.find((one) => one.table === table));
  expect(broken.brokenOff).toBe(true);
  const hands = broken.seats.length;
  // The seats ranked below, as at an ordinary end.
  expect(broken.points?.every((n) => n >= 0 && n < hands)).toBe(true);
  expect(Math.max(...defined(broken.points))).toBeGreaterThan(0);
});
