import type { Lesson } from '@lusoria/core/lesson';
import type { Language } from '@lusoria/i18n';
import { type Cell, CELLS, features } from '@lusoria/latin';
import type { Try } from '@lusoria/testing/browser/lesson-walk.ts';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { cellText, label } from '../../messages/cells.ts';
import { loadAgreementMessages } from '../../messages/index.ts';
import { viewSchema } from '../../rules/schemas.ts';

/** Carries out the learner's actions on the page: a card to be played is first declared wrongly. */
export async function triesOn(page: Page, language: Language) {
  const t = await loadAgreementMessages(language);
  const layAs = (card: number, as: Cell): Try => ({
    action: { type: 'lay', card, as },
    async press() {
      // They cover the table until they are closed.
      const tables = page.getByRole('button', { name: t('action-close'), exact: true });
      if ((await tables.count()) > 0) await tables.click();
      const button = page.locator(`.hand [data-key^="${card}."]`);
      if ((await button.getAttribute('aria-pressed')) !== 'true') {
        await button.click({ position: { x: 8, y: 20 } });
      }
      const { case: kase, number, gender } = features(as);
      for (const feature of [kase, number, gender]) {
        const choice = page.getByRole('button', { name: label(t, feature), exact: true });
        if ((await choice.getAttribute('aria-pressed')) !== 'true') await choice.click();
      }
      await page.getByRole('button', { name: `– ${cellText(t, as)}` }).click();
    },
  });
  return (lesson: Lesson): readonly Try[] => {
    const { hand, window } = v.parse(viewSchema, lesson.view);
    const isRight = ({ action }: Try) => !lesson.next({ do: 'act', action }).isTrouble;
    const lays = hand.flatMap((card) => CELLS.map((as) => layAs(card, as)));
    const right = lays.find(isRight);
    if (right) {
      const wrong = lays.filter(
        (one) => !isRight(one) && one.action !== right.action && sameCard(one, right),
      );
      return [...wrong.slice(0, 1), right];
    }
    const buttons: readonly Try[] = [
      {
        action: { type: 'draw' },
        press: () => page.getByRole('button', { name: t('action-draw') }).click(),
      },
      {
        action: { type: 'challenge', lay: window?.lay ?? 0 },
        press: () => page.getByRole('button', { name: t('action-challenge') }).click(),
      },
    ];
    return buttons.filter(isRight);
  };
}

const playSchema = v.object({ card: v.number() });

function sameCard(one: Try, other: Try): boolean {
  return v.parse(playSchema, one.action).card === v.parse(playSchema, other.action).card;
}
