import type { Lesson } from '@lusoria/core/lesson';
import type { Language } from '@lusoria/i18n';
import type { Try } from '@lusoria/testing/browser/lesson-walk.ts';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { loadMessages } from '../../messages/index.ts';

const laidSchema = v.object({ hand: v.array(v.number()) });

/** The first lay of the learner: of a card that does not belong to the first class. */
export async function firstErrorOn(page: Page, language: Language) {
  const t = await loadMessages(language);
  let isMade = false;
  return (lesson: Lesson): readonly Try[] => {
    if (isMade) return [];
    isMade = true;
    const { hand } = v.parse(laidSchema, lesson.view);
    const lays = hand.map(
      (card): Try => ({
        action: { type: 'lay', cards: [card], class: 0 },
        async press() {
          await page.locator(`.hand [data-key="${card}"]`).click();
          await page.getByRole('button', { name: t('aim', { class: 1 }), exact: true }).click();
          const name = t('add', { class: 1, n: 1 });
          await page.getByRole('button', { name, exact: true }).click();
        },
      }),
    );
    const isWrong = ({ action }: Try) => {
      const { saying } = lesson.next({ do: 'act', action });
      return saying.kind === 'message' && saying.message.key === 'moment-wrong';
    };
    return lays.filter(isWrong).slice(0, 1);
  };
}
