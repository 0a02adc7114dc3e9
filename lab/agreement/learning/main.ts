/**
 * How pupils of several families learn by the scheduler and by the schedules of others, as tables for LEARNING.md:
 * `node lab/agreement/learning/main.ts`. Each pupil's parameters are drawn from the ranges of its family; all strategies
 * get the same pupils.
 *
 *   --runs N      pupils of each family (30)
 *   --seed S      any word (1)
 *   --family F    this family only
 *   --quick       by the scheduler and with all cells in turn only
 *   --play        five rounds at a table and ten with the coach, instead of practice
 *   --sealed      pupils of the sealed set: families on which nothing was developed, and new pupils of the others. Each
 *                 opening is written to OPENINGS.md beside this file, before anything is shown
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { bots } from '@lusoria/agreement';
import { coachTable } from '@lusoria/agreement/learning/coach.ts';
import { OPEN, SEALED } from '@lusoria/agreement/learning/simulated/families/index.ts';
import type { Family } from '@lusoria/agreement/learning/simulated/families/family.ts';
import type { Interval } from '@lusoria/agreement/learning/simulated/intervals.ts';
import {
  coursesOf,
  type EstimateFigures,
  practiceFigures,
  ratioOf,
  slowerIn,
  strategyNames,
  type StudyOf,
  studyPlay,
} from '@lusoria/agreement/learning/simulated/study.ts';
import { optionsSchema } from '@lusoria/agreement/rules/schemas.ts';
import { botNamed, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { integerOption, readOptions } from '../../command-line.ts';

const values = readOptions({
  runs: { type: 'string', default: '30' },
  seed: { type: 'string', default: '1' },
  family: { type: 'string' },
  quick: { type: 'boolean', default: false },
  play: { type: 'boolean', default: false },
  sealed: { type: 'boolean', default: false },
});
const runs = integerOption('runs', values.runs, 2, 10_000);
const DECK = 'ille';
const QUICK = ['scheduler', 'round-robin'] as const;
const options = v.parse(optionsSchema, { deck: DECK });
const families: Readonly<Record<string, Family>> = values.sealed ? { ...OPEN, ...SEALED } : OPEN;
const seed = values.sealed ? `sealed ${values.seed}` : values.seed;

if (values.sealed) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const line = `- ${new Date().toISOString()}, on ${commit}: ${process.argv.slice(2).join(' ')}\n`;
  appendFileSync(new URL('OPENINGS.md', import.meta.url), line);
}

const ranged = ({ value, from, to }: Interval, digits: number) =>
  `${value.toFixed(digits)} (${from.toFixed(digits)}–${to.toFixed(digits)})`;
const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const quality = ({ auc, ece, each }: EstimateFigures) =>
  `${auc ? ranged(auc, 2) : '–'} / ${ranged(ece, 3)} / ${each.ece.value.toFixed(3)} (${each.least.toFixed(3)})`;

for (const [name, family] of Object.entries(families)) {
  if (values.family !== undefined && values.family !== name) continue;
  const study: StudyOf = {
    pupil: (run) => family.draw(seeded(`${seed} ${name}`, run)),
    options,
    seed: `${seed} ${name}`,
    runs,
  };
  if (values.play) playRows(name, study);
  else practiceRows(name, study);
}

function practiceRows(name: string, study: StudyOf): void {
  const baseline = coursesOf(study, 'round-robin');
  for (const strategy of values.quick ? QUICK : strategyNames) {
    const courses = strategy === 'round-robin' ? baseline : coursesOf(study, strategy);
    const { until, retained, promised, first, later } = practiceFigures(courses);
    row([
      name,
      strategy,
      ranged(until, 1),
      ranged(ratioOf(courses, baseline), 2),
      `${slowerIn(courses, baseline)} of ${courses.length}`,
      ranged(retained, 1),
      quality(first),
      quality(later),
      promised
        ? `${promised.items.toFixed(0)}, ${ranged(promised.kept, 2)} of ${promised.share.toFixed(2)}`
        : '–',
    ]);
  }
}

function playRows(name: string, study: StudyOf): void {
  for (const table of ['bots', 'coach'] as const) {
    const { estimate, tasks } = studyPlay({
      ...study,
      others: (known) =>
        (table === 'coach' ? coachTable(DECK, known).bots : ['uniform', 'pupil']).flatMap(
          (bot) => botNamed(bots, bot) ?? [],
        ),
    });
    row([
      name,
      table,
      estimate.known.toFixed(1),
      quality(estimate),
      `${tasks.errors.toFixed(1)} of ${tasks.lays.toFixed(1)}`,
      ranged(tasks.sensitivity, 2),
      ranged(tasks.noticed, 2),
      ranged(tasks.noticedKnown, 2),
      ranged(tasks.alarms, 3),
    ]);
  }
}
