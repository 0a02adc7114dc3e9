import { type Sentence, textOf } from '@lusoria/i18n';
import type { Paper } from '@lusoria/print/papers/paper.ts';
import type { TeachersTranslator } from './messages/index.ts';

/** What the tour shows, from the code on the wall to the deletion. */
export const STEPS = ['code', 'come', 'start', 'watch', 'bell', 'results', 'gone'] as const;

export const PLAN_KEYS = ['first', 'test', 'own'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** The phases of each plan, and their minutes. */
const MINUTES = {
  first: { 1: 5, 2: 10, 3: 15, 4: 8, 5: 7 },
  test: { 1: 5, 2: 12, 3: 8, 4: 12, 5: 8 },
  own: { 1: 5, 2: 12, 3: 15, 4: 8, 5: 5 },
} as const;
const PHASES = [1, 2, 3, 4, 5] as const;

/** A phase of a lesson: its minutes, what to do and press, what to ask. */
interface Phase {
  readonly time: string;
  readonly text: Sentence;
  readonly ask: Sentence;
}

export interface Plan {
  readonly title: string;
  readonly aim: string;
  readonly phases: readonly Phase[];
  readonly minutes: number;
}

export function planOf(key: PlanKey, t: TeachersTranslator): Plan {
  let from = 0;
  const phases = PHASES.map((phase): Phase => {
    const to = from + MINUTES[key][phase];
    const time = t('minutes', { n: `${from}–${to}` });
    from = to;
    return {
      time,
      text: t.sentence(`plan-${key}-${phase}`),
      ask: t.sentence('ask', { text: t.sentence(`plan-${key}-${phase}-ask`) }),
    };
  });
  return {
    title: textOf(t.sentence(`plan-${key}`)),
    aim: t(`plan-${key}-aim`),
    phases,
    minutes: from,
  };
}

/** A plan as something to print. */
export function planPaper({ title, aim, phases }: Plan): Paper {
  return {
    title,
    gaps: [],
    blocks: [
      { tag: 'H1', sentence: [title] },
      { tag: 'P', sentence: [aim] },
      ...phases.flatMap(({ time, text, ask }) => [
        { tag: 'H2' as const, sentence: [time] },
        { tag: 'P' as const, sentence: text },
        { tag: 'P' as const, sentence: ask },
      ]),
    ],
  };
}
