import { PARADIGMS } from '@lusoria/latin';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { openWebSpace } from '@lusoria/testing/server/web-space.ts';
import { expectInWindow } from '@lusoria/testing/sight/sight.ts';
import { expect, onTestFinished } from 'vitest';
import { Player } from '../e2e/support/player.ts';

const site = useSite();
const BASE = '/school/cards/';
const ALONE =
  'Everybody has the same cards and the same bots today, on other devices, too. You play once and take nothing back; then you see what the strongest bot makes of it.';

/** Today's deal of one round. */
const deal = ({ page }: Traveller) =>
  page
    .locator('section[aria-labelledby=day-0]')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /· is$/u }) });

/** Begins the deal of the day; returns the cards that it begins with. */
async function begins(one: Traveller): Promise<string | null> {
  await one.presses('Play', deal(one));
  const hand = one.page.locator('[role=group][data-cards]').first();
  await hand.waitFor();
  return hand.getAttribute('data-cards');
}

journey(
  site,
  'two pupils play the deal of the day on a page without a server: the same cards, one try, and the strongest bot beside it',
  'phone',
  async ({ person }) => {
    const space = await openWebSpace(BASE);
    onTestFinished(() => space.close());

    const iulia = await person('Iulia', { keeps: true }, space.url);
    await iulia.opens('./');
    await iulia.presses(iulia.partly('Deal of the day'));
    await iulia.sees('Start your streak');
    await iulia.sees(iulia.partly(ALONE));
    await iulia.looksAround('the deals of the day without a server');
    const cards = await begins(iulia);
    const player = await Player.speaking(iulia.language, iulia.page, PARADIGMS.is);
    await player.untilOver(() => player.act());
    await iulia.looksAround('the end of the deal of the day');

    await iulia.presses('To today’s list');
    const result = deal(iulia)
      .locator('.result')
      .filter({ hasText: /\d.*\d/u });
    await result.waitFor();
    await expectInWindow('back at the list of today', { result });
    await iulia.looksAround('the deal of the day beside the strongest bot');
    await iulia.presses('Go over deal 1', deal(iulia));
    await iulia.page.locator('main > :not(.rounds)').first().waitFor();
    await iulia.goesBack();
    await iulia.presses(iulia.partly('Go over deal 1 of the strongest bot'), deal(iulia));
    await iulia.sees(/Bot/u);
    await iulia.looksAround('how the strongest bot played');
    await iulia.goesBack();

    // There is one try, and it is kept.
    await iulia.reloads();
    await result.waitFor();
    await expect.poll(async () => iulia.page.locator('.streak').innerText()).toContain('1');
    expect(
      await deal(iulia)
        .getByRole('button', { name: iulia.wholly('Play') })
        .count(),
    ).toBe(0);

    const marcus = await person('Marcus', { keeps: true }, space.url);
    await marcus.opens('./daily');
    expect(await begins(marcus)).toBe(cards);
    // Whoever closes the page goes on with the same deal.
    await marcus.opens('./daily');
    await marcus.presses('Go on', deal(marcus));
    await marcus.page.locator('[role=group][data-cards]').first().waitFor();
    expect(space.missing).toEqual([]);
  },
);
