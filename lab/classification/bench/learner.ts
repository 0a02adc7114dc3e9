/**
 * Lower bounds for learning a partition: `node lab/classification/bench/learner.ts`. Number of questions of the form
 * "are these two cards of one class" that a learner needs, as a mean over all partitions of the 81-card deck.
 */
import { seeded } from '@lusoria/core';
import { deckNamed, grammarOf } from '@lusoria/classification';

const ASKERS = 400;

const deck = deckNamed('shapes');
const size = deck.cards.length;
const since = performance.now();
const grammar = grammarOf(deck, { least: 8, classes: 0 });
const built = performance.now() - since;

const alike = (partition: number, a: number, b: number): boolean =>
  grammar.classes[partition * size + a] === grammar.classes[partition * size + b];

/** Total number of questions for all these partitions if the best split is asked each time. */
function bestSplits(left: readonly number[]): number {
  if (left.length < 2) return 0;
  let best: readonly [number, number] = [0, 1];
  let worst = Number.POSITIVE_INFINITY;
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      let same = 0;
      for (const partition of left) if (alike(partition, a, b)) same += 1;
      const larger = Math.max(same, left.length - same);
      if (larger >= worst) continue;
      worst = larger;
      best = [a, b];
    }
  }
  const [a, b] = best;
  const same = left.filter((partition) => alike(partition, a, b));
  const other = left.filter((partition) => !alike(partition, a, b));
  return left.length + bestSplits(same) + bestSplits(other);
}

/** Number of questions about random pairs of cards until one partition is left. */
function atRandom(index: number): number {
  const random = seeded('asker', index);
  const secret = random.int(grammar.size);
  let left: readonly number[] = [...grammar.trees.keys()];
  for (let questions = 0; ; questions += 1) {
    if (left.length === 1) return questions;
    const a = random.int(size);
    const b = (a + 1 + random.int(size - 1)) % size;
    const answer = alike(secret, a, b);
    left = left.filter((partition) => alike(partition, a, b) === answer);
  }
}

const everything = [...grammar.trees.keys()];
const random = Array.from({ length: ASKERS }, (_, index) => atRandom(index));
console.table({
  partitions: grammar.size,
  'log2 of them': Number(Math.log2(grammar.size).toFixed(2)),
  'milliseconds to list them': Math.round(built),
  'questions, best split': Number((bestSplits(everything) / grammar.size).toFixed(2)),
  'questions at random': Number((random.reduce((a, b) => a + b, 0) / ASKERS).toFixed(1)),
});
