import { PARADIGMS } from '@lusoria/latin';
import { check } from '@lusoria/tools/e2e/accessibility.ts';
import { expectInWindow, MOST_SHIFT, watchShift, WINDOWS } from '@lusoria/tools/e2e/sight.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

const site = useSite();

/** Cards in a hand: nearly twice as many as are dealt, and reached in nearly every round. */
const MANY = 9;

/**
 * Examines one moment of a game at every window size; the last size is the one at which it was
 * reached.
 */
async function inEveryWindow(
  page: Page,
  moment: string,
  things: Readonly<Record<string, Locator>>,
): Promise<void> {
  for (const window of WINDOWS.toReversed()) {
    await page.setViewportSize(window);
    const place = `${moment}, ${window.width} × ${window.height}`;
    await expectInWindow(place, things);
    await check(page, place, false);
  }
}

test('five seats, many cards, a sheet, a dispute: what is needed is always in sight', async () => {
  const { page } = await site.visit({ name: 'Iulia', width: 1440, height: 900 });
  await page.goto('/');
  const bots = Array.from({ length: 4 }, () => 'pupil:50');
  await openOffline(page, { deck: 'ille', bots, patience: 20 });
  const player = new Player(page, PARADIGMS.ille);
  const table = {
    'own cards': player.hand,
    'the pile': page.locator('.top'),
    'what is declared': page.locator('.decl .token'),
  };
  const lay = page.locator('button.lay');
  let jumped = 0;
  const seen = new Set<string>();
  /** Whether a moment is the first of its kind. */
  const isNew = (moment: string): boolean => !seen.has(moment) && seen.add(moment).has(moment);
  const all = ['turn', 'a sheet over turn', 'a dispute', 'many', 'a sheet over many', 'the end'];
  while (seen.size < all.length) {
    await player.untilAsked();
    if (await player.isOver()) {
      if (isNew('the end')) {
        await inEveryWindow(page, 'the end', {
          'who has won': page.getByRole('heading', { level: 2 }).first(),
          'the next round': page.getByRole('button', { name: 'Once more' }),
        });
      }
      await page.getByRole('button', { name: 'Once more' }).click();
      await page.locator('.decl').waitFor();
    } else if (!seen.has('a dispute') && (await player.challengeIfWrong())) {
      seen.add('a dispute');
      await inEveryWindow(page, 'a dispute', {
        'own cards': player.hand,
        'its close': player.close,
      });
    } else if ((await player.isMyTurn()) && !(await player.hasDrawn())) {
      const moment = (await player.hand.count()) >= MANY ? 'many' : 'turn';
      if (isNew(moment)) await inEveryWindow(page, moment, { ...table, Draw: player.draw });
      if (isNew(`a sheet over ${moment}`)) {
        const shift = await watchShift(page);
        await player.hand.nth(1).click();
        await lay.waitFor();
        jumped = Math.max(jumped, await shift());
        await inEveryWindow(page, `a sheet over ${moment}`, { ...table, Lay: lay });
        await page.keyboard.press('Escape');
      }
      // A player who never plays a card soon holds many.
      await player.draw.click();
      await player.settled();
    } else await player.act();
  }
  expect(jumped).toBeLessThanOrEqual(MOST_SHIFT);
  expect([...seen].toSorted()).toEqual(all.toSorted());
});
