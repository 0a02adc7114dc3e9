import { textOf } from '@lusoria/i18n';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { walkOnPage } from '@lusoria/testing/browser/lesson-walk.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect } from 'vitest';
import { triesOn } from '../e2e/support/lesson.ts';
import { manifest } from '../manifest.ts';
import { loadLessonMessages } from '../messages/lessons/index.ts';

const site = useSite();
/** After these come auctions and decisions by the twenty, which are all of one kind. */
const FIRST = 16;
const SMALLEST = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };

journey(
  site,
  'somebody who knows no Skat takes the lessons one after the other, and answers everything wrongly once',
  'phone',
  async ({ person, size }) => {
    const pupil = await person('Iulia');
    const { page, language } = pupil;
    await pupil.opens('/learn/skat');
    await page.locator('a[href^="/learn/skat/"]').first().waitFor();
    await pupil.looksAround('the lessons');
    const { say } = await loadLessonMessages(language);
    const tries = triesOn(page);
    const courses = await manifest.lessons.load();
    const lessons = courses['skat']?.lessons.slice(0, FIRST) ?? [];
    expect(lessons).toHaveLength(FIRST);
    for (const [index, { id }] of lessons.entries()) {
      // Every other one on the smallest phone, where the coach and the hand share the window.
      const window = index % 2 === 0 ? SMALLEST : PHONE;
      if (size === 'phone') await page.setViewportSize(window);
      const ofErrors = await walkOnPage({
        page,
        language,
        say: (saying) => textOf(say(saying)),
        course: 'skat',
        lesson: id,
        tries,
      });
      expect(ofErrors.length).toBeGreaterThan(0);
      await pupil.looksAround(`the end of the lesson ${id}`);
    }
    // What was wrong once has cost its stars, and all is done.
    await pupil.opens('/learn/skat');
    await expect.poll(() => page.locator('.stars').count()).toBe(FIRST);
    await pupil.looksAround('the lessons that are done');
  },
);
