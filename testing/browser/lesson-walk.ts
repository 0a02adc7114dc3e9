import { defined } from '@lusoria/core';
import type { Input, Lesson, LessonEntry, Saying } from '@lusoria/core/lesson';
import { GAME_IDS, manifestOf } from '@lusoria/games';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Site } from './site.ts';
import { until } from '../until.ts';

/** Labels of the coach and its buttons. */
const COACH = {
  en: { coach: 'The coach', answers: 'Answers', goOn: 'Go on', hint: 'Hint', show: 'Show me' },
  de: {
    coach: 'Erklärung',
    answers: 'Antworten',
    goOn: 'Weiter',
    hint: 'Tipp',
    show: 'Mach es mir vor',
  },
  la: {
    coach: 'Magister',
    answers: 'Respōnsa',
    goOn: 'Perge',
    hint: 'Cōnsilium',
    show: 'Mōnstrā',
  },
} as const;

/** A lesson to take on a page. */
export interface Walk {
  readonly page: Page;
  readonly language: keyof typeof COACH;
  /** The coach's text in that language. */
  readonly say: (saying: Exclude<Saying, { kind: 'refused' }>) => string;
  /** As in the address, `/learn/COURSE`. */
  readonly course: string;
  /** Absent: the first lesson. */
  readonly lesson?: string;
  /**
   * Actions to try at a moment, with the steps on the page; the last one is right. If empty, the coach shows the
   * answer.
   */
  readonly tries: (lesson: Lesson) => readonly Try[];
}

/** A phone of this size for taking lessons. */
export async function phoneFor(
  site: Site,
  language: Walk['language'],
  [width, height]: readonly [number, number],
): Promise<Page> {
  const { page } = await site.visit({ width, height, touch: true, language, name: 'Iulia' });
  return page;
}

/** An action, and the steps to perform it on the page. */
export interface Try {
  readonly action: unknown;
  press(): Promise<void>;
}

/**
 * Takes a lesson to its end on the page and in the engine side by side: the coach's texts are the same in both.
 * Every question is first answered wrongly, and rightly when it comes back.
 *
 * @returns the coach's texts about errors
 */
export async function walkOnPage(walk: Walk): Promise<readonly string[]> {
  const { page, language, course, say, tries } = walk;
  const entry = await taught(walk);
  const names = COACH[language];
  const ofErrors: string[] = [];
  let lesson = entry.open();
  await page.goto(`/learn/${course}/${entry.id}`);
  const coach = page.getByRole('region', { name: names.coach });
  const hears = async () => {
    if (lesson.awaits === 'others' || lesson.saying.kind === 'refused') return;
    const text = say(lesson.saying);
    await expect.poll(() => coach.locator('p').innerText()).toBe(text);
    // A question of which more is to be found stays in sight.
    if (lesson.asks)
      await coach.getByText(say({ kind: 'message', message: lesson.asks })).waitFor();
    if (lesson.isTrouble) ofErrors.push(text);
  };
  const does = async (input: Input, press: () => Promise<unknown>) => {
    await press();
    lesson = lesson.next(input);
    await hears();
  };
  const button = (name: string) => coach.getByRole('button', { name, exact: true });
  await hears();
  while (lesson.awaits !== 'end') {
    switch (lesson.awaits) {
      case 'reading':
        // While something is explained, the cards it is about lie in the window.
        if (lesson.answers.length === 0) await until(() => page.evaluate(isHandShown));
        await does({ do: 'go-on' }, () => button(names.goOn).click());
        break;
      case 'others':
        lesson = lesson.next({ do: 'other' });
        await hears();
        break;
      case 'answer': {
        const before = lesson;
        const isRight = (index: number) => !before.next({ do: 'answer', index }).isTrouble;
        const all = before.answers
          .map((_, index) => index)
          .filter((i) => before.answers[i]?.mark === null);
        const isOld = before.isRepeated || before.answers.some(({ mark }) => mark === 'wrong');
        const wrong = isOld ? undefined : all.find((i) => !isRight(i));
        const index = wrong ?? all.find(isRight) ?? 0;
        const answer = page.getByRole('group', { name: names.answers }).getByRole('button');
        await does({ do: 'answer', index }, () => answer.nth(index).click());
        break;
      }
      case 'action': {
        await until(() => page.evaluate(isAtHand));
        const all = tries(lesson);
        for (const { action, press } of all) await does({ do: 'act', action }, press);
        if (all.length > 0) break;
        if (lesson.help === 'hint') await does({ do: 'hint' }, () => button(names.hint).click());
        else await does({ do: 'skip' }, () => button(names.show).click());
        break;
      }
    }
  }
  await until(async () => (await coach.locator('progress').count()) === 0);
  return ofErrors;
}

/** In the page: whether the hand, if there is one, is wholly in the window, and something has the focus to go on with. */
function isAtHand(): boolean {
  const hand = document.querySelector('[role=group][data-cards]');
  if (hand === null) return true;
  return (
    hand.getBoundingClientRect().bottom <= innerHeight && document.activeElement !== document.body
  );
}

/** In the page: whether the hand, if there is one, is wholly in the window. */
function isHandShown(): boolean {
  const hand = document.querySelector('[role=group][data-cards]');
  return hand === null || hand.getBoundingClientRect().bottom <= innerHeight + 0.5;
}

/** A lesson of a course, by default the first one. */
export async function taught({
  course,
  lesson,
}: Pick<Walk, 'course' | 'lesson'>): Promise<LessonEntry> {
  const manifests = await Promise.all(GAME_IDS.map(manifestOf));
  const found = manifests.find(({ lessons }) => lessons?.offers.includes(course));
  const courses = await defined(found?.lessons).load();
  const { lessons } = defined(courses[course]);
  return defined(lessons.find(({ id }) => id === (lesson ?? lessons[0]?.id)));
}
