import { type Input, inputSchema } from '@lusoria/core/lesson';
import * as v from 'valibot';
import { memory } from '../prefs.svelte.ts';

const keptSchema = v.object({
  /** The lessons that were gone through, by their names. */
  done: v.array(v.string()),
  /** The one that was left in the middle, and what led there. */
  open: v.nullable(v.object({ lesson: v.string(), inputs: v.array(inputSchema) })),
});
type Kept = v.InferOutput<typeof keptSchema>;

const NOTHING: Kept = { done: [], open: null };

/** The courses for which this device may hold something, so that it can be erased. */
const COURSES = 'lessons';

const coursesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** How far somebody is with the lessons of a course; kept on this device, where it can keep anything. */
export class Progress {
  readonly #key: string;
  #kept = $state.raw<Kept>(NOTHING);

  constructor(course: string) {
    this.#key = keyOf(course);
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), memory.load(this.#key));
    if (kept.success) this.#kept = kept.output;
    const known = courses();
    if (!known.includes(course)) memory.save(COURSES, JSON.stringify([...known, course]));
  }

  isDone(lesson: string): boolean {
    return this.#kept.done.includes(lesson);
  }

  /** What led to where this lesson was left; null when it was not left in the middle. */
  leftAt(lesson: string): readonly Input[] | null {
    const { open } = this.#kept;
    return open?.lesson === lesson && open.inputs.length > 0 ? open.inputs : null;
  }

  /** Keeps where a lesson is left. */
  leave(lesson: string, inputs: readonly Input[]): void {
    this.#keep({ ...this.#kept, open: { lesson, inputs: [...inputs] } });
  }

  /** A lesson has been gone through. */
  finish(lesson: string): void {
    const done = [...new Set([...this.#kept.done, lesson])];
    this.#keep({ done, open: null });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    memory.save(this.#key, JSON.stringify(kept));
  }
}

function keyOf(course: string): string {
  return `lessons.${course}`;
}

function courses(): readonly string[] {
  const known = v.safeParse(coursesSchema, memory.load(COURSES));
  return known.success ? known.output : [];
}

/** Erases what this device knows of lessons. */
export function eraseProgress(): void {
  for (const course of courses()) memory.save(keyOf(course), '');
  memory.save(COURSES, '');
}
