import { expectInWindow } from '@lusoria/testing/sight/sight.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { until } from '@lusoria/testing/until.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSkat, SkatPlayer } from './support/player.ts';

const site = useSite();

/** Least time that a full trick lies if the player has chosen a short one (milliseconds). */
const SHORTLY = 1500;

/** Observations in a deal. */
interface Seen {
  /** The most cards on the table at any time. */
  readonly most: number;
  /** For how long the last trick has lain there when the deal was over, until now or until it went (milliseconds). */
  readonly last: number;
}

/** From now on: looks at the trick whenever anything on the page has changed. */
async function watchTrick(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    let most = 0;
    let since: number | null = null;
    let gone: number | null = null;
    const look = (): void => {
      const cards = document.querySelectorAll('.trick figure').length;
      most = Math.max(most, cards);
      if (cards === 3 && document.querySelector('.btn.result')) since ??= performance.now();
      else if (since !== null) gone ??= performance.now();
      document.body.dataset['trick'] = JSON.stringify({ most, since, gone });
    };
    look();
    new MutationObserver((all) => {
      if (all.some(({ attributeName }) => attributeName !== 'data-trick')) look();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return async () => {
    const { trick, now } = await page.evaluate(() => ({
      trick: document.body.dataset['trick'] ?? '{}',
      now: performance.now(),
    }));
    const read: unknown = JSON.parse(trick);
    const { most, since, gone } = Object.assign({ most: 0, since: now, gone: now }, read);
    return { most, last: (gone ?? now) - (since ?? now) };
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
  await openSkat(page);
  const seen = await watchTrick(page);
  await playDeal(page, player);
  await until(() => player.isOver());
  const { most, last } = await seen();
  expect(most).toBe(3);
  expect(last).toBeGreaterThanOrEqual(SHORTLY);
});

test('where a trick lies until it is tapped, so does the last one', async () => {
  const { page, context } = await site.visit({ name: 'Iulia' });
  await context.addInitScript(() => localStorage.setItem('lusoria.skatTrickRests', 'tap'));
  const player = new SkatPlayer(page);
  await openSkat(page);
  const seen = await watchTrick(page);
  await playDeal(page, player);
  await until(async () => (await seen()).last > SHORTLY * 2);
  expect(await player.isOver()).toBe(false);
  await player.press('Show the result');
  await until(() => player.isOver());
  expect((await seen()).most).toBe(3);
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
    // So that nobody has bid yet when the cards are shown: who comes later sees them lie.
    await openSkat(page, 'slow');
    const player = new SkatPlayer(page);
    await expect.poll(() => player.hand.count()).toBe(10);
    const moved = async () =>
      page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
    // One's own ten.
    const wanted = reducedMotion === 'no-preference';
    await expect.poll(async () => (await moved()) >= 10).toBe(wanted);
    const flying = async () =>
      page
        .locator('.hand .lift')
        .evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
    await expect.poll(flying).toBe(0);
    await expectInWindow('dealt', { 'own cards': player.hand });
  },
);
