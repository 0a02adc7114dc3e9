/**
 * Makes the pictures of README and docs: lobby, table, dispute and end, and of Skat the auction, the
 * declaration, play, result, score sheet and review, on a phone and a desktop, in both schemes. Run with `npm run screenshots` after `npm run build`.
 */
import { mkdir } from 'node:fs/promises';
import { PARADIGMS } from '@lusoria/latin';
import type { Browser } from 'playwright-core';
import { launch, type Look, visit } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';
import { call, openSkat, playOn, SkatPlayer } from './support/skatPlayer.ts';
import { until } from './support/until.ts';

const FOLDER = new URL('../../docs/pictures/', import.meta.url).pathname;
const LOOKS: Readonly<Record<string, Look>> = {
  'desktop-light': {},
  'desktop-dark': { dark: true },
  'phone-light': { width: 390, height: 844, touch: true },
  'phone-dark': { width: 390, height: 844, touch: true, dark: true },
};

async function pictures(browser: Browser, url: string, suffix: string, look: Look): Promise<void> {
  const { page, context } = await visit(browser, url, { ...look, language: 'en', name: 'Iulia' });
  const shot = (name: string) => page.screenshot({ path: `${FOLDER}${name}-${suffix}.png` });
  await page.goto('/');
  await page.getByRole('heading', { name: 'ille – illa – illud' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await shot('lobby');
  await openOffline(page, { deck: 'ille', bots: ['pupil:50', 'pupil:50'] });
  const player = new Player(page, PARADIGMS.ille);
  let table = false;
  let dispute = false;
  while (!(table && dispute)) {
    await player.untilOver(async () => {
      if (!dispute && (await player.challengeIfWrong())) {
        await shot('dispute');
        dispute = true;
        return page.keyboard.press('Escape');
      }
      const [choice] = await player.right();
      if (!table && choice && (await player.isMyGo())) {
        await player.declare(choice);
        await shot('table');
        table = true;
      }
      return player.go();
    });
    if (table && dispute) break;
    await page.getByRole('button', { name: 'Once more' }).click();
    await page.locator('.decl').waitFor();
  }
  await page.getByText('Shuffle checked: honest').waitFor();
  await shot('end');
  await context.close();
}

/** A deal of Skat from the auction to the review; the bots let us play in the end. */
async function skatPictures(
  browser: Browser,
  url: string,
  suffix: string,
  look: Look,
): Promise<void> {
  const { page, context } = await visit(browser, url, { ...look, language: 'en', name: 'Iulia' });
  const shot = (name: string) => page.screenshot({ path: `${FOLDER}skat-${name}-${suffix}.png` });
  const player = new SkatPlayer(page);
  await page.goto('/');
  await openSkat(page);
  await until(() => player.isAsked());
  await shot('auction');
  await until(async () => {
    if (await player.isAsked()) await call(player, 120);
    return (await player.button('Play hand').count()) > 0;
  });
  await player.press('Pick up the skat');
  await until(async () => (await player.hand.count()) === 12);
  for (const n of [10, 11]) await player.hand.nth(n).click({ position: { x: 8, y: 40 } });
  await player.button(/^grand$/i).click();
  await shot('declare');
  await player.button(/^Declare /).click();
  await until(() => player.playIfAsked());
  await until(() => player.isToPlay());
  await shot('play');
  await playOn([player]);
  await page.getByText('Shuffle checked: honest').waitFor();
  await shot('result');
  await page.locator('.sheet').last().scrollIntoViewIfNeeded();
  await shot('sheet');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  await player.press('Next trick');
  await shot('review');
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const house = await openHouse();
const browser = await launch();
for (const [suffix, look] of Object.entries(LOOKS)) {
  await pictures(browser, house.url, suffix, look);
  await skatPictures(browser, house.url, suffix, look);
}
await browser.close();
await house.close();
