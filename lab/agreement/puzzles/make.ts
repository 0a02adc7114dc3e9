/**
 * Makes the puzzles, `puzzles/data/puzzles.json`, and prints a summary: `node lab/agreement/puzzles/make.ts`.
 * Deterministic.
 */
import { defined, seeded } from '@lusoria/core';
import { PUZZLE_LEVELS } from '@lusoria/core/puzzle';
import { printPuzzle, type Puzzle, THEMES } from '@lusoria/agreement/puzzles/puzzle.ts';
import { candidate, shareOfMobile } from './candidates.ts';

const { writeFileSync } = process.getBuiltinModule('node:fs');

const DECKS = ['is', 'ille', 'ipse', 'hic'] as const;
/** Number of puzzles of every deck, theme and level. */
const OF_EACH = 10;
/** Candidate positions per deck. */
const TRIES = 60_000;
/** Puzzles that `mobile` solves more often than this are taken only as a last resort. */
const EASY = 0.34;

const chosen = DECKS.flatMap((deck) => {
  const random = seeded(`puzzles of ${deck}`);
  const found = new Map<string, Puzzle>();
  for (let i = 0; i < TRIES; i += 1) {
    const puzzle = candidate(deck, random);
    if (puzzle) found.set(puzzle.id, puzzle);
  }
  const all = [...found.values()].toSorted(
    (a, b) => Number(shareOfMobile(a) > EASY) - Number(shareOfMobile(b) > EASY),
  );
  return THEMES.flatMap((theme) =>
    PUZZLE_LEVELS.flatMap((level) =>
      all.filter((one) => one.theme === theme && one.level === level).slice(0, OF_EACH),
    ),
  );
}).toSorted((a, b) => hashOf(a.id) - hashOf(b.id));

/** A hash for an arbitrary order. */
function hashOf(text: string): number {
  return Array.from(text).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7);
}

const text = `${JSON.stringify({ puzzles: chosen.map(printPuzzle) }, null, 2)}\n`;
writeFileSync(new URL('../../../games/agreement/puzzles/data/puzzles.json', import.meta.url), text);
for (const key of ['deck', 'theme', 'level'] as const) {
  for (const [value, group] of Map.groupBy(chosen, (one) => String(one[key]))) {
    process.stdout.write(`${String(group.length).padStart(5)}  ${key} ${value}\n`);
  }
}
const solved = chosen.reduce((sum, one) => sum + shareOfMobile(one), 0) / chosen.length;
process.stdout.write(
  `${defined(chosen.length)} puzzles; mobile solves ${(100 * solved).toFixed(1)} %\n`,
);
