import { CELLS, features } from '@lusoria/latin';
import { type Deck, formOf } from '../rules/deck.ts';
import { cardOf } from './items.ts';
import { estimateAt } from './estimate.ts';
import type { History } from './history.ts';

/** The estimate of a deck as CSV (RFC 4180): one line per cell. */
export function estimateCsv(deck: Deck, { belief, byCell }: History, now: number): string {
  const { cells } = estimateAt(belief, now);
  const lines = CELLS.map((cell) => {
    const { case: kase, number, gender } = features(cell);
    const { known, deviation, evidence } = cells[cell];
    const wrong = byCell[cell].filter(({ confusion }) => confusion !== null).length;
    const form = formOf(deck, cardOf(deck, cell));
    return [form, kase, number, gender, known.toFixed(3), deviation.toFixed(3), evidence, wrong];
  });
  const head = ['form', 'case', 'number', 'gender', 'known', 'deviation', 'evidence', 'confused'];
  return [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** The estimate and all evidence as JSON. */
export function estimateJson(deck: Deck, history: History, now: number): string {
  const { cells, total, vigilance } = estimateAt(history.belief, now);
  return JSON.stringify(
    {
      format: 'lusoria-forms',
      version: 1,
      deck: deck.id,
      at: now,
      total,
      vigilance,
      cells: CELLS.map((cell) => ({
        cell,
        form: formOf(deck, cardOf(deck, cell)),
        ...cells[cell],
      })),
      trend: history.trend,
      evidence: history.evidence,
    },
    null,
    1,
  );
}
