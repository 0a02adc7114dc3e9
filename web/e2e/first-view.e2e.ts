import { GAME_IDS } from '@lusoria/games';
import {
  CARD,
  FIRST_VIEW,
  meter,
  OFFER,
  openTableInPlay,
  saveData,
} from '@lusoria/testing/sight/first-view.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const site = useSite();

/** Visits a path with empty caches, until this element is there and loading has finished. */
async function check(page: Page, path: string, what: string, most: number): Promise<void> {
  await saveData(page);
  const measured = await meter(page);
  await page.goto(path);
  await page.locator(what).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const { bytes, fonts, scripts, shift } = await measured.loaded();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_VIEW.bytes);
  expect(fonts).toBeLessThanOrEqual(FIRST_VIEW.fonts);
  expect(scripts).toBeLessThanOrEqual(most);
  expect(shift).toBeLessThanOrEqual(FIRST_VIEW.shift);
}

test('the first view of the lobby is light and does not move', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true, language: 'la' });
  await check(page, '/', OFFER, FIRST_VIEW.scripts.hall);
});

test.each(GAME_IDS)('so is that of a table of %s', async (id) => {
  const { code, token } = await openTableInPlay(site.server.url, id);
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await page.addInitScript((own) => localStorage.setItem('lusoria.token', own), token);
  await check(page, `/t/${code}`, CARD, FIRST_VIEW.scripts.table);
});

/** The hall's first button to play. */
const PLAY = 'main .btn.play';

/** In the page: adds up how far the first element of a selector moves, as `data-moved` of the document. */
function addMoves(selector: string): void {
  let moved = 0;
  let before: number | null = null;
  const look = (): void => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top;
    if (top !== undefined) {
      moved += Math.abs(top - (before ?? top));
      before = top;
      document.documentElement.dataset['moved'] = String(moved);
    }
    requestAnimationFrame(look);
  };
  look();
}

test('what one is about to press stays where it is when the game turns up that one has left', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await page.goto('/');
  await page.locator(PLAY).first().click();
  await page.locator(CARD).first().waitFor();
  await page.addInitScript(addMoves, PLAY);
  await page.goto('/');
  await page.locator('a[href^="/offline/"]').waitFor();
  await page.waitForLoadState('networkidle');
  // A font that comes late may move it by some pixels.
  expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(20);
});
