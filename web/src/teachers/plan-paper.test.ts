import { GAME_IDS, manifestOf } from '@lusoria/games';
import { LANGUAGES } from '@lusoria/i18n';
import { print, usualJob } from '@lusoria/print';
import { paperItem } from '@lusoria/print/papers/sheets.ts';
import { expect, it } from 'vitest';
import { loadTeachersMessages } from './messages/index.ts';
import { planPaper } from './plan-paper.ts';

it.each(GAME_IDS.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  'the plans of %s are lessons of 45 minutes on one page each in %s',
  async (game, language) => {
    const t = await loadTeachersMessages(language);
    const plans = (await (await manifestOf(game)).plans?.(language)) ?? [];
    expect(new Set(plans.map(({ key }) => key)).size).toBe(plans.length);
    for (const plan of plans) {
      const minutes = plan.phases.reduce((sum, phase) => sum + phase.minutes, 0);
      const { pages } = await print(paperItem(plan.key, planPaper(plan, t)), usualJob(language));
      expect({ key: plan.key, minutes, pages }).toEqual({ key: plan.key, minutes: 45, pages: 1 });
    }
  },
);
