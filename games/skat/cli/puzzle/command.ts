import { command } from '@lusoria/cli-kit/command.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import type { Card } from '@lusoria/skat';
import { dailyOf, dayOf, nextPuzzle, NO_PROGRESS, PUZZLE_LEVELS } from '@lusoria/core/puzzle';
import {
  lineAfter,
  loadPuzzles,
  momentOf,
  type Puzzle,
  solutionOf,
  THEMES,
} from '@lusoria/skat/puzzles';
import { createSolver } from '@lusoria/skat/solver';
import { LANGUAGES } from '@lusoria/i18n';
import { loadPuzzleMessages } from '../../messages/puzzles/index.ts';
import { readCard } from '../cards.ts';
import { loadSkatCommandMessages } from '../messages/index.ts';
import { spokenIn } from '../spoken.ts';
import { answerLines, type PuzzleScreen, taskLines } from './screen.ts';

const WRITTEN_DAY = /^\d{4}-\d\d-\d\d$/;

/** `lusoria puzzle`: a position of Skat with one right card; with a card, what comes of it. */
export const puzzle = command({
  options: {
    id: { kind: 'value', takes: 'ID' },
    day: { kind: 'value', takes: 'YYYY-MM-DD' },
    theme: { kind: 'value', takes: 'THEME' },
    level: { kind: 'value', takes: 'N' },
    json: { kind: 'flag', takes: '' },
    show: { kind: 'flag', takes: '' },
  },
  async help(language) {
    const t = await loadSkatCommandMessages(language);
    return {
      summary: t('command-puzzle'),
      option: (name) =>
        name === 'theme'
          ? t('command-puzzle-theme', { themes: THEMES.join(', ') })
          : t(`command-puzzle-${name}`),
      notes: [t('command-puzzle-note-card'), t('command-puzzle-note-exit')],
    };
  },
  async run(given, terminal) {
    const found = chosen(await loadPuzzles(), {
      id: given.value('id'),
      day: given.value('day'),
      theme: given.value('theme'),
      level: given.whole('level', 1, PUZZLE_LEVELS.length),
    });
    const { language } = terminal;
    const spoken = await Promise.all([
      spokenIn(language),
      ...LANGUAGES.filter((one) => one !== language).map(spokenIn),
    ]);
    const [own] = spoken;
    if (!own) throw new Error('no language');
    const screen: PuzzleScreen = { t: own.t, puzzle: await loadPuzzleMessages(language) };
    const text = given.positionals.join(' ');
    const answer = text === '' ? null : readAnswer(text, found, spoken);
    const solution = solutionOf(found);
    const isSolved = answer !== null && solution.includes(answer);
    const isOpen = given.has('show') || isSolved;
    if (given.has('json')) {
      const shown = isOpen ? { solution, outcomes: found.outcomes } : {};
      terminal.out(JSON.stringify({ ...publicPart(found), answer, ...shown }));
      return answer === null || isSolved ? 0 : 1;
    }
    if (answer === null) terminal.out(taskLines(found, screen).join('\n'));
    const cards = [
      ...(answer === null ? [] : [answer]),
      ...(given.has('show') && !isSolved ? solution.slice(0, 1) : []),
    ];
    const solver = createSolver();
    for (const card of cards) {
      const line = lineAfter(found, card, solver);
      terminal.out(answerLines(found, card, line, screen).join('\n'));
    }
    return answer === null || isSolved ? 0 : 1;
  },
});

interface Wanted {
  readonly id: string | null;
  readonly day: string | null;
  readonly theme: string | null;
  readonly level: number | null;
}

/** The puzzle that is asked for; without anything the one of today. */
function chosen(puzzles: readonly Puzzle[], { id, day, theme, level }: Wanted): Puzzle {
  if (id !== null) {
    const named = puzzles.find((one) => one.id === id);
    if (!named)
      throw new Usage('one-of', {
        what: '--id',
        text: id,
        names: puzzles
          .slice(0, 3)
          .map((one) => one.id)
          .join(', '),
      });
    return named;
  }
  if (theme !== null || level !== null) {
    const ofTheme = THEMES.find((one) => one === theme) ?? null;
    if (theme !== null && ofTheme === null) {
      throw new Usage('one-of', { what: '--theme', text: theme, names: THEMES.join(', ') });
    }
    const ofLevel = PUZZLE_LEVELS.find((one) => one === level) ?? null;
    const found = nextPuzzle(puzzles, NO_PROGRESS, { theme: ofTheme, level: ofLevel }, null);
    if (found) return found;
  }
  if (day !== null && !WRITTEN_DAY.test(day)) {
    throw new Usage('one-of', { what: '--day', text: day, names: 'YYYY-MM-DD' });
  }
  const daily = dailyOf(puzzles, day ?? dayOf(new Date()));
  if (!daily) throw new Error('there are no puzzles');
  return daily;
}

/** What may be known before the answer. */
function publicPart(found: Puzzle) {
  const { id, sight, theme, level, contract, declarer, bid, target } = found;
  const { hands, trick, tricks, seat } = momentOf(found);
  const isOpen = sight === 'open';
  const seen = hands.map((hand, i) => (isOpen || i === seat ? hand : null));
  const skat = isOpen || seat === declarer ? found.discards : null;
  return {
    id,
    sight,
    theme,
    level,
    contract,
    declarer,
    bid,
    target,
    seat,
    hands: seen,
    skat,
    trick,
    tricks,
  };
}

/** @throws Usage when it is no card that may be played. */
function readAnswer(text: string, found: Puzzle, spoken: Parameters<typeof readCard>[2]): Card {
  const legal = found.outcomes.map(({ card }) => card);
  const read = readCard(text, legal, spoken);
  if (read.kind === 'card') return read.card;
  throw new Usage('one-of', { what: 'CARD', text, names: legal.join(', ') });
}
