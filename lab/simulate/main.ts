/**
 * Simulation: `npm run simulate:cluster` lets nodes, people, bots and a database happen in one process, in virtual time,
 * under a seed for each schedule, and disturbs them. Prints what went wrong with the seed and its shortest schedule.
 * Exits with 1 on a fault.
 *
 *   --seeds N       number of schedules (100)
 *   --from N        the first seed (1)
 *   --seed SEED     only this one
 *   --plan JSON     only this schedule, as it was printed
 *   --trace         prints everything that happens
 *   --minutes N     stops after so many minutes of processor time
 *   --mutation NAME puts a fault around the product, to see that it is found: open-without-reading, …
 *   --json          prints one JSON object instead of lines
 */
import * as v from 'valibot';
import { choiceOption, integerOption, numberOption, readOptions } from '../command-line.ts';
import { MUTATION_NAMES } from './mutations.ts';
import { type Plan, planOf, planSchema } from './plan.ts';
import { shrink } from './shrink.ts';
import { type Options, simulate } from './simulate.ts';

const values = readOptions({
  seeds: { type: 'string', default: '100' },
  from: { type: 'string', default: '1' },
  seed: { type: 'string' },
  plan: { type: 'string' },
  trace: { type: 'boolean', default: false },
  minutes: { type: 'string', default: 'Infinity' },
  mutation: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const seeds = integerOption('seeds', values.seeds, 1, 100_000_000);
const from = integerOption('from', values.from, 0, 100_000_000);
const minutes = numberOption('minutes', values.minutes, 0, Infinity);
const mutation = choiceOption('mutation', values.mutation, MUTATION_NAMES) ?? 'none';
const options: Options = { mutation };

function* plans(): Generator<Plan, void> {
  if (values.plan !== undefined) yield v.parse(planSchema, JSON.parse(values.plan));
  else if (values.seed !== undefined) yield planOf(values.seed);
  else for (let n = 0; n < seeds; n += 1) yield planOf(`${from + n}`);
}

const log = (text: string): void => {
  if (!values.json) console.log(text);
};
const seconds = (): number => {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
};
const started = process.cpuUsage();
const counts = new Map<string, number>();
const failed: string[] = [];
let schedules = 0;
let steps = 0;
let simulatedMs = 0;
for (const plan of plans()) {
  const outcome = await simulate(plan, values.trace ? { ...options, told: log } : options);
  schedules += 1;
  steps += outcome.steps;
  simulatedMs += outcome.simulatedMs;
  for (const [what, times] of outcome.counts) counts.set(what, (counts.get(what) ?? 0) + times);
  const [violation] = outcome.violations;
  if (violation) {
    failed.push(plan.seed);
    log(`seed ${plan.seed}: ${violation.what} at ${violation.at} ms: ${violation.detail}`);
    // A schedule that was given is not made shorter.
    const shortest =
      values.trace || values.plan !== undefined ? outcome : await shrink(outcome, options);
    log(`  its schedule: --plan '${JSON.stringify(shortest.plan)}'`);
  }
  if (seconds() > minutes * 60) break;
}
const hours = simulatedMs / 3_600_000;
const report = {
  schedules,
  failed,
  steps,
  simulatedHours: Math.round(hours * 10) / 10,
  processorSeconds: Math.round(seconds()),
  simulatedHoursPerHour: Math.round((hours / seconds()) * 3600),
  faults: [...counts].reduce((sum, [what, n]) => sum + (what.startsWith('fault: ') ? n : 0), 0),
  happened: Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
};
if (values.json) console.log(JSON.stringify(report));
else console.log(report);
process.exit(failed.length > 0 ? 1 : 0);
