import { bots } from '@lusoria/agreement';
import { command } from '@lusoria/cli-kit/command.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { botNamed, defined } from '@lusoria/core';
import { PARADIGM_IDS } from '@lusoria/latin';
import * as v from 'valibot';
import { pupilNames, PUPILS } from '../../learning/cohort.ts';
import { coachTable } from '../../learning/coach.ts';
import { studyLearning, WAYS } from '../../learning/study.ts';
import { loadTerminalMessages } from '../../messages/terminal/index.ts';
import { optionsSchema } from '../../rules/schemas.ts';

/** The value for equally many pupils of every kind, evaluated together. */
const ALL = 'all';
const PUPIL_NAMES = [...pupilNames, ALL] as const;

const MOST_RUNS = 100_000;
const USUAL = {
  pupil: 'steady',
  strategy: 'scheduler',
  runs: 100,
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
        t('learning-note-until'),
        t('learning-note-week'),
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
    const runs = given.whole('runs', 1, MOST_RUNS) ?? USUAL.runs;
    const seed = given.value('seed') ?? USUAL.seed;
    const figures = studyLearning({
      pupils: pupil === ALL ? Object.values(PUPILS) : [PUPILS[pupil]],
      way: strategy,
      options: v.parse(optionsSchema, { deck }),
      coached: (estimate) =>
        coachTable(deck, estimate).bots.flatMap((name) => botNamed(bots, name) ?? []),
      others: OTHERS.flatMap((name) => botNamed(bots, name) ?? []),
      seed,
      runs,
    });
    if (given.has('json')) {
      terminal.out(JSON.stringify({ pupil, strategy, deck, runs, seed, ...figures }));
      return 0;
    }
    const { until, week, tasks, estimate } = figures;
    const number = (value: number) => value.toFixed(1);
    terminal.out(`${pupil}, ${strategy}, ${deck}`);
    terminal.out(
      t(
        strategy === 'play' || strategy === 'coach'
          ? 'learning-until-rounds'
          : 'learning-until-items',
        {
          mean: number(until),
        },
      ),
    );
    if (week) {
      terminal.out(
        t('learning-week', { mean: number(week.items), known: number(defined(week.known.at(-1))) }),
      );
    }
    if (tasks)
      terminal.out(t('learning-tasks', { met: number(100 * tasks.met), rounds: tasks.rounds }));
    const auc = estimate.auc?.toFixed(3) ?? '–';
    terminal.out(t('learning-estimated', { auc, ece: estimate.ece.toFixed(3) }));
    return 0;
  },
});

function oneOf<T extends string>(names: readonly T[], what: string, text: string): T {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Usage('one-of', { what, text, names: names.join(', ') });
  return found;
}
