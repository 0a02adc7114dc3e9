import { PARADIGMS } from '@lusoria/latin';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { everywhere, findings, overflow } from '@lusoria/tools/e2e/checks.ts';
import { type House, openHouse } from '@lusoria/tools/e2e/house.ts';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

let browser: Browser;
let house: House;

beforeAll(async () => {
  browser = await launch();
  house = await openHouse();
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test('nothing stands in the way from the lobby to the end', async () => {
  const { page, context } = await visit(browser, house.url, { name: 'Iulia' });
  const check = everywhere(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
  await check('lobby');
  await page.getByRole('button', { name: 'How to play' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await check('help');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await check('settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^With friends.*ille/ }).click();
  await page.getByText('Every rule by itself').click();
  await check('new table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await check('waiting room');

  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await openOffline(page, { deck: 'ille', bots: ['pupil:50', 'pupil:50'] });
  const player = new Player(page, PARADIGMS.ille);
  let table = false;
  let dispute = false;
  // Bots that know half of the forms err soon; where they happen not to, another round is played.
  for (let rounds = 0; rounds < 6 && !(table && dispute); rounds += 1) {
    if (rounds > 0) {
      await page.getByRole('button', { name: 'Once more' }).click();
      await page.locator('.decl').waitFor();
    }
    await player.untilOver(async () => {
      if (!dispute && (await player.challengeIfWrong())) {
        await check('dispute');
        dispute = true;
        return;
      }
      const [choice] = await player.right();
      if (!table && choice && (await player.isMyGo())) {
        await player.declare(choice);
        await check('table');
        table = true;
      }
      return player.go();
    });
  }
  expect({ table, dispute }).toEqual({ table: true, dispute: true });
  await page.getByText('Shuffle checked: honest').waitFor();
  await check('end');
  await context.close();
});

test.each(['de', 'la'] as const)(
  'the page speaks %s from the lobby to the table without overflowing',
  async (language) => {
    const { page, errors } = await visit(browser, house.url, {
      language,
      width: 320,
      height: 640,
      touch: true,
    });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.getByRole('button', { name: /^(Sofort spielen|Statim lūde).*ipse/ }).click();
    await page.locator('.decl').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);
