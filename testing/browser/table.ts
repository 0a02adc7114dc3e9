import type { Locator, Page } from 'playwright-core';
import { until } from '../until.ts';

/** Waits until the table has answered what was pressed, and the page shows what came of it. */
export async function settled(page: Page, sending = 'sending …'): Promise<void> {
  const sent = page.getByText(sending);
  await until(async () => (await sent.count()) === 0);
}

/** In the lobby: chooses the deck with this key, where a game has several. */
export async function chooseDeck(page: Page, key: string): Promise<void> {
  await page.locator('main article').first().waitFor();
  const deck = page.locator(`[data-offer="${key}"]`);
  if ((await deck.count()) > 0) await deck.click();
}

/**
 * From the lobby: opens a table for friends.
 *
 * @param game label of the game's button, in the page's words; a deck's label is its key, too
 * @param choose changes the settings in the dialog
 * @returns the table's code
 */
export async function openTable(
  page: Page,
  game: string,
  choose: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<string> {
  await page.goto('./');
  if (game !== '') await chooseDeck(page, game);
  await page
    .getByRole('button', { name: new RegExp(`^With friends.*${game}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await choose(dialog);
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  return codeIn(page.getByLabel('Table code'));
}

/** The code that a field shows, which is there before the server has told the code. */
export async function codeIn(field: Locator): Promise<string> {
  await until(async () => /^[0-9A-Z]{6}$/u.test(await field.innerText()));
  return field.innerText();
}

/** From the lobby: sits down at a table by its code, on the first free seat. */
export async function joinTable(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Table code').fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** Begins the game when all seats are taken. */
export async function beginGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin the game' }).click();
}

/** In the dialog of a new table: unfolds all rules. */
export async function openRules(dialog: Locator): Promise<void> {
  await unfold(dialog, ['Rules', 'All rules']);
}

/** In the dialog of a new table against bots: unfolds the choice of each bot, and how fast they are. */
export async function openBots(dialog: Locator): Promise<void> {
  await unfold(dialog, ['Choose each bot']);
}

async function unfold(dialog: Locator, names: readonly string[]): Promise<void> {
  await dialog.locator('details > summary').first().waitFor();
  for (const name of names) {
    const closed = dialog.locator('details:not([open]) > summary', {
      hasText: new RegExp(`^${name}$`),
    });
    if ((await closed.count()) > 0) await closed.click();
  }
}
