import type { Course, LessonEntry } from '@lusoria/core/lesson';
import type { Progress } from '@lusoria/web-kit/lesson/progress.svelte.ts';

/** In the place of a lesson's name in an address: what was missed on an earlier day. */
export const REVIEW = 'again';

/** The first lesson of which something was missed on an earlier day, cut down to that; null if nothing was. */
export function dueReview({ lessons }: Course, progress: Progress): LessonEntry | null {
  for (const { id, review } of lessons) {
    const steps = progress.dueIn(id);
    if (review && steps.length > 0) return { id, open: () => review(steps) };
  }
  return null;
}
