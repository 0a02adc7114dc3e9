import { check } from '@lusoria/tools/e2e/accessibility.ts';
import { expectInWindow, MOST_SHIFT, watchShift, WINDOWS } from '@lusoria/tools/e2e/sight.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auction, concede, openSkat, pickUp, SkatPlayer } from './support/player.ts';

const site = useSite();
const PHONE = { width: 390, height: 844 };

/** Looks at a place of the page in every window; what must be in sight is found anew in each. */
async function inEveryWindow(
  page: Page,
  place: string,
  things: Readonly<Record<string, Locator>>,
): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const where = `${place}, ${size.width} x ${size.height}`;
    await expectInWindow(where, things);
    await check(page, where, false);
  }
  await page.setViewportSize(PHONE);
}

test('in every phase of a deal cards, trick and the next step are in sight, and nothing jumps', async () => {
  const { page } = await site.visit({ ...PHONE, touch: true, name: 'Iulia' });
  const player = new SkatPlayer(page);
  const own = { 'own cards': player.hand, 'own plate': page.locator('.own .plate') };
  const contract = { contract: page.getByRole('region', { name: 'The game' }) };
  const trick = { trick: page.locator('.trick') };
  await page.goto('/');
  await openSkat(page);

  await until(() => player.isAsked());
  await inEveryWindow(page, 'auction', {
    ...own,
    ...contract,
    question: page.locator('.dock p'),
    'what can be said': page.locator('.choices .btn'),
    hint: player.button('Hint'),
  });
  await auction(player, [], 120);
  const skat = {
    'pick up': player.button('Pick up the skat'),
    hand: player.button('Play hand'),
  };
  await inEveryWindow(page, 'skat or hand', { ...own, ...contract, ...skat });

  const shiftAtSheet = await watchShift(page);
  await pickUp(player, [0, 1]);
  expect(await shiftAtSheet()).toBeLessThanOrEqual(MOST_SHIFT);
  // The longest sheet: a null below the bid, which names another game.
  await player.button(/^null$/i).click();
  const declare = { 'own cards': player.hand, sheet: page.locator('.dock .sheet') };
  await inEveryWindow(page, 'null below the bid', declare);
  // The bots may have passed early, so that it is not below the bid.
  if ((await player.button('Cancel').count()) > 0) await player.press('Cancel');
  await player.button(/^grand$/i).click();
  await inEveryWindow(page, 'declaring', { ...declare, go: player.button(/^Declare /) });
  await player.button(/^Declare /).click();

  await until(() => player.playIfAsked());
  await until(() => player.isToPlay());
  // Whoever took the trick may lead while it still lies there.
  await player.button('Last trick').waitFor();
  const shiftAtCard = await watchShift(page);
  await player.raise();
  expect(await shiftAtCard()).toBeLessThanOrEqual(MOST_SHIFT);
  const next = { line: page.locator('.dock p'), play: player.button(/^(Play|Lead) the/) };
  await inEveryWindow(page, 'play', {
    ...own,
    ...contract,
    ...trick,
    ...next,
    'last trick': player.button('Last trick'),
  });
  await player.press('Hint');
  await page.locator('.advice b').waitFor();
  await inEveryWindow(page, 'hint', { 'own cards': player.hand, ...trick, ...next });
  await check(page, 'hint', true);
  await concede(player);
  await until(() => player.isOver());
  await inEveryWindow(page, 'the result', {
    'how it ended': page.getByRole('heading', { level: 2 }).first(),
    'the next deal': player.button('Next deal'),
  });
});

test('a card that may not be played says why', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const player = new SkatPlayer(page);
  await page.goto('/');
  await openSkat(page);
  await auction(player, [], 120);
  await pickUp(player, [10, 11]);
  await player.button(/^grand$/i).click();
  await player.button(/^Declare /).click();
  const refused = player.hand.and(page.locator('[aria-disabled=true]'));
  await until(async () => {
    if (!(await player.isToPlay())) return player.isOver();
    if ((await refused.count()) > 0) return true;
    await player.playIfAsked();
    return false;
  });
  if (await player.isOver()) return;
  await refused.first().click({ position: { x: 8, y: 16 }, force: true });
  const why = page.locator('.dock').getByText(/^Not the .* were led, and you still have some\.$/);
  await expect.poll(() => why.count()).toBe(1);
});
