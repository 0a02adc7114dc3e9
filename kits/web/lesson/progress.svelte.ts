import { type Input, inputSchema, type Lesson } from '@lusoria/core/lesson';
import { dayOf } from '@lusoria/core/puzzle';
import * as v from 'valibot';
import { memory } from '../device/memory.ts';

const keptSchema = v.object({
  /** Names of the finished lessons. */
  done: v.array(v.string()),
  /** The most stars of each, from 0 to 3; those finished before there were stars have none here. */
  stars: v.optional(v.record(v.string(), v.number()), {}),
  /** By lesson, the tasks that were not solved at first go, and the day of it. */
  missed: v.optional(
    v.record(v.string(), v.object({ steps: v.array(v.number()), day: v.string() })),
    {},
  ),
  /** The unfinished lesson, and the inputs that lead to its current state. */
  open: v.nullable(v.object({ lesson: v.string(), inputs: v.array(inputSchema) })),
});
type Kept = v.InferOutput<typeof keptSchema>;

const NOTHING: Kept = { done: [], stars: {}, missed: {}, open: null };

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

  /** Marks a lesson as finished with so many stars; what was missed comes back on another day. */
  finish(lesson: string, { score, missed }: Pick<Lesson, 'score' | 'missed'>): void {
    const done = [...new Set([...this.#kept.done, lesson])];
    const most = Math.max(score.stars, this.starsOf(lesson) ?? 0);
    this.#keep({ ...this.#kept, done, stars: { ...this.#kept.stars, [lesson]: most }, open: null });
    this.miss(lesson, missed);
  }

  /** Notes what was missed in a lesson, in place of what was missed before. */
  miss(lesson: string, steps: readonly number[]): void {
    const { [lesson]: _, ...others } = this.#kept.missed;
    const missed = { steps: [...steps], day: dayOf(new Date()) };
    this.#keep({
      ...this.#kept,
      missed: steps.length === 0 ? others : { ...others, [lesson]: missed },
    });
  }

  /** The tasks missed in a lesson on an earlier day. */
  dueIn(lesson: string): readonly number[] {
    const missed = this.#kept.missed[lesson];
    return missed && missed.day !== dayOf(new Date()) ? missed.steps : [];
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
