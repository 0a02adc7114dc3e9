import { type Options, type Outcome, simulate } from './simulate.ts';
import type { Plan } from './plan.ts';

/** Most tries to make a schedule shorter. */
const TRIES = 80;

/** The shortest schedule found in which the same goes wrong as in one that fails. */
export async function shrink(failed: Outcome, options: Options): Promise<Outcome> {
  const what = failed.violations[0]?.what;
  let shortest = failed;
  let tries = 0;

  /** Takes a shorter schedule where it fails, too; returns whether it does. */
  const isEnough = async (plan: Plan): Promise<boolean> => {
    if (tries >= TRIES) return false;
    tries += 1;
    const outcome = await simulate(plan, options);
    if (outcome.violations[0]?.what !== what) return false;
    shortest = outcome;
    return true;
  };
  const change = async (part: Partial<Plan>): Promise<boolean> =>
    isEnough({ ...shortest.plan, ...part });

  const at = failed.violations[0]?.at ?? 0;
  if (at < failed.plan.lasts) await change({ lasts: at + 1 });
  if (shortest.plan.areHintsFaulty) await change({ areHintsFaulty: false });
  for (
    let size = Math.ceil(shortest.plan.faults.length / 2);
    size > 0;
    size = Math.floor(size / 2)
  ) {
    for (let from = 0; from < shortest.plan.faults.length; ) {
      const faults = shortest.plan.faults.toSpliced(from, size);
      if (!(await change({ faults }))) from += size;
    }
  }
  while (shortest.plan.people > 1 && (await change({ people: shortest.plan.people - 1 })));
  while (shortest.plan.nodes > 1 && (await change({ nodes: shortest.plan.nodes - 1 })));
  while (
    shortest.plan.lasts > 10_000 &&
    (await change({ lasts: Math.floor(shortest.plan.lasts / 2) }))
  );
  return shortest;
}
