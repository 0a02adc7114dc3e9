import { Rating } from 'ts-fsrs';
import { DAY_MS, graded, type Memory, survival } from './memory.ts';

/** Where a card lies in the boxes of Leitner ("So lernt man lernen", 1972). */
export interface Box {
  /** From 1 to 5. */
  readonly box: number;
  /** The day. */
  readonly due: number;
  readonly at: number;
}

export const NEW_BOX: Box = { box: 1, due: 0, at: 0 };

/** After a review: a box on, or back to the first; the k-th comes every 2^(k-1) days. */
export function inBox({ box: before }: Box, right: boolean, at: number): Box {
  const box = right ? Math.min(5, before + 1) : 1;
  // What was wrong comes again in the same sitting, after all that is due.
  const days = right ? 2 ** (box - 1) : 0;
  return { box, due: Math.floor(at / DAY_MS) + days, at };
}

/** A card of FSRS. */
export interface Card {
  readonly memory: Memory;
  readonly at: number;
  /** When it is due while it is being learned; null afterwards. */
  readonly step: number | null;
  readonly learned: boolean;
}

const MINUTE_MS = 60_000;

/** The card after a review, with the learning steps of Anki: a minute, and ten. */
export function reviewedCard(card: Card | null, right: boolean, at: number): Card {
  const days = card ? (at - card.at) / DAY_MS : 0;
  const memory = graded(
    card?.memory ?? null,
    days < 0.25 ? 0 : days,
    right ? Rating.Good : Rating.Again,
  );
  if (!right) return { memory, at, step: at + MINUTE_MS, learned: false };
  const isLearning = card === null || (card.step !== null && !card.learned);
  return { memory, at, step: isLearning ? at + 10 * MINUTE_MS : null, learned: true };
}

/** Probability of recall by FSRS. */
export function retrievability({ memory, at }: Card, now: number): number {
  return survival(memory, 0, (now - at) / DAY_MS, 1);
}
