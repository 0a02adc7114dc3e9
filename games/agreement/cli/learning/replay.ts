import { agreementModule } from '@lusoria/agreement';
import { command } from '@lusoria/cli-kit/command.ts';
import { readTextUpTo } from '@lusoria/cli-kit/files.ts';
import { Failure, Usage } from '@lusoria/cli-kit/usage.ts';
import { defined, eraseTypes } from '@lusoria/core';
import { PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';
import { gameOf, type JournalEntry, readJournal } from '@lusoria/table/journal';
import { GAME } from '../../learning/journal.ts';
import { FORECASTS, logLoss, type Replay, replayed } from '../../learning/replay.ts';
import { bootstrapped } from '../../learning/simulated/intervals.ts';
import { loadTerminalMessages } from '../../messages/terminal/index.ts';

const SCHEDULERS = Object.keys(FORECASTS);
const MAX_FILES = 1000;
const MAX_BYTES = 32_000_000;

/** `lusoria replay-learning`: how well a scheduler would have foreseen the answers in exported journals. */
export const replayLearning = command({
  options: {
    scheduler: { kind: 'value', takes: 'X' },
    json: { kind: 'flag', takes: '' },
    deck: { kind: 'value', takes: 'DECK' },
  },
  async help(language) {
    const t = await loadTerminalMessages(language);
    const names = { schedulers: SCHEDULERS.join(', '), decks: PARADIGM_IDS.join(', ') };
    return {
      option: (name) => t(`replay-${name}`, names),
      summary: t('replay-summary'),
      notes: [t('replay-note-files'), t('replay-note-loss')],
    };
  },
  async run(given, terminal) {
    const t = await loadTerminalMessages(terminal.language);
    const files = given.positionals;
    const extra = files[MAX_FILES];
    if (files.length === 0) throw new Usage('which-file');
    if (extra !== undefined) throw new Usage('too-much', { argument: extra });
    const scheduler = given.value('scheduler') ?? 'scheduler';
    if (!SCHEDULERS.includes(scheduler)) {
      const names = SCHEDULERS.join(', ');
      throw new Usage('one-of', { what: '--scheduler', text: scheduler, names });
    }
    const decks = decksOf(given.value('deck'));
    const begin = defined(FORECASTS[scheduler], scheduler);
    const game = eraseTypes(agreementModule);
    const people: Replay[] = [];
    for (const file of files) {
      const entries = await entriesIn(file);
      const replays = decks.map((deck) => replayed(entries, game, deck, begin()));
      people.push({
        foreseen: replays.flatMap(({ foreseen }) => foreseen),
        skipped: Math.max(...replays.map(({ skipped }) => skipped)),
      });
    }
    const skipped = people.reduce((sum, one) => sum + one.skipped, 0);
    const practised = people.filter(({ foreseen }) => foreseen.length > 0);
    if (practised.length === 0) throw new Failure('no-answers');
    const answers = practised.flatMap(({ foreseen }) => foreseen);
    const right = answers.filter((one) => one.right).length / answers.length;
    const loss = bootstrapped(practised, (some) =>
      logLoss(some.flatMap(({ foreseen }) => foreseen)),
    );
    // One person says nothing of how others differ.
    const range = practised.length > 1 ? { from: loss.from, to: loss.to } : null;
    const figures = { people: practised.length, answers: answers.length, right, skipped };
    if (given.has('json')) {
      terminal.out(JSON.stringify({ scheduler, ...figures, logLoss: loss.value, range }));
      return 0;
    }
    terminal.out(
      t('replay-answers', {
        answers: figures.answers,
        people: figures.people,
        right: (100 * right).toFixed(0),
      }),
    );
    terminal.out(
      t('replay-loss', {
        scheduler,
        loss: range
          ? `${loss.value.toFixed(3)} (${range.from.toFixed(3)}–${range.to.toFixed(3)})`
          : loss.value.toFixed(3),
      }),
    );
    if (skipped > 0) terminal.out(t('replay-skipped', { n: skipped }));
    return 0;
  },
});

function decksOf(name: string | null): readonly ParadigmId[] {
  if (name === null) return PARADIGM_IDS;
  const deck = PARADIGM_IDS.find((id) => id === name);
  if (deck) return [deck];
  throw new Usage('one-of', { what: '--deck', text: name, names: PARADIGM_IDS.join(', ') });
}

async function entriesIn(file: string): Promise<readonly JournalEntry[]> {
  const read = readJournal(await readTextUpTo(file, MAX_BYTES));
  if (!read.ok) throw new Usage(read.rejection.code, { file });
  return read.value.filter((entry) => gameOf(entry) === GAME);
}
