import { seeded } from '@lusoria/core';
import { hintFor } from '@lusoria/skat/analysis';
import { bots, loadWeights } from '@lusoria/skat/engine';
import { loadExam } from '@lusoria/skat/exam/index.ts';
import { skat } from '@lusoria/skat';
import * as v from 'valibot';

interface Answer {
  readonly action: unknown;
  readonly isRight: boolean;
}

/** One in `every` of the questions on whose answers strong players agree, with what the strong player and the hint say. */
export async function answered(every: number) {
  await loadWeights();
  const strong = bots.strong();
  const { positions } = await loadExam();
  const agreed = positions.filter(({ category }) => category.startsWith('agreed-'));
  return agreed
    .filter((_, i) => i % every === 0)
    .map(({ id, view: seen, right }) => {
      const view = v.parse(skat.schema.view, seen);
      const told = (action: unknown): Answer => ({
        action,
        isRight: right.some((one) => JSON.stringify(one) === JSON.stringify(action)),
      });
      return {
        id,
        right,
        bot: told(strong.choose(view, seeded(id))),
        hint: told(hintFor(view)?.action),
      };
    });
}
