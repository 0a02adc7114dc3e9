import type { Locator, Page } from 'playwright-core';
import { pressed, until } from '../until.ts';
import { chooseDeck } from './table.ts';

/**
 * From the lobby: starts a game for several people at this device, up to the button that shows the first one's cards.
 * The first name is the device's owner.
 */
export async function openTogether(
  page: Page,
  offer: string,
  others: readonly string[],
  set: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  await chooseDeck(page, offer);
  await page.getByRole('button', { name: new RegExp(`^With friends.*${offer}`, 'u') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'One device for all', exact: true }).click();
  await dialog.getByRole('button', { name: `${others.length + 1} players` }).click();
  for (const [i, name] of others.entries())
    await dialog.getByLabel(`Name at seat ${i + 2}`).fill(name);
  await set(dialog);
  await dialog.getByRole('button', { name: 'Start playing' }).click();
  await holdOf(page).waitFor();
}

/** The button that shows a player's cards. */
export function holdOf(page: Page): Locator {
  return page.getByRole('button', { name: /: hold to see your cards$/u });
}

/**
 * Shows the cards of the player to whom the device is handed, by pressing twice.
 *
 * @returns the player's name; empty if nobody must act any more
 */
export async function openCards(page: Page): Promise<string> {
  const hold = holdOf(page);
  const text = await hold.textContent({ timeout: 2000 }).catch(() => null);
  if (text === null || !(await pressed(hold, { trial: true }))) return '';
  await hold.press('Enter');
  await page.keyboard.press('Enter');
  await until(async () => (await hold.count()) === 0);
  return text.trim().split(':')[0] ?? '';
}

/** The given words that occur anywhere in the page: text, attributes, inputs, title. */
export async function wordsInPage(
  page: Page,
  words: readonly string[],
): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const typed = [...document.querySelectorAll('input, textarea')].map((one) =>
      'value' in one ? String(one.value) : '',
    );
    const all = [document.documentElement.outerHTML, document.title, ...typed].join('\n');
    return wanted.filter((word) =>
      new RegExp(`(?<!\\p{L})${word.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u').test(all),
    );
  }, words);
}
