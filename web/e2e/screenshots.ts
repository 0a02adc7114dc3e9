/**
 * Makes the pictures of README and docs: lobby, table, dispute and end, on a phone and a desktop, in
 * both schemes. Run with `npm run screenshots` after `npm run build`.
 */
import { mkdir } from 'node:fs/promises';
import { PARADIGMS } from '@lusoria/latin';
import type { Browser } from 'playwright-core';
import { launch, type Look, visit } from './support/browser.ts';
import { openHouse } from './support/house.ts';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

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

await mkdir(FOLDER, { recursive: true });
const house = await openHouse();
const browser = await launch();
for (const [suffix, look] of Object.entries(LOOKS)) {
  await pictures(browser, house.url, suffix, look);
}
await browser.close();
await house.close();
