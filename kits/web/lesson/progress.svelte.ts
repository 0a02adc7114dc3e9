import { type Input, inputSchema } from '@lusoria/core/lesson';
import * as v from 'valibot';
import { memory } from '../prefs.svelte.ts';

const keptSchema = v.object({
  /** Names of the finished lessons. */
  done: v.array(v.string()),
  /** The most stars of each, from 0 to 3; those finished before there were stars have none here. */
  stars: v.optional(v.record(v.string(), v.number()), {}),
  /** The unfinished lesson, and the inputs that lead to its current state. */
  open: v.nullable(v.object({ lesson: v.string(), inputs: v.array(inputSchema) })),
});
type Kept = v.InferOutput<typeof keptSchema>;

const NOTHING: Kept = { done: [], stars: {}, open: null };

/** Keys of the courses that may have data on this device, for erasure. */
const COURSES = 'lessons';

const coursesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Progress in the lessons of a course; saved on this device if storage is available. */
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

  /** The most stars of a finished lesson; null if it has none. */
  starsOf(lesson: string): number | null {
    return this.#kept.stars[lesson] ?? null;
  }

  /** Inputs that lead to the state in which this lesson was left; null if it was not left unfinished. */
  leftAt(lesson: string): readonly Input[] | null {
    const { open } = this.#kept;
    return open?.lesson === lesson && open.inputs.length > 0 ? open.inputs : null;
  }

  /** Saves the state of an unfinished lesson. */
  leave(lesson: string, inputs: readonly Input[]): void {
    this.#keep({ ...this.#kept, open: { lesson, inputs: [...inputs] } });
  }

  /** Marks a lesson as finished with so many stars. */
  finish(lesson: string, stars: number): void {
    const done = [...new Set([...this.#kept.done, lesson])];
    const most = Math.max(stars, this.starsOf(lesson) ?? 0);
    this.#keep({ done, stars: { ...this.#kept.stars, [lesson]: most }, open: null });
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

/** Erases all progress in lessons from this device. */
export function eraseProgress(): void {
  for (const course of courses()) memory.save(keyOf(course), '');
  memory.save(COURSES, '');
}
