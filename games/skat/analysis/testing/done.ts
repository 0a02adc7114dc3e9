import { analyse, type AnalysisRequest } from '../analyse.ts';
import type { Analysis, Progress } from '../types.ts';

/** A whole analysis, with the progress reported in between. */
export function done(question: AnalysisRequest): {
  readonly analysis: Analysis | null;
  readonly progress: readonly Progress[];
} {
  const progress: Progress[] = [];
  const work = analyse(question);
  for (;;) {
    const next = work.next();
    if (next.done) return { analysis: next.value, progress };
    progress.push(next.value);
  }
}

/** A whole analysis of a deal with a declarer. */
export function judged(
  question: AnalysisRequest,
): Analysis & { readonly play: NonNullable<Analysis['play']> } {
  const { analysis } = done(question);
  if (!analysis?.play) throw new Error('nobody played alone');
  return { ...analysis, play: analysis.play };
}
