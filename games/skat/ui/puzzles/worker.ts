import { lineAfter, parsePuzzle } from '@lusoria/skat/puzzles';
import { CARDS } from '@lusoria/skat';
import { createSolver } from '@lusoria/skat/solver';
import * as v from 'valibot';
import type { LineMessage } from './lines.svelte.ts';

/** Reckons lines beside the page, which stays quick meanwhile. */

const askedSchema = v.strictObject({
  puzzle: v.string(),
  cards: v.array(v.picklist(CARDS)),
});

const solver = createSolver();

globalThis.addEventListener('message', (event: MessageEvent<unknown>) => {
  const { puzzle, cards } = v.parse(askedSchema, event.data);
  const of = parsePuzzle(puzzle);
  const message: LineMessage = cards.map((card) => ({ card, line: lineAfter(of, card, solver) }));
  globalThis.postMessage(message);
});
