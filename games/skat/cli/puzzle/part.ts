import type { PuzzleAnswer, PuzzlePart } from '@lusoria/cli-kit/puzzle.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { LANGUAGES } from '@lusoria/i18n';
import type { Card } from '@lusoria/skat';
import { lineAfter, loadPuzzles, momentOf, type Puzzle, solutionOf } from '@lusoria/skat/puzzles';
import { createSolver } from '@lusoria/skat/solver';
import { ALL_THEMES, isDecision, loadAll } from '../../all-puzzles.ts';
import { cardShort } from '../../messages/names.ts';
import { loadPuzzleMessages } from '../../messages/puzzles/index.ts';
import { readCard } from '../cards.ts';
import { loadSkatCommandMessages } from '../messages/index.ts';
import { type Spoken, spokenIn } from '../spoken.ts';
import { openDecision } from './decision.ts';
import { answerLines, type PuzzleScreen, taskLines } from './screen.ts';

/** Positions of Skat with one right card, and decisions before the first one. */
export const puzzles: PuzzlePart = {
  themes: ALL_THEMES,
  help: async (language) => (await loadSkatCommandMessages(language))('puzzle-answer'),
  load: async () => (await loadAll()).all,
  loadOfDays: loadPuzzles,
  async open(id, { language }) {
    const found = (await loadAll()).all.find((one) => one.id === id);
    if (!found) throw new RangeError(`no puzzle ${id}`);
    if (isDecision(found)) return openDecision(found, language);
    const others = LANGUAGES.filter((one) => one !== language);
    const [own, ...spoken] = await Promise.all([spokenIn(language), ...others.map(spokenIn)]);
    const screen: PuzzleScreen = { t: own.t, puzzle: await loadPuzzleMessages(language) };
    const solution = solutionOf(found);
    const answered = (card: Card): PuzzleAnswer => ({
      isRight: solution.includes(card),
      value: card,
      lines: () => answerLines(found, card, lineAfter(found, card, createSolver()), screen),
    });
    const [right] = solution;
    if (!right) throw new RangeError(`no solution of ${id}`);
    return {
      asked: publicPart(found),
      solved: { solution, outcomes: found.outcomes },
      task: () => taskLines(found, screen),
      hint: () => screen.puzzle(`nudge-${found.theme}`),
      read: (text) => answered(readAnswer(text, found, [own, ...spoken])),
      solution: () => answered(right),
    };
  },
};

/** The part of a puzzle that is shown before the answer. */
function publicPart(found: Puzzle) {
  const { sight, contract, declarer, bid, target } = found;
  const { hands, trick, tricks, seat } = momentOf(found);
  const isOpen = sight === 'open';
  const seen = hands.map((hand, i) => (isOpen || i === seat ? hand : null));
  const skat = isOpen || seat === declarer ? found.discards : null;
  return { sight, contract, declarer, bid, target, seat, hands: seen, skat, trick, tricks };
}

/** @throws Usage when it is no card that may be played. */
function readAnswer(text: string, found: Puzzle, spoken: readonly [Spoken, ...Spoken[]]): Card {
  const [own] = spoken;
  const legal = found.outcomes.map(({ card }) => card);
  const read = readCard(text, legal, spoken);
  if (read.kind === 'card') return read.card;
  const names = legal.map((card) => cardShort(own.t, card, 'french')).join(', ');
  throw new Usage('one-of', { what: 'ANSWER', text, names });
}
