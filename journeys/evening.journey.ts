import { readFile } from 'node:fs/promises';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { askEvents, doEvent, joinEvent, playEventRound } from '@lusoria/testing/people/event.ts';
import { botPlayer, QUICK } from '@lusoria/testing/people/play.ts';
import { expect } from 'vitest';

const site = useSite();

const CENTS_A_POINT = 100;
const STAKE_CENTS = 200;

async function tokenOf({ page }: Traveller): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('lusoria.token'));
}

async function comesIn(guest: Traveller, code: string): Promise<void> {
  await guest.opens('/');
  await guest.writes(code, 'Table code');
  await guest.presses('Join');
  await guest.presses('Come in');
}

async function hasCards({ page }: Traveller): Promise<void> {
  await page.locator('.hand button').first().waitFor();
}

/** The same person without a page, for short rounds. */
async function withoutPage(one: Traveller, code: string): Promise<Client> {
  const client = await join(site.server.url, { token: await tokenOf(one) });
  await askEvents(client, { ask: 'open', event: code });
  return client;
}

journey(
  site,
  'an evening for money: one comes late, one leaves early, and the till is right',
  'phone',
  async ({ person }) => {
    const host = await person('Wirt');
    await host.opens('/');
    await host.presses('An evening of games');
    await host.presses(/^is – ea – id/u);
    const code = await host.page.locator('output.letters').innerText();
    await host.looksAround('the evening');
    const hurried = await withoutPage(host, code);
    await doEvent(hurried, code, { do: 'options', options: { ...QUICK, rounds: 1 } });
    await host.page
      .getByRole('button', { name: host.wholly('Game and rules') })
      .last()
      .click();
    await host.page.getByText(host.partly('For money')).click();
    await host.writes(String(CENTS_A_POINT), 'Cents a point');
    await host.writes((STAKE_CENTS / 100).toFixed(2), 'Stake of each person in euros');
    await host.looksAround('what is played for');
    await host.presses('Apply');
    await host.page.getByRole('dialog').waitFor({ state: 'detached' });

    const ada = await person('Ada', { size: 'phone-small' });
    await comesIn(ada, code);
    await ada.sees('You are in. It will begin soon.');
    const [bo, cleo] = await Promise.all(
      ['Bo', 'Cleo'].map(async (name) => {
        const one = await join(site.server.url, { name });
        await joinEvent(one, code, name);
        return one;
      }),
    );
    if (!bo || !cleo) throw new Error('nobody is there');
    await host.sees('3 joined');
    await host.presses('Start all');
    await hasCards(ada);

    // Late: the round has begun, the next one is theirs.
    const emil = await person('Emil');
    await comesIn(emil, code);
    await emil.sees('All tables are full. You play in the next series.');
    await host.sees('4 joined');
    await emil.looksAround('what somebody late is told');
    const player = await withoutPage(ada, code);
    const first = await Promise.all(
      [player, bo, cleo].map(async (one, i) =>
        playEventRound(one, 1, await botPlayer('pupil:60', `first ${i}`)),
      ),
    );
    expect(new Set(first).size).toBe(1);
    await ada.sees('This series is over.');

    // Bo has to go: his points stay, and nobody waits for him.
    expect(await doEvent(bo, code, { do: 'leave' })).toBe('done');
    await host.sees('3 joined');
    await host.sees(/^Bo$/u);
    await host.sees('People of similar strength sit together, if possible those who have not met.');
    await host.presses('By standing');
    await host.sees('The first sit together, then the next.');
    await host.presses('Start series 2');
    await hasCards(emil);
    const late = await withoutPage(emil, code);
    await Promise.all(
      [player, cleo, late].map(async (one, i) =>
        playEventRound(one, 2, await botPlayer('pupil:60', `second ${i}`)),
      ),
    );
    await emil.sees('This series is over.');

    await host.presses('Results');
    await host.sees('Money');
    await host.looksAround('the results');
    const download = host.page.waitForEvent('download');
    await host.presses('Table (CSV)');
    const [, ...rows] = (await readFile(await (await download).path(), 'utf8'))
      .trim()
      .split('\r\n')
      .map((line) => line.split(/[,;]/u));
    expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(['Ada', 'Bo', 'Cleo', 'Emil']));
    const played = new Map(rows.map(([, name, one, two]) => [name, [one, two]]));
    expect(played.get('Emil')?.[0]).toBe('');
    expect(played.get('Bo')?.[1]).toBe('');
    // What some pay, others win, but for cents that a tie cannot share.
    const cents = rows.map((row) => Math.round(Number(row[6]) * 100));
    expect(Math.abs(cents.reduce((sum, one) => sum + one, 0))).toBeLessThan(cents.length);
    expect(cents.some((one) => one !== 0)).toBe(true);
  },
);
