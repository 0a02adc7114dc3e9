import { codeOf, join } from '@lusoria/testing/people/client.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { openTable } from '@lusoria/testing/browser/table.ts';
import {
  botPlayer,
  codeOfTable,
  makeTable,
  play,
  PLAYED,
  tireless,
} from '@lusoria/testing/people/play.ts';
import { expect, test } from 'vitest';

const site = useSite();

/** More messages than are sent when a table is opened. */
const MESSAGES = 125;

test('what was written long ago is loaded when it is asked for, and what is read stays in sight', async () => {
  const { page } = await site.visit({ name: 'Livia' });
  const code = await openTable(page, '');
  // Several people take the same seat one after another: each writes as much as the rate limit
  // allows.
  for (let i = 1; i <= MESSAGES; ) {
    const other = await join(site.server.url, { name: 'Titus' });
    const table = await other.open(code);
    await other.do(table, { do: 'sit', seat: 1 });
    for (const to = Math.min(MESSAGES, i + 40); i <= to; i += 1) {
      expect(codeOf(await other.do(table, { do: 'say', text: `message ${i}.` }))).toBe('done');
    }
    await other.do(table, { do: 'stand' });
    await other.close();
  }
  await page.reload();
  await page.getByText(/^Chat/).first().click();
  const log = page.getByRole('log', { name: 'Chat' });
  await log.getByText(`message ${MESSAGES}.`).waitFor();
  expect(await log.getByText('message 1.').count()).toBe(0);
  const earlier = log.getByRole('button', { name: 'Earlier' });
  await earlier.scrollIntoViewIfNeeded();
  const oldest = await log.getByRole('listitem').first().innerText();
  await earlier.click();
  await log.getByText('message 1.').waitFor({ state: 'attached' });
  await expect.poll(() => earlier.count()).toBe(0);
  // Nothing is duplicated, and the order is right.
  const all = await log.getByRole('listitem').allInnerTexts();
  const numbers = all.map((one) => Number(/(\d+)\.$/.exec(one)?.[1]));
  expect(numbers).toEqual(Array.from({ length: MESSAGES }, (_, i) => i + 1));
  const place = log.getByRole('listitem').filter({ hasText: oldest });
  const [box, around] = [await place.boundingBox(), await log.boundingBox()];
  expect(box && around && box.y >= around.y && box.y < around.y + around.height).toBe(true);
});

test('in a round that was played with them, whoever has erased everything is somebody', async () => {
  const anna = await join(site.server.url, { name: 'Anna' });
  const dora = await join(site.server.url, { name: 'Dora' });
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], {
    options: { rounds: 2 },
  });
  const code = codeOfTable(anna, table);
  await dora.open(code);
  await dora.do(table, { do: 'sit', seat: 1 });
  await anna.do(table, { do: 'start' });
  await Promise.all(
    [anna, dora].map(async (client) =>
      play(
        client,
        table,
        tireless(await botPlayer(PLAYED.bot, client.person())),
        ({ phase }) => phase === 'between',
      ),
    ),
  );
  expect(codeOf(await dora.ask({ t: 'erase' }))).toBe('done');
  const { page } = await site.visit();
  await page.addInitScript((own) => localStorage.setItem('lusoria.token', own), anna.token());
  await page.goto(`/t/${code}/round/1`);
  await page.getByText('Everything', { exact: true }).click();
  await page
    .getByText(/^Somebody /u)
    .first()
    .waitFor();
  expect(await page.getByText(/Dora|^–/u).count()).toBe(0);
});
