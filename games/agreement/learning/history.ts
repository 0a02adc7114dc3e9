import { defined } from '@lusoria/core';
import { byCell, type Cell } from '@lusoria/latin';
import { type Belief, believe, expectedKnown, noBelief } from './estimate.ts';
import type { Confusion, Evidence } from './evidence.ts';

/** Origin of evidence: a round that can be reviewed, or practice. */
interface Source {
  readonly round: { readonly table: string; readonly number: number } | null;
}

/** Evidence from a round or a sitting of practice. */
export interface Chapter extends Source {
  /** End of the round or sitting (milliseconds since 1970). */
  readonly at: number;
  readonly evidence: readonly Evidence[];
}

/** A piece of evidence with its origin. */
export interface SourcedEvidence extends Evidence, Source {}

/** A confusion and its occurrences, the newest last. */
export interface ConfusionCount extends Confusion {
  readonly times: readonly SourcedEvidence[];
}

/** Everything known about a learner's forms of one deck. */
export interface History {
  readonly belief: Belief;
  /** Expected number of known cells after each round and sitting. */
  readonly trend: readonly { readonly at: number; readonly known: number }[];
  readonly byCell: Readonly<Record<Cell, readonly SourcedEvidence[]>>;
  /** The most frequent first. */
  readonly muddles: readonly ConfusionCount[];
  readonly evidence: readonly SourcedEvidence[];
}

/** @param chapters in order of time */
export function beliefAfter(chapters: readonly Chapter[]): Belief {
  return chapters.reduce((belief, { evidence }) => believe(evidence, belief), noBelief());
}

/** @param chapters in order of time */
export function historyOf(chapters: readonly Chapter[]): History {
  let belief = noBelief();
  const trend: { at: number; known: number }[] = [];
  const evidence: SourcedEvidence[] = [];
  for (const { at, round, evidence: told } of chapters) {
    belief = believe(told, belief);
    trend.push({ at, known: expectedKnown(belief, at) });
    evidence.push(...told.map((one) => ({ ...one, round })));
  }
  const known = byCell((): SourcedEvidence[] => []);
  for (const one of evidence) known[one.cell].push(one);
  return { belief, trend, byCell: known, muddles: muddlesIn(evidence), evidence };
}

function muddlesIn(evidence: readonly SourcedEvidence[]): readonly ConfusionCount[] {
  const confused = evidence.filter((one) => one.confusion !== null);
  const found = Map.groupBy(confused, ({ confusion }) => {
    const { card, as, was } = defined(confusion);
    return [card, as, ...was].join(' ');
  });
  return [...found.values()]
    .map((times) => ({ ...defined(times[0]?.confusion), times }))
    .toSorted((a, b) => b.times.length - a.times.length);
}
