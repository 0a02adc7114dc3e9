import { check } from '@lusoria/tools/e2e/accessibility.ts';
import { expectInWindow, MOST_SHIFT, watchShift, WINDOWS } from '@lusoria/tools/e2e/sight.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BY_COLOUR, passing, playing, sageWith } from './support/guest.ts';
import { layAsSage, passOn, sitDown } from './support/places.ts';
import { ClassificationPlayer } from './support/player.ts';

const site = useSite();

/** Examines a phase at every window size: the named elements are visible, nothing is too small. */
async function expectInEveryWindow(
  page: Page,
  phase: string,
  things: (window: (typeof WINDOWS)[number]) => Readonly<Record<string, Locator>>,
): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const place = `${phase}, ${window.width} × ${window.height}`;
    await expectInWindow(place, things(window));
    await check(page, place, false);
  }
  await page.setViewportSize(WINDOWS[0]);
}

test('a player has hand, classes and next step in sight', async () => {
  const { page } = await site.visit({ name: 'Iulia', ...WINDOWS[0] });
  const player = new ClassificationPlayer(page, 'mouse');
  const table = await sitDown(page, site.server.url, { pass: true });
  const classes = player.classes.getByRole('listitem').filter({ has: page.getByRole('button') });
  const hand = player.hand;
  const step = page.locator('.step .main');
  await page.getByText('Seneca is thinking of a classification.').first().waitFor();
  await expectInEveryWindow(page, 'waiting', () => ({
    attributes: page.getByRole('heading', { name: /classified by/ }),
  }));
  table.host.follow(sageWith(BY_COLOUR, 'teaching'));
  table.other.follow(playing());
  for (let turns = 0; turns < 3; turns += 1) {
    await until(() => player.isToPlay());
    const before = await player.cards();
    await player.lay(before.slice(turns, turns + 1), 1);
    await until(async () => String(await player.cards()) !== String(before));
  }
  await until(() => player.isToPlay());
  await expectInEveryWindow(page, 'the own turn', () => ({ hand, classes, step }));

  const [first = ''] = await player.cards();
  await player.choose([first]);
  await player.button('Add to class 1').click();
  for (const sheet of ['Sort', 'Notes', 'Lays', 'Reference']) {
    await player.button(sheet).click();
    await page.getByRole('dialog').waitFor();
    await expectInEveryWindow(page, sheet, () => ({ hand, step, sheet: page.getByRole('dialog') }));
    await page.keyboard.press('Escape');
  }
  await expectInEveryWindow(page, 'a card chosen', () => ({ hand, classes, step }));
  await player.button('Unselect all').click();

  await passOn(player);
  await player.asks('colour');
  // In little space the rest of the hand is hidden: it has no part in a description.
  await expectInEveryWindow(page, 'describing', ({ width, height }) => ({
    classes,
    step,
    tree: page.getByRole('region', { name: 'How is the deck classified?' }),
    ...(width > 760 && height > 460 ? { hand } : {}),
  }));
  await check(page, 'describing', true);
  table.leave();
});

test('nothing jumps when a card is chosen or a sheet opened, in any window', async () => {
  const { page } = await site.visit({ name: 'Iulia', ...WINDOWS[0] });
  const player = new ClassificationPlayer(page, 'mouse');
  const table = await sitDown(page, site.server.url, { pass: true });
  table.host.follow(sageWith(BY_COLOUR, 'teaching'));
  table.other.follow(passing());
  await until(() => player.isToPlay());
  const shift = await watchShift(page);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await check(page, `${window.width} × ${window.height}`, false);
    const before = await shift();
    const [first = '', second = ''] = await player.cards();
    await player.choose([first, second]);
    await player.button('Add to class 1').click();
    await player.button('Notes').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await player.button('Unselect all').click();
    const after = await shift();
    expect(after - before, `${window.width} × ${window.height}`).toBeLessThan(MOST_SHIFT);
  }
  table.leave();
});

test('a sage has hand, tree and verdict in sight', async () => {
  const { page } = await site.visit({ name: 'Iulia', ...WINDOWS[0] });
  const player = new ClassificationPlayer(page, 'mouse');
  const options = { first: '2', judge: 'hand', description: 'text', pass: true };
  const table = await sitDown(page, site.server.url, options);
  const classes = player.classes.getByRole('listitem').filter({ has: page.getByRole('button') });
  const step = page.locator('.step .main');
  await player.asks('colour');
  await expectInEveryWindow(page, 'the tree', () => ({
    step,
    tree: page.getByRole('combobox', { name: 'What happens to all cards' }),
  }));
  await player.press(player.button('Play with this tree'));
  await until(() => player.isToPlay());
  await expectInEveryWindow(page, 'the sage’s turn', () => ({ hand: player.hand, classes, step }));
  await layAsSage(player);
  table.other.follow((view) => {
    if (view.phase !== 'play') return passing('By the colour.')(view);
    const one = { type: 'lay', cards: view.hand.slice(0, 1), class: 0 } as const;
    return view.lays.some(({ seat }) => seat === view.you) ? { type: 'pass' } : one;
  });
  table.host.follow(passing('By the size.'));
  await page.getByRole('heading', { name: /Is that right\?$/ }).waitFor();
  await expectInEveryWindow(page, 'judging', () => ({
    hand: player.hand,
    right: player.button('Right'),
    wrong: player.button('Wrong'),
  }));
  await check(page, 'judging', true);
  table.leave();
});
