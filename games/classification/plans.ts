import type { LessonPlan } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadPlansMessages } from './messages/plans/index.ts';

const MINUTES = { 1: 5, 2: 10, 3: 17, 4: 8, 5: 5 } as const;
const PHASES = [1, 2, 3, 4, 5] as const;

/** A first lesson with the game. */
export async function plans(language: Language): Promise<readonly LessonPlan[]> {
  const t = await loadPlansMessages(language);
  return [
    {
      key: 'classes',
      title: t.sentence('first'),
      aim: t('first-aim'),
      phases: PHASES.map((phase) => ({
        minutes: MINUTES[phase],
        text: t.sentence(`first-${phase}`),
        ask: t.sentence(`first-${phase}-ask`),
      })),
    },
  ];
}
