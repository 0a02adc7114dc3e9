import { expectInWindow } from '@lusoria/tools/e2e/sight.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSkat, SkatPlayer } from './support/player.ts';

const site = useSite();

/** How long a full trick lies at the least, where the player has chosen that it does so shortly (milliseconds). */
const SHORTLY = 1500;

/** What the frames of a deal have shown. */
interface Frames {
  /** The most cards on the table in any frame. */
  readonly most: number;
  /** For how long the last trick lay there when the deal was over (milliseconds). */
  readonly last: number;
}

/** From now on: looks at the trick in every frame. */
async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(() => {
    const seen = { most: 0, last: 0 };
    let since: number | null = null;
    const look = (now: number): void => {
      const cards = document.querySelectorAll('.trick figure').length;
      seen.most = Math.max(seen.most, cards);
      if (cards === 3 && document.querySelector('.btn.result')) {
        since ??= now;
        seen.last = now - since;
      }
      document.body.dataset['frames'] = JSON.stringify(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    const read: unknown = JSON.parse(
      (await page.evaluate(() => document.body.dataset['frames'])) ?? '',
    );
    const { most, last } = Object.assign({ most: 0, last: 0 }, read);
    return { most, last };
  };
}

/** Plays a deal to its last card: a grand by hand, so that nobody claims before. */
async function playDeal(page: Page, player: SkatPlayer): Promise<void> {
  await until(async () => {
    if (await player.isAsked()) await player.call(120);
    if ((await player.button('Play hand').count()) > 0) {
      await player.press('Play hand');
      await player.button(/^grand$/i).click();
      await player.button(/^Declare /).click();
    }
    if ((await player.button('Go on').count()) > 0) await player.press('Go on');
    if ((await player.button('Play on').count()) > 0) await player.press('Play on');
    else await player.playIfAsked();
    return (await page.locator('.btn.result').count()) > 0 || player.isOver();
  });
}

test('a full trick lies as long as chosen, and the cards of two are never seen together', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const player = new SkatPlayer(page);
  await page.goto('/');
  await openSkat(page);
  const frames = await watchFrames(page);
  await playDeal(page, player);
  await until(() => player.isOver());
  const { most, last } = await frames();
  expect(most).toBe(3);
  expect(last).toBeGreaterThanOrEqual(SHORTLY);
});

test('where a trick lies until it is tapped, so does the last one', async () => {
  const { page, context } = await site.visit({ name: 'Iulia' });
  await context.addInitScript(() => localStorage.setItem('lusoria.skatTrickRests', 'tap'));
  const player = new SkatPlayer(page);
  await page.goto('/');
  await openSkat(page);
  const frames = await watchFrames(page);
  await playDeal(page, player);
  await until(async () => (await frames()).last > SHORTLY * 2);
  expect(await player.isOver()).toBe(false);
  await player.press('Show the result');
  await until(() => player.isOver());
  expect((await frames()).most).toBe(3);
});

test.each(['no-preference', 'reduce'] as const)(
  'cards come from whoever deals, and lie still; motion: %s',
  async (reducedMotion) => {
    const { page } = await site.visit({ width: 390, height: 844, touch: true });
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function count(...args) {
        const sum = Number(document.documentElement.dataset['moved'] ?? 0);
        document.documentElement.dataset['moved'] = String(sum + 1);
        return animate.apply(this, args);
      };
    });
    await page.goto('/');
    // So that nobody has bid yet when the cards are shown: who comes later sees them lie.
    await openSkat(page, 'slow');
    const player = new SkatPlayer(page);
    await expect.poll(() => player.hand.count()).toBe(10);
    const moved = async () =>
      page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
    // Three hands of ten.
    const wanted = reducedMotion === 'no-preference';
    await expect.poll(async () => (await moved()) >= 30).toBe(wanted);
    const flying = async () =>
      page
        .locator('.hand .lift')
        .evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
    await expect.poll(flying).toBe(0);
    await expectInWindow('dealt', { 'own cards': player.hand });
  },
);
