import { optionsSchema, type View, viewSchema } from '@lusoria/classification';
import { everywhere } from '@lusoria/testing/accessibility/accessibility.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { openWall } from '@lusoria/testing/browser/wall.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { joinEvent, ownTable, untilEvent } from '@lusoria/testing/people/event.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const site = useSite();

function viewOf(client: Client, table: string): View | null {
  const raw = client.table(table).view.round?.play?.view;
  return raw === undefined ? null : v.parse(viewSchema, raw);
}

test('a teacher thinks out one tree for all tables, and it is talked about in the end', async () => {
  const { page: teacher } = await site.visit({ name: 'Magistra', width: 1280, height: 1000 });
  const check = everywhere(teacher);
  await teacher.goto('/class');
  await teacher.locator('.games button').filter({ hasText: 'Classification' }).first().click();
  const code = await teacher.getByLabel('Code', { exact: true }).innerText();
  await teacher.getByRole('button', { name: 'Game and rules' }).click();
  await teacher.getByText('One tree for all tables').click();
  await check('the tree for all tables');
  await teacher.getByRole('button', { name: 'Apply' }).click();
  await teacher.getByRole('dialog').waitFor({ state: 'detached' });

  const pupils = await Promise.all(Array.from({ length: 6 }, async () => join(site.server.url)));
  for (const [i, one] of pupils.entries()) await joinEvent(one, code, `Pupil ${i}`);
  await teacher.getByRole('button', { name: 'Start all' }).click();
  const tables = await Promise.all(
    pupils.map(async (one) => {
      const table = ownTable(await untilEvent(one, (now) => ownTable(now) !== null)) ?? '';
      await one.open(table);
      // The bot on the first seat has set the tree: players do not see it.
      await one.until(() => viewOf(one, table)?.phase === 'play');
      return table;
    }),
  );
  expect(new Set(tables).size).toBe(2);
  for (const [i, one] of pupils.entries()) {
    const view = viewOf(one, tables[i] ?? '');
    expect(view).toMatchObject({ sage: 0, tree: null });
    expect(view?.you).toBeGreaterThan(0);
    expect(v.parse(optionsSchema, view?.options)).toMatchObject({ sage: 'stays', rounds: 1 });
    expect(JSON.stringify(one.messages)).not.toContain('"kind":"ask"');
  }

  const wall = await openWall(teacher, code);
  await wall.getByRole('heading', { name: 'Table 2' }).waitFor();
  await teacher.getByRole('button', { name: 'End the round' }).click();
  await teacher.getByRole('button', { name: 'End it without points' }).click();
  await wall.getByRole('heading', { name: 'This was hidden' }).waitFor();
  await wall.locator('.slide', { hasText: /\d/u }).waitFor();
});
