import type { Page } from 'playwright-core';
import type { useSite } from './site.ts';

/** Fixed date on which the tests solve the puzzle of the day. */
export const PUZZLE_DAY = new Date(2026, 2, 1, 12);

/** Opens the puzzle of the day from the first page, on a phone with no puzzle solved. */
export async function openDailyPuzzle(site: ReturnType<typeof useSite>, link: string) {
  const visited = await site.visit({ width: 390, height: 844, touch: true });
  const { page } = visited;
  await page.clock.setFixedTime(PUZZLE_DAY);
  await page.goto('/');
  await page.getByRole('link', { name: link }).click();
  // Somebody new begins with an easy one.
  await page.getByRole('button', { name: 'Puzzle of the day' }).click();
  await page.getByText('Start your streak').waitFor();
  return visited;
}

/** When the page is opened again, the streak and the puzzles by theme are still there. */
export async function wishAgain(page: Page, theme: string): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Puzzle of the day' }).click();
  await page.getByText('1 day in a row').waitFor();
  await page.getByRole('button', { name: 'By theme' }).click();
  await page.getByLabel('Theme').selectOption(theme);
}
