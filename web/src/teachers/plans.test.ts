import { print, usualJob } from '@lusoria/print';
import { paperItem } from '@lusoria/print/papers/sheets.ts';
import { LANGUAGES } from '@lusoria/i18n';
import { expect, it } from 'vitest';
import { loadTeachersMessages } from './messages/index.ts';
import { PLAN_KEYS, planOf, planPaper } from './plans.ts';

it.each(LANGUAGES.flatMap((language) => PLAN_KEYS.map((key) => [key, language] as const)))(
  'the plan %s is a lesson of 45 minutes on one page in %s',
  async (key, language) => {
    const plan = planOf(key, await loadTeachersMessages(language));
    expect(plan.minutes).toBe(45);
    const { pages } = await print(paperItem(key, planPaper(plan)), usualJob(language));
    expect(pages).toBe(1);
  },
);
