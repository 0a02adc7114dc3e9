import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { type Check, everywhere } from '@lusoria/tools/e2e/checks.ts';
import { BY_COLOUR, passing, sageWith } from './support/guest.ts';
import { animals, layAsSage, passOn, sitDown, upload } from './support/places.ts';
import { ClassificationPlayer } from './support/player.ts';
import { type House, openHouse } from '@lusoria/tools/e2e/house.ts';
import { until } from '@lusoria/tools/e2e/until.ts';

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

async function newTable(page: Page, look: Check): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^With friends.*Classification/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Every rule by itself').click();
  const lines = animals();
  await upload(page, lines.with(4, 'beast3,none,,house'));
  const problem = await dialog.getByRole('alert').innerText();
  for (const part of ['row 5', 'beast3', 'food', 'missing']) {
    expect(problem.toLowerCase()).toContain(part);
  }
  await look('options, and a deck that is refused');
  await upload(page, lines);
  await dialog.locator('summary', { hasText: '36 cards' }).click();
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await look('a deck of one’s own');
  // So few cards are enough for two only.
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: '2 players' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await look('waiting room');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog').getByRole('button', { name: 'Classification' });
  expect(await help.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('dialog').getByText('Adding and founding').waitFor();
  await look('help');
}

/** The page is the sage, judges by hand and rules on texts. */
async function sage(page: Page, player: ClassificationPlayer, look: Check): Promise<void> {
  const { host, other, leave } = await sitDown(page, house.url, {
    first: '2',
    judge: 'hand',
    description: 'text',
    pass: true,
  });
  await page.getByRole('heading', { name: 'Think of a classification' }).waitFor();
  const deeper = page.getByRole('combobox', { name: /^What happens to/ });
  for (const [n, attribute] of ['colour', 'shape', 'filling'].entries()) {
    await deeper.nth(n).selectOption({ label: attribute });
  }
  await page
    .getByText(/of at least \d+ cards$/)
    .first()
    .waitFor();
  expect(await player.button('Play with this tree').getAttribute('aria-disabled')).toBe('true');
  await look('a class too small');
  await deeper.first().selectOption({ label: 'Class' });
  await player.asks('colour');
  await player.button('red').click();
  await look('a value taken up');
  await player.button('leave it').click();
  await player.press(player.button('Play with this tree'));
  await until(() => player.isToPlay());
  const [first = ''] = await player.cards();
  await player.choose([first]);
  await look('the sage’s turn');
  await player.button('Notes').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: first.split(';')[0] ?? '' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'new supposed class' }).click();
  await look('notes');
  await page.keyboard.press('Escape');
  await player.button('Tree').click();
  await look('the own tree');
  await page.keyboard.press('Escape');
  await player.button('Unselect all').click();

  // A wrong lay of somebody else: whoever lays all of their cards at once is wrong.
  other.follow((view) => {
    if (view.phase !== 'play') return passing('By the colour.')(view);
    const all = { type: 'lay', cards: view.hand, class: 0 } as const;
    return view.lays.some(({ seat }) => seat === view.you) ? { type: 'pass' } : all;
  });
  host.follow(passing('By the size of what is on the card, and nothing else at all.'));
  const judge = page.getByRole('heading', { name: /Is that right\?$/ });
  let judged = false;
  const rules = page.getByRole('heading', { name: 'Are these descriptions true?' });
  await until(async () => {
    if ((await judge.count()) > 0 && !judged) {
      await player.button('Right').click();
      await page.locator('.mistake').waitFor();
      await look('judging by hand');
      await player.button('Wrong').click();
      await judge.waitFor({ state: 'detached' });
      judged = true;
    }
    if (await player.isToPlay()) await layAsSage(player);
    return (await rules.count()) > 0;
  }, 30_000);
  expect(judged).toBe(true);
  await look('rulings');
  await player.button(/^Accept.*Livia/).click();
  await player.button(/^Reject.*Seneca/).click();
  await page.getByText('Shuffle checked: honest').waitFor();
  leave();
}

/** The page is a player, and describes by a tree. */
async function describeByTree(page: Page, player: ClassificationPlayer, look: Check) {
  const { host, other, leave } = await sitDown(page, house.url, { pass: true });
  await page.getByText('Seneca is thinking of a classification.').first().waitFor();
  await look('waiting for the tree');
  other.follow(passing());
  host.follow(sageWith(BY_COLOUR));
  await until(() => player.isToPlay());
  const cards = await player.cards();
  await player.choose(cards.slice(0, 4));
  await player.button('Add to class 1').click();
  await player.button('Spread out class 1').click();
  await look('a player’s turn');
  await player
    .button(/^Add .* to class/i)
    .last()
    .click();
  await player.button('Lays').click();
  await page.getByRole('dialog').waitFor();
  await look('lays');
  await page.keyboard.press('Escape');
  await passOn(player);
  await player.asks('shape');
  await look('describing by a tree');
  await player.button('Hand in').click();
  await page.getByText('Shuffle checked: honest').waitFor();
  await look('report');
  await player.button('Go through the lays').click();
  await page.keyboard.press('Escape');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  await player.button('Next').click();
  await page.locator('summary').first().click();
  await look('review');
  leave();
}

/** The page describes by sorting cards, or in words. */
async function describeOtherwise(page: Page, player: ClassificationPlayer, look: Check) {
  const sorting = await sitDown(page, house.url, { pass: true, description: 'sort' });
  sorting.other.follow(passing());
  sorting.host.follow(sageWith(BY_COLOUR));
  await passOn(player);
  const left = page.getByRole('group', { name: /^Still to be sorted/ }).getByRole('button');
  for (const to of [/^Belongs to class 1/i, /^Belongs to none/]) {
    await left.first().click();
    await player.button(to).click();
  }
  await left.first().click();
  await look('describing by sorting');
  sorting.leave();

  const text = await sitDown(page, house.url, { pass: true, description: 'text' });
  text.host.follow(sageWith(BY_COLOUR));
  text.other.follow((view) => (view.phase === 'play' ? { type: 'pass' } : null));
  await passOn(player);
  await page.getByLabel('Your description').fill('By the colour, I think.');
  await player.button('Hand in').click();
  await page.getByText(/^Handed in\./).waitFor();
  await look('describing in words');
  text.leave();
}

test('nothing stands in the way at a table of Classification', async () => {
  const { page, context, errors } = await visit(browser, house.url, { name: 'Iulia' });
  const look = everywhere(page);
  const player = new ClassificationPlayer(page, 'mouse');
  await newTable(page, look);
  await sage(page, player, look);
  await describeByTree(page, player, look);
  await describeOtherwise(page, player, look);
  expect(errors).toEqual([]);
  await context.close();
});
