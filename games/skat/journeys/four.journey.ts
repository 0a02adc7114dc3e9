import { seeded } from '@lusoria/core';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { acting, contribution, play } from '@lusoria/testing/people/play.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { SkatTraveller } from './support.ts';

const site = useSite();
/** Each deals once. */
const DEALS = 4;

/** Sits down at a table, and passes there whenever asked. */
async function sitsDown(name: string, code: string, seat: number): Promise<Client> {
  const client = await join(site.server.url, { name });
  const table = await client.open(code);
  await client.do(table, { do: 'sit', seat });
  const random = seeded(name);
  const pass = () => ({ type: 'pass' });
  // Until the connection is closed.
  void play(
    client,
    table,
    (view) => contribution(view, random) ?? acting(view, pass),
    () => false,
  ).catch(() => undefined);
  return client;
}

/** Waits until somebody sees it without scrolling, with nothing over it. */
async function isInSight(one: Locator): Promise<void> {
  await until(() =>
    one.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit);
    }),
  );
}

journey(
  site,
  'four people at a table: the dealer sits out, and in another series a bot stands in for somebody who is away',
  'phone-side',
  async ({ person }) => {
    const ada = await person('Ada');
    const cleo = await person('Cleopatra Wittgenstein', { size: 'phone-small' });
    const both = [new SkatTraveller(ada), new SkatTraveller(cleo)];
    const [a] = both;
    if (!a) throw new Error('nobody is there');
    await ada.opens('/');
    await a.opensNewTable();
    await ada.presses('4 players');
    // What is unfolded below the window's edge comes into it.
    await a.unfolds('Rules');
    await isInSight(await ada.sees('Way of playing'));
    await ada.writes(String(DEALS), 'Deals of a series');
    await ada.presses('Open the table');
    await ada.sees('Who is playing?');
    const code = await ada.page.locator('output.code').innerText();
    await cleo.opens(`/t/${code}`);
    await cleo.presses('Sit here');
    await cleo.sees('Stand up');
    const bo = await sitsDown('Bo', code, 2);
    await sitsDown('Dan', code, 3);
    // When all are here, the button for which they wait is in sight, in a low window, too.
    await isInSight(ada.pressable('Begin the game').and(ada.page.locator(':enabled')));
    await ada.presses('Begin the game');

    // Each deals once, sits out and is told so.
    const satOut = new Set<SkatTraveller>();
    for (let deal = 1; deal <= DEALS; deal += 1) {
      for (const one of both) {
        const told = one.as.page.getByText(ada.partly('You deal this time and sit out.'));
        await until(async () => (await told.count()) > 0 || (await one.hand.count()) === 10);
        if ((await told.count()) > 0) satOut.add(one);
      }
      await until(async () => {
        for (const one of both) await one.acts();
        const ends = await Promise.all(both.map(({ as }) => as.page.locator('.ways').count()));
        return ends.every((count) => count > 0);
      });
      await ada.sees('Passed in');
      if (deal < DEALS) await ada.presses('Next deal');
    }
    expect(satOut.size).toBe(both.length);
    // On a phone on its side, too, the standings of all are above the buttons.
    await isInSight(ada.page.locator('.card li').last());
    await ada.looksAround('the end of a series');

    // Bo has gone; the others begin another series, and are told whom they wait for.
    await bo.close();
    await ada.presses('Once more');
    const replace = ada.pressable('Replace with a bot');
    await until(async () => {
      for (const one of both) {
        if (await one.isOver()) await pressed(one.as.pressable('Next deal').first());
        else await one.acts();
      }
      return (await replace.count()) > 0;
    });
    await ada.sees('Everybody waits for Bo, who is offline.');
    await ada.looksAround('somebody who is awaited');
    await ada.presses('Replace with a bot');
    await ada.seesNo('Everybody waits for Bo, who is offline.');
    await ada.page.locator('.plate', { hasText: 'Bo' }).waitFor({ state: 'detached' });
  },
);
