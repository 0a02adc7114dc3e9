import { increment } from '@lusoria/core';
import { Counter, type Registry } from 'prom-client';

/** Counter by one of a few labels. */
export interface LabelledCounter {
  inc(word: string): void;
  counts(): Readonly<Record<string, number>>;
}

/** A counter at zero; the words are its label values. */
export function labelledCounter(
  registers: Registry[],
  name: string,
  help: string,
  label: string,
  words: readonly string[] = [],
): LabelledCounter {
  const counts = new Map(words.map((word) => [word, 0]));
  new Counter({
    name,
    help,
    labelNames: [label],
    registers,
    collect() {
      this.reset();
      for (const [word, count] of counts) this.inc({ [label]: word }, count);
    },
  });
  return {
    inc: (word) => increment(counts, word),
    counts: () => Object.fromEntries(counts),
  };
}
