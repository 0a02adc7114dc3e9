import * as v from 'valibot';
import { inside } from './inside.ts';

const figuresSchema = v.object({
  categories: v.array(
    v.object({
      category: v.string(),
      isRule: v.boolean(),
      right: v.number(),
      unanswered: v.number(),
      of: v.number(),
    }),
  ),
  wrong: v.array(v.looseObject({ id: v.string(), category: v.string(), fault: v.string() })),
});

/** Figures of `lusoria examine`, and its exit code. */
export interface Examined extends v.InferOutput<typeof figuresSchema> {
  readonly code: number | null;
}

/** Runs `lusoria examine … --json`. @throws Error when it complains. */
export async function examined(...args: string[]): Promise<Examined> {
  const { code, stdout, stderr } = await inside(['examine', ...args, '--json']);
  if (stderr !== '') throw new Error(stderr);
  return { code, ...v.parse(figuresSchema, JSON.parse(stdout)) };
}
