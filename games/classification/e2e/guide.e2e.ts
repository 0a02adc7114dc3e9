import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { everywhere } from '@lusoria/tools/e2e/checks.ts';
import { ClassificationPlayer, colourOf } from './support/player.ts';
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

/** Goes on with the tabulator until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
    });
    if (name.test(label)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${String(name)} by Tab`);
}

/** Lays a card by keys alone: the arrows go to it, a number or a plus says where. */
async function layByKeys(player: ClassificationPlayer, card: string, to: string): Promise<void> {
  const { page } = player;
  const [first = ''] = await player.cards();
  await tabTo(page, new RegExp(`^${first}`, 'u'));
  const focused = player.hand.and(page.locator(':focus')).locator('.sr');
  for (let steps = 0; steps < 20 && (await focused.innerText()) !== card; steps += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press(to);
  await tabTo(page, /^(Add .* to class \d|Found a new class with .*)$/i);
  await page.keyboard.press('Enter');
}

/** Of these cards one that is laid rightly; the sage founds the second class with green ones. */
function rightly(cards: readonly string[], classes: number): readonly [string, string] {
  const of = (colour: string) => cards.find((name) => colourOf(name) === colour);
  const red = of('red');
  if (red !== undefined) return [red, '1'];
  const green = of('green');
  if (green !== undefined && classes > 1) return [green, '2'];
  return [cards[0] ?? '', '+'];
}

test('the round that teaches, from beginning to end by the keyboard alone', async () => {
  const { page, errors } = await visit(browser, house.url, { name: 'Iulia' });
  const look = everywhere(page);
  const player = new ClassificationPlayer(page, 'keyboard');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
  await tabTo(page, /^Learn by playing$/);
  await page.keyboard.press('Enter');
  const coach = page.getByRole('region', { name: 'A first round' });
  const goOn = coach.getByRole('button', { name: 'Go on' }).and(page.locator(':focus'));
  await goOn.waitFor();
  await look('welcome');

  const heard: string[] = [];
  let turns = 0;
  await until(async () => {
    if ((await goOn.count()) > 0) {
      heard.push(await coach.locator('p').innerText());
      await page.keyboard.press('Enter');
    } else if (await player.isToPlay()) {
      const cards = await player.cards();
      if (turns === 0) await look('the own turn');
      // The first card is laid wrongly, for what is told about it.
      const blue = cards.find((name) => colourOf(name) === 'blue') ?? '';
      const classes = await player.button(/^Spread out class/).count();
      const [card, to] = turns === 0 ? [blue, '1'] : rightly(cards, classes);
      turns += 1;
      await layByKeys(player, card, to);
      await until(
        async () => String(await player.cards()) !== String(cards) || (await goOn.count()) > 0,
      );
    }
    return (await player.button('Say nothing').count()) > 0;
  }, 60_000);
  expect(heard.filter((text) => text.startsWith('Not right: your cards come back'))).not.toEqual(
    [],
  );
  expect(heard).toContain(
    'Right! Your card stays, and you have one less. Now three cards tell you something about class 1.',
  );

  await tabTo(page, /^What happens to all cards$/);
  await page.keyboard.type('col');
  await page.getByText('The tree divides the deck into 3 classes.').waitFor();
  await look('describing');
  await tabTo(page, /^Hand in$/);
  await page.keyboard.press('Enter');
  await coach.getByText(/^You have found the rule\./).waitFor();
  await look('the end');
  await tabTo(page, /^Once more$/);
  await page.keyboard.press('Enter');
  await goOn.waitFor();
  expect(errors).toEqual([]);
});
