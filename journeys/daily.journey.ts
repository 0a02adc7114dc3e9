import { defined } from '@lusoria/core';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { botPlayer, play } from '@lusoria/testing/people/play.ts';
import { useServerOfDays } from '@lusoria/testing/server/days.ts';
import { expect } from 'vitest';

const site = useSite();
const server = useServerOfDays();

/** The deal of the Latin game, of today or of yesterday. */
function latin({ page }: Traveller, day: 'today' | 'yesterday') {
  return page
    .locator(`section[aria-labelledby=day-${day === 'today' ? 0 : 1}]`)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /· is$/u }) });
}

async function streak({ page }: Traveller): Promise<string> {
  return page.locator('.streak').innerText();
}

/** Plays the round to its end, as somebody who knows every form. */
async function playsIt(one: Traveller, seed: string): Promise<void> {
  await one.page.locator('.hand button').first().waitFor();
  const token = await one.page.evaluate(() => localStorage.getItem('lusoria.token'));
  const client = await join(server.url, { token });
  const table = await client.open(defined(/\/t\/(\w+)/u.exec(one.page.url())?.[1]));
  await play(client, table, await botPlayer('uniform', seed), ({ phase }) => phase === 'over');
  await client.close();
}

journey(
  site,
  'two play the deal of the day, compare, and come back the next day',
  'phone',
  async ({ person }) => {
    const livia = await person('Livia', {}, server.url);
    await livia.opens('/');
    await livia.presses(livia.partly('Deal of the day'));
    await livia.sees('Start your streak');
    await livia.sees('Nobody has played yet.');
    await livia.looksAround('the deals of today');
    await livia.presses('Play', latin(livia, 'today'));
    await playsIt(livia, 'Livia');
    await livia.presses('To today’s list');
    await expect.poll(async () => streak(livia)).toContain('1');
    await latin(livia, 'today').locator('.result').filter({ hasText: /\d/u }).waitFor();
    await livia.looksAround('the list of today');

    // Whoever has not played sees who has, and no points.
    const otho = await person('Otho', {}, server.url);
    await otho.opens('/daily');
    const row = latin(otho, 'today').getByRole('row').filter({ hasText: 'Livia' });
    await row.waitFor();
    expect(await row.innerText()).not.toMatch(/\d/u);
    await otho.presses('Play', latin(otho, 'today'));
    await playsIt(otho, 'Otho');
    await otho.presses('To today’s list');
    await expect.poll(async () => row.innerText()).toMatch(/\d/u);
    expect(
      await latin(otho, 'today')
        .getByRole('button', { name: otho.wholly('Play') })
        .count(),
    ).toBe(0);

    // The next day there are new deals, and yesterday's can be gone over.
    server.passes(1);
    await livia.opens('/daily');
    await expect.poll(async () => streak(livia)).toContain('1');
    await latin(livia, 'today')
      .getByRole('button', { name: livia.wholly('Play') })
      .waitFor();
    await livia.sees(/Otho/u);
    await livia.looksAround('the deals of the next day');
    await latin(livia, 'yesterday')
      .getByRole('link', { name: livia.partly('Go over deal 1') })
      .click();
    await livia.page.waitForURL(/\/round\/1$/u);
    await livia.page.getByRole('main').waitFor();
    await livia.looksAround('the review of yesterday’s deal');
  },
);
