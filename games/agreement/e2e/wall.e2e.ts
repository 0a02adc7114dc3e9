import { useSite } from '@lusoria/testing/browser/site.ts';
import { join } from '@lusoria/testing/people/client.ts';
import {
  doEvent,
  joinEvent,
  makeClass,
  ownTable,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play } from '@lusoria/testing/people/play.ts';
import { defined } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const site = useSite();

/** The number of cards laid so far in the round under way. */
function laysOf({ round }: TableView): number {
  return v.parse(v.looseObject({ lays: v.number() }), defined(round?.play).view).lays;
}

test('a dispute on the wall has no button, as nobody can press one there, and goes when the last one has read it', async () => {
  const director = await join(site.server.url);
  const { code } = await makeClass(director, { size: 2 });
  const pupils = await Promise.all(
    ['Ada', 'Bo'].map(async (name) => join(site.server.url, { name })),
  );
  for (const [i, one] of pupils.entries()) await joinEvent(one, code, defined(['Ada', 'Bo'][i]));
  await doEvent(director, code, { do: 'start' });
  const [ada, bo] = pupils;
  if (!ada || !bo) throw new Error('nobody is there');
  const table = defined(ownTable(await untilEvent(ada, (view) => ownTable(view) !== null)));
  const hasLaid = (view: TableView) => (view.round?.play ?? null) !== null && laysOf(view) > 0;
  await Promise.all(
    pupils.map(async (one, i) => {
      await one.open(table);
      await play(one, table, await botPlayer('pupil:100', `wall ${i}`), hasLaid);
    }),
  );
  const { direction } = await untilEvent(director, ({ direction: found }) => found !== null);
  await doEvent(director, code, { do: 'spotlight', table });
  const { page: wall } = await site.visit({ name: 'Wall', width: 1920, height: 1080 });
  await wall.goto(`/e/${code}/board#${defined(direction).key}`);
  await wall.locator('.felt .top').waitFor();

  const lay = laysOf(ada.table(table).view);
  const act = (type: string) => ({ do: 'act', action: { type, lay } }) as const;
  const answers = [await ada.do(table, act('challenge')), await bo.do(table, act('challenge'))];
  const challenger = answers[0]?.t === 'done' ? ada : bo;
  await challenger.do(table, act('look'));
  await wall.getByText('The challenge was rejected.').waitFor();
  expect(await wall.locator('.felt button').filter({ visible: true }).count()).toBe(0);
  await challenger.do(table, act('close'));
  await wall.getByText('The challenge was rejected.').waitFor({ state: 'detached' });
});
