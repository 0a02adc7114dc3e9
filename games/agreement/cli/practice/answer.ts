import type { AgreementTranslator } from '../../messages/index.ts';
import type { Answer, Item } from '../../learning/items.ts';
import { type Problem, readCell } from '../declaration.ts';

export type ReadAnswer =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Reads an answer to an item: case, number and gender if a form is to be named, else the numbers of the choices, 0 for
 * none of them.
 */
export function readAnswer(
  text: string,
  item: Item,
  languages: readonly AgreementTranslator[],
): ReadAnswer {
  if (item.kind === 'agree') {
    const read = readCell(text, languages);
    return read.ok ? { ok: true, answer: { kind: 'agree', as: read.cell } } : read;
  }
  const words = text.trim().split(/[\s,]+/u);
  const count = choicesOf(item);
  const chosen = words.map(Number);
  const isNone = chosen.length === 1 && chosen[0] === 0 && item.kind === 'layable';
  const areNumbers = words.every((word) => /^\d{1,2}$/u.test(word));
  if (!areNumbers) return { ok: false, problem: { code: 'not-a-play' } };
  if (!isNone && chosen.some((n) => n < 1 || n > count)) {
    return { ok: false, problem: { code: 'no-card', count } };
  }
  const answer = answerWith(item, isNone ? [] : chosen);
  return answer ? { ok: true, answer } : { ok: false, problem: { code: 'not-a-play' } };
}

/** Number of choices; 0 if something is to be named. */
function choicesOf(item: Item): number {
  switch (item.kind) {
    case 'agree':
      return 0;
    case 'judge':
      return 2;
    case 'readings':
      return item.cells.length;
    default:
      return item.cards.length;
  }
}

/** The answer with these choices, counted from 1; null if several are chosen where only one is allowed. */
function answerWith(
  item: Exclude<Item, { kind: 'agree' }>,
  chosen: readonly number[],
): Answer | null {
  const [first = 1, ...more] = chosen;
  switch (item.kind) {
    case 'judge':
      return more.length === 0 ? { kind: 'judge', right: first === 1 } : null;
    case 'macron': {
      const card = item.cards[first - 1];
      return card === undefined || more.length > 0 ? null : { kind: 'macron', card };
    }
    case 'layable':
      return { kind: 'layable', cards: item.cards.filter((_, i) => chosen.includes(i + 1)) };
    case 'readings':
      return { kind: 'readings', cells: item.cells.filter((_, i) => chosen.includes(i + 1)) };
  }
}
