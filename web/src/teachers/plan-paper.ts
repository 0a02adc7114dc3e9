import type { LessonPhase, LessonPlan } from '@lusoria/core';
import { textOf } from '@lusoria/i18n';
import type { Paper } from '@lusoria/print/papers/paper.ts';
import type { TeachersTranslator } from './messages/index.ts';

/** A phase with what the reader is told of it: from which minute to which. */
type TimedPhase = LessonPhase & { readonly time: string };

export function timedPhases({ phases }: LessonPlan, t: TeachersTranslator): readonly TimedPhase[] {
  let from = 0;
  return phases.map((phase) => {
    const to = from + phase.minutes;
    const time = t('minutes', { n: `${from}–${to}` });
    from = to;
    return { ...phase, time, ask: t.sentence('ask', { text: phase.ask }) };
  });
}

/** A plan as something to print. */
export function planPaper(plan: LessonPlan, t: TeachersTranslator): Paper {
  const title = textOf(plan.title);
  return {
    title,
    gaps: [],
    blocks: [
      { tag: 'H1', sentence: [title] },
      { tag: 'P', sentence: [plan.aim] },
      ...timedPhases(plan, t).flatMap(({ time, text, ask }) => [
        { tag: 'H2' as const, sentence: [time] },
        { tag: 'P' as const, sentence: text },
        { tag: 'P' as const, sentence: ask },
      ]),
    ],
  };
}
