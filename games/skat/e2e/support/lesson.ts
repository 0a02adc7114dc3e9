import type { Lesson } from '@lusoria/core/lesson';
import type { Try } from '@lusoria/testing/browser/lesson-walk.ts';
import { pressed } from '@lusoria/testing/until.ts';
import type { Page } from 'playwright-core';
import { CARDS } from '../../rules/cards.ts';

async function isTouch(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(pointer: coarse)').matches);
}

/** Card play of the learner on the page: a wrong one first, where the coach says why. */
export function triesOn(page: Page): (lesson: Lesson) => readonly Try[] {
  const plays = CARDS.map(
    (card): Try => ({
      action: { type: 'play', card },
      async press() {
        // Nothing is played on a trick that has not been seen.
        const sweep = page.locator('.sweep');
        if ((await sweep.count()) > 0) await pressed(sweep);
        const own = page.locator(`.hand [data-key="${card}"]`);
        if ((await own.getAttribute('aria-pressed')) !== 'true') {
          await own.click({ position: { x: 8, y: 16 } });
        }
        // With a mouse the first press plays the card.
        const play = page.locator('.btn.play');
        if (await isTouch(page)) await play.click();
      },
    }),
  );
  return (lesson) => {
    const after = ({ action }: Try) => lesson.next({ do: 'act', action });
    const right = plays.find((one) => !after(one).isTrouble);
    const wrong = plays.find((one) => {
      const { isTrouble, saying } = after(one);
      return isTrouble && saying.kind !== 'refused';
    });
    return right ? [...(wrong ? [wrong] : []), right] : [];
  };
}
