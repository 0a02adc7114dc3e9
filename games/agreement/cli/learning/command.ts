import { bots } from '@lusoria/agreement';
import { command } from '@lusoria/cli-kit/command.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { botNamed, defined, seeded } from '@lusoria/core';
import { PARADIGM_IDS } from '@lusoria/latin';
import * as v from 'valibot';
import { coachTable } from '../../learning/coach.ts';
import { KINDS } from '../../learning/simulated/cohort.ts';
import type { Interval } from '../../learning/simulated/intervals.ts';
import type { Pupil } from '../../learning/simulated/pupil.ts';
import {
  coursesOf,
  type EstimateFigures,
  practiceFigures,
  strategyNames,
  studyPlay,
} from '../../learning/simulated/study.ts';
import { loadTerminalMessages } from '../../messages/terminal/index.ts';
import { optionsSchema } from '../../rules/schemas.ts';

/** The value for equally many pupils of every kind, evaluated together. */
const ALL = 'all';
const PUPIL_NAMES: readonly string[] = [...KINDS.keys(), ALL];
/** Ways in which simulated pupils learn: by practice, by playing, or with a coach. */
const WAYS = [...strategyNames, 'play', 'coach'] as const;

const MAX_RUNS = 100_000;
const USUAL = {
  pupil: 'steady',
  strategy: 'scheduler',
  runs: 50,
  seed: '1',
  deck: 'ille',
} as const;
/** Bots at the pupil's table: those that the lobby offers. */
const OTHERS = ['uniform', 'pupil'];

/** `lusoria simulate learning`: simulated pupils practise or play, and their learning speed is measured. */
export const simulateLearning = command({
  options: {
    pupil: { kind: 'value', takes: 'MODEL' },
    strategy: { kind: 'value', takes: 'S' },
    deck: { kind: 'value', takes: 'DECK' },
    runs: { kind: 'value', takes: 'N' },
    seed: { kind: 'value', takes: 'S' },
    json: { kind: 'flag', takes: '' },
  },
  async help(language) {
    const t = await loadTerminalMessages(language);
    const names = { pupil: PUPIL_NAMES.join(', '), strategy: WAYS.join(', ') };
    return {
      summary: t('learning-summary'),
      option: (name) => t(`learning-${name}`, { pupils: names.pupil, strategies: names.strategy }),
      notes: [
        t('learning-note-strategy'),
        t('learning-note-until'),
        t('learning-note-retained'),
        t('learning-note-promised'),
        t('learning-note-tasks'),
        t('learning-note-estimate'),
      ],
    };
  },
  async run(given, terminal) {
    const t = await loadTerminalMessages(terminal.language);
    const pupil = oneOf(PUPIL_NAMES, '--pupil', given.value('pupil') ?? USUAL.pupil);
    const strategy = oneOf(WAYS, '--strategy', given.value('strategy') ?? USUAL.strategy);
    const deck = oneOf(PARADIGM_IDS, '--deck', given.value('deck') ?? USUAL.deck);
    const runs = given.whole('runs', 1, MAX_RUNS) ?? USUAL.runs;
    const seed = given.value('seed') ?? USUAL.seed;
    const study = { pupil: (run: number) => pupilOf(pupil, seed, run), seed, runs };
    const options = v.parse(optionsSchema, { deck });
    const head = { pupil, strategy, deck, runs, seed };
    if (strategy === 'play' || strategy === 'coach') {
      const figures = studyPlay({
        ...study,
        options,
        others: (estimate) =>
          (strategy === 'coach' ? coachTable(deck, estimate).bots : OTHERS).flatMap(
            (name) => botNamed(bots, name) ?? [],
          ),
      });
      if (given.has('json')) {
        terminal.out(JSON.stringify({ ...head, ...figures }));
        return 0;
      }
      const { until, tasks, estimate } = figures;
      terminal.out(`${pupil}, ${strategy}, ${deck}`);
      terminal.out(t('learning-until-rounds', { mean: ranged(until, 1) }));
      terminal.out(
        t('learning-tasks', {
          sensitivity: ranged(tasks.sensitivity, 2),
          noticed: ranged(tasks.noticedKnown, 2),
          alarms: ranged(tasks.alarms, 2),
          rounds: tasks.rounds,
        }),
      );
      terminal.out(estimated(t, estimate));
      return 0;
    }
    const figures = practiceFigures(coursesOf({ ...study, options }, strategy));
    if (given.has('json')) {
      terminal.out(JSON.stringify({ ...head, ...figures }));
      return 0;
    }
    const { until, retained, promised, first } = figures;
    terminal.out(`${pupil}, ${strategy}, ${deck}`);
    terminal.out(t('learning-until-items', { mean: ranged(until, 1) }));
    terminal.out(t('learning-retained', { known: ranged(retained, 1) }));
    if (promised) {
      terminal.out(
        t('learning-promised', {
          items: promised.items.toFixed(1),
          kept: ranged(promised.kept, 2),
        }),
      );
    }
    terminal.out(estimated(t, first));
    return 0;
  },
});

/** The pupil of a run, the same for every way of learning. */
function pupilOf(name: string, seed: string, run: number): Pupil {
  const kinds = name === ALL ? [...KINDS.values()] : [defined(KINDS.get(name), name)];
  return defined(kinds[run % kinds.length])(seeded(`${seed} kind`, run));
}

function estimated(
  t: Awaited<ReturnType<typeof loadTerminalMessages>>,
  { auc, ece }: EstimateFigures,
): string {
  return t('learning-estimated', { auc: auc ? ranged(auc, 3) : '–', ece: ranged(ece, 3) });
}

/** A figure with its interval. */
function ranged({ value, from, to }: Interval, digits: number): string {
  return `${value.toFixed(digits)} (${from.toFixed(digits)}–${to.toFixed(digits)})`;
}

function oneOf<T extends string>(names: readonly T[], what: string, text: string): T {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Usage('one-of', { what, text, names: names.join(', ') });
  return found;
}
