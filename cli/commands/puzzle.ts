import {
  type AnyPuzzle,
  dailyOf,
  dayOf,
  nextPuzzle,
  NO_PROGRESS,
  PUZZLE_LEVELS,
} from '@lusoria/core/puzzle';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import type { PuzzlePart } from '@lusoria/cli-kit/puzzle.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { allManifests, listed } from '../games.ts';
import { loadCliMessages } from '../messages/index.ts';
import { placeholdersIn } from '../placeholders.ts';

const WRITTEN_DAY = /^\d{4}-\d\d-\d\d$/;

/** `lusoria puzzle`: shows a puzzle of a game that has some; with an answer, checks it. */
export const puzzle = command({
  options: {
    id: { kind: 'value', takes: 'ID' },
    day: { kind: 'value', takes: 'YYYY-MM-DD' },
    theme: { kind: 'value', takes: 'THEME' },
    level: { kind: 'value', takes: 'N' },
    hint: { kind: 'flag', takes: '' },
    json: { kind: 'flag', takes: '' },
    show: { kind: 'flag', takes: '' },
  },
  async help(language, about) {
    const t = await loadCliMessages(language);
    const all = await puzzleGames();
    const told = about === null ? all : [gameNamed(all, about)];
    const notes = told.map(async ({ game, part }) =>
      t('command-puzzle-note-game', {
        game,
        answer: await part.help(language),
        themes: listed(part.themes),
      }),
    );
    return {
      summary: t('command-puzzle'),
      option: (name) => t(`command-puzzle-${name}`),
      notes: [...(await Promise.all(notes)), t('command-puzzle-note-exit')],
    };
  },
  async run(given, terminal) {
    const [name, ...words] = given.positionals;
    const all = await puzzleGames();
    if (name === undefined) throw new Usage('which-game', { names: namesOf(all) });
    const { part } = gameNamed(all, name);
    const { id, theme, level } = await chosen(part, given);
    const opened = await part.open(id, terminal);
    const answer = words.length === 0 ? null : opened.read(words.join(' '));
    const isSolved = answer?.isRight === true;
    const exit = answer === null || isSolved ? 0 : 1;
    if (given.has('json')) {
      const shown = given.has('show') || isSolved ? opened.solved : {};
      const asked = { id, theme, level, ...opened.asked, answer: answer?.value ?? null };
      terminal.out(JSON.stringify({ ...asked, ...shown }));
      return exit;
    }
    const t = await loadCliMessages(terminal.language);
    const how = t('puzzle-how', {
      command: `lusoria puzzle ${name} ${placeholdersIn(t, 'ANSWER')} --id ${id}`,
    });
    const lines = [
      ...(answer ? answer.lines() : [...opened.task(), '', how]),
      ...(given.has('hint') && !isSolved ? ['', opened.hint()] : []),
      ...(given.has('show') && !isSolved ? opened.solution().lines() : []),
    ];
    terminal.out(lines.join('\n'));
    return exit;
  },
});

interface PuzzleGame {
  readonly game: string;
  readonly part: PuzzlePart;
}

async function puzzleGames(): Promise<readonly PuzzleGame[]> {
  const all = (await allManifests()).map(async ({ id, terminal }) => {
    const part = (await terminal?.())?.puzzles;
    return part ? [{ game: id, part }] : [];
  });
  return (await Promise.all(all)).flat();
}

const namesOf = (games: readonly PuzzleGame[]): string => listed(games.map(({ game }) => game));

/** @throws Usage when there is no such game, or it has no puzzles. */
function gameNamed(games: readonly PuzzleGame[], name: string): PuzzleGame {
  const found = games.find(({ game }) => game === name);
  if (!found) throw new Usage('no-game', { name, names: namesOf(games) });
  return found;
}

/** The requested puzzle; by default the one of today. */
async function chosen(part: PuzzlePart, given: Arguments): Promise<AnyPuzzle<string>> {
  const { themes } = part;
  const puzzles = await part.load();
  const id = given.value('id');
  const day = given.value('day');
  const theme = given.value('theme');
  const level = given.whole('level', 1, PUZZLE_LEVELS.length);
  if (id !== null) {
    const named = puzzles.find((one) => one.id === id);
    if (named) return named;
    throw new Usage('one-of', { what: '--id', text: id, names: someOf(puzzles) });
  }
  if (theme !== null && !themes.includes(theme)) {
    throw new Usage('one-of', { what: '--theme', text: theme, names: listed(themes) });
  }
  if (theme !== null || level !== null) {
    const ofLevel = PUZZLE_LEVELS.find((one) => one === level) ?? null;
    const wish = { theme, level: ofLevel };
    const found = nextPuzzle(puzzles, NO_PROGRESS, wish, null);
    if (found) return found;
    const ofTheme = puzzles.filter((one) => one.theme === theme).map((one) => one.level);
    const levels = listed([...new Set(ofTheme)].toSorted((a, b) => a - b));
    throw new Usage('one-of', { what: '--level', text: String(level), names: levels });
  }
  if (day !== null && !isDay(day)) {
    throw new Usage('one-of', { what: '--day', text: day, names: 'YYYY-MM-DD' });
  }
  const daily = dailyOf(await part.loadOfDays(), day ?? dayOf(new Date()));
  if (!daily) throw new Error('there are no puzzles');
  return daily;
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00Z`);
  return WRITTEN_DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function someOf(puzzles: readonly AnyPuzzle<string>[]): string {
  return `${listed(puzzles.slice(0, 3).map((one) => one.id))}, …`;
}
