import { journey } from '@lusoria/testing/journey/journey.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { storedOnDevice } from '@lusoria/testing/browser/storage.ts';
import { speak } from '@lusoria/testing/sight/looks.ts';
import { until } from '@lusoria/testing/until.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const site = useSite();

journey(
  site,
  'a teacher who has no class yet takes the tour, rehearses one, asks all of it a question, sees its results, and takes the letter for parents along',
  'desktop',
  async ({ person, size }) => {
    const teacher = await person('Magistra');
    const { page } = teacher;
    await teacher.opens('/');
    await teacher.presses('With a class');
    await teacher.presses('For teachers: a lesson in five minutes');
    await teacher.presses('Repetition before a test');
    await teacher.sees(
      teacher.partly('Which forms do you think are the hardest? Collect three on the board.'),
    );
    await teacher.looksAround('the tour');
    await teacher.presses('Begin the rehearsal');
    await teacher.sees('Rehearsal: 28 made-up pupils');
    await teacher.sees('28 joined');
    await teacher.looksAround('the console of a rehearsal');
    await teacher.presses('Start all');
    await page
      .getByText(/Valeria/u)
      .first()
      .waitFor();
    await teacher.presses('Question for all');
    await teacher.presses('Ask everybody');
    await (await teacher.sees('Play faster')).click();
    await teacher.sees('28 of 28 have answered');
    await teacher.sees('Paused');
    await teacher.presses('Show the answer');
    await page.locator('.right .bar').first().waitFor({ state: 'attached' });
    await teacher.looksAround('a question for all');
    await teacher.presses('Projector');
    await page.locator('main.wall .reason').first().waitFor();
    await teacher.looksAround('a question on the wall');
    await teacher.presses('Your screen');
    // Else the round might be over before she has looked at its tables.
    await (await teacher.sees('Play faster')).click();
    await teacher.presses('Take it away');
    await teacher.presses('Projector');
    await teacher.sees('Rehearsal – a made-up class');
    await page.locator('main.wall li').nth(6).waitFor({ state: 'attached' });
    if (size === 'desktop') await until(async () => (await lettersOnWall(page)) > 1);
    await teacher.presses('Your screen');
    await teacher.presses('End the round');
    await teacher.presses('End it without points');
    await teacher.presses('Results');
    await teacher.sees('Answers by person');
    await teacher.presses('End the rehearsal');
    await teacher.sees('Begin the rehearsal');
    expect(await storedOnDevice(page)).not.toContain('Valeria');

    await teacher.opens('/class');
    await teacher.presses('What is stored, and for how long');
    await teacher.presses('Papers about data protection, for schools');
    await teacher.presses('Letter for parents');
    await page
      .locator('article')
      .getByText(/\[[^\]]+: _+\]/u)
      .first()
      .waitFor();
    await page.locator('summary').click();
    await page.locator('.gaps input').first().fill('Gymnasium am Hügel');
    await page.locator('article').getByText('Gymnasium am Hügel').first().waitFor();
    await teacher.looksAround('the letter for parents');
    await teacher.presses('Make the PDF');
    const saved = page.waitForEvent('download');
    await teacher.presses('Save');
    expect((await saved).suggestedFilename()).toMatch(/^parents-(?:de|en)\.pdf$/u);

    // What was typed is still there in another language of the page.
    const spoken = await page.evaluate(() => document.documentElement.lang);
    await speak(page, spoken === 'la' ? 'de' : 'la');
    expect(await page.locator('article').innerText()).toContain('Gymnasium am Hügel');
  },
);

/** How large names at tables are on a wall, compared with its other letters. */
async function lettersOnWall(page: Page): Promise<number> {
  return page.locator('main.wall').evaluate((wall) => {
    const sizeOf = (element: Element | null): number =>
      element === null ? 0 : Number.parseFloat(getComputedStyle(element).fontSize);
    return sizeOf(wall.querySelector('li .name')) / sizeOf(wall);
  });
}
