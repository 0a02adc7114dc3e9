import type { LessonPlan } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadPlansMessages } from './messages/plans/index.ts';

/** Minutes of the phases of each plan. */
const MINUTES = {
  first: { 1: 5, 2: 10, 3: 15, 4: 8, 5: 7 },
  test: { 1: 5, 2: 12, 3: 8, 4: 12, 5: 8 },
  own: { 1: 5, 2: 12, 3: 15, 4: 8, 5: 5 },
} as const;
const KEYS = ['first', 'test', 'own'] as const;
const PHASES = [1, 2, 3, 4, 5] as const;

/** Lessons with the agreement games: a first one, one before a test, one with words of the class's own. */
export async function plans(language: Language): Promise<readonly LessonPlan[]> {
  const t = await loadPlansMessages(language);
  return KEYS.map((key) => ({
    key,
    title: t.sentence(`plan-${key}`),
    aim: t(`plan-${key}-aim`),
    phases: PHASES.map((phase) => ({
      minutes: MINUTES[key][phase],
      text: t.sentence(`plan-${key}-${phase}`),
      ask: t.sentence(`plan-${key}-${phase}-ask`),
    })),
  }));
}
