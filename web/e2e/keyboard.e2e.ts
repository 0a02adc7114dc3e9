import { CASES, features, PARADIGMS } from '@lusoria/latin';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { type House, openHouse } from '@lusoria/tools/e2e/house.ts';
import { type Choice, Player } from './support/player.ts';

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

/** Tabs until the focus is on something of this name, which must be visible there. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`no way to ${String(name)} by Tab`);
}

/** Lays a card by keys alone: arrows to the card, then case, number, gender, Enter. */
async function lay(page: Page, player: Player, choice: Choice, drawn: boolean): Promise<void> {
  const pressed = player.hand.and(page.locator('[aria-pressed=true]'));
  for (let steps = 0; !drawn && steps < 40; steps += 1) {
    if ((await pressed.count()) > 0 && (await pressed.getAttribute('aria-label')) === choice.form)
      break;
    await page.keyboard.press('ArrowRight');
  }
  const { case: name, number, gender } = features(choice.as);
  await page.keyboard.press(String(CASES.indexOf(name) + 1));
  await page.keyboard.press(number === 'sg' ? 's' : 'p');
  await page.keyboard.press(gender);
  await page.keyboard.press('Enter');
}

test('a whole game is played with the keyboard alone', async () => {
  const { page, errors } = await visit(browser, house.url);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Lusoria' }).waitFor();
  await tabTo(page, /^hic – haec – hoc$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^at once$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Start playing$/);
  await page.keyboard.press('Enter');
  await page.locator('.decl').waitFor();
  const player = new Player(page, PARADIGMS.hic);
  await player.untilOver(async () => {
    if ((await player.button(/^Seen/).count()) > 0) return page.keyboard.press('Escape');
    if (!(await player.isMyGo())) return page.keyboard.press('g');
    const drawn = (await player.button(/^Keep it/).count()) > 0;
    const pressed = player.hand.and(page.locator('[aria-pressed=true]'));
    // What was just pressed may be taking effect: then the next look at the page shows what is new.
    const only = drawn
      ? await pressed.getAttribute('aria-label', { timeout: 1000 }).catch(() => null)
      : null;
    if (drawn && only === null) return;
    const choice = (await player.right()).find(({ form }) => only === null || form === only);
    if (choice) await lay(page, player, choice, drawn);
    else await page.keyboard.press(drawn ? 'k' : 'd');
  });
  await page.getByRole('heading', { name: /wins?[.!]/ }).waitFor();
  await tabTo(page, /^Once more$/);
  await page.keyboard.press('Enter');
  await page.locator('.decl').waitFor();
  expect(errors).toEqual([]);
});
