import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import { lineAfter, parsePuzzle } from '@lusoria/skat/puzzles';
import { createSolver } from '@lusoria/skat/solver';
import { lineCalls } from './calls.ts';

/** Computes lines beside the page, which stays quick meanwhile. */

const solver = createSolver();

answerCalls(lineCalls, browserChannel(globalThis), {
  lines({ puzzle, cards }) {
    const of = parsePuzzle(puzzle);
    return cards.map((card) => ({ card, line: lineAfter(of, card, solver) }));
  },
});
