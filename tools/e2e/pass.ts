import type { Locator, Page } from 'playwright-core';
import { until } from './until.ts';

/** From the lobby: several people at this device, who begin at once. The first one's name is the device's. */
export async function openTogether(
  page: Page,
  offer: string,
  others: readonly string[],
  set: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^With friends.*${offer}`, 'u') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Here', exact: true }).click();
  await dialog.getByRole('button', { name: `${others.length + 1} players` }).click();
  for (const [i, name] of others.entries())
    await dialog.getByLabel(`Name at seat ${i + 2}`).fill(name);
  await set(dialog);
  await dialog.getByRole('button', { name: 'Start playing' }).click();
}

/** The button that opens somebody's cards. */
export function holdOf(page: Page): Locator {
  return page.getByRole('button', { name: /: hold to see your cards$/u });
}

/** Opens the cards of whoever the device is handed to: presses twice. */
export async function openCards(page: Page): Promise<string> {
  const hold = holdOf(page);
  const name = (await hold.textContent())?.trim().split(':')[0] ?? '';
  await hold.press('Enter');
  await page.keyboard.press('Enter');
  await until(async () => (await hold.count()) === 0);
  return name;
}

/** Which of these words is anywhere in the page: text, attributes, what is typed in, title. */
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
