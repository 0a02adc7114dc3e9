import type { Counted } from '../http/admin-figures.ts';

type Typical = Counted['commit'];

/** The figures of several processes as those of one server; of what is typical the worst. */
export function merged(all: readonly Counted[]): Counted {
  const sum = (of: (one: Counted) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  const worst = (of: (one: Counted) => Typical): Typical =>
    all.map(of).reduce((a, b) => {
      if (a === null || b === null) return a ?? b;
      return { p50: Math.max(a.p50, b.p50), p99: Math.max(a.p99, b.p99) };
    }, null);
  return {
    tables: sum((one) => one.tables),
    people: sum((one) => one.people),
    connections: sum((one) => one.connections),
    moves: sum((one) => one.moves),
    commit: worst((one) => one.commit),
    delivery: worst((one) => one.delivery),
    bots: {
      waiting: sum((one) => one.bots.waiting),
      thinking: sum((one) => one.bots.thinking),
      answer: worst((one) => one.bots.answer),
      failed: sum((one) => one.bots.failed),
    },
    refused: sumOfEach(all.map((one) => one.refused)),
    limited: sumOfEach(all.map((one) => one.limited)),
    resyncs: sum((one) => one.resyncs),
    failures: sum((one) => one.failures),
    memory: sum((one) => one.memory),
    loop: { active: sum((one) => one.loop.active), idle: sum((one) => one.loop.idle) },
  };
}

function sumOfEach(
  counts: readonly Readonly<Record<string, number>>[],
): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const [word, count] of counts.flatMap((one) => Object.entries(one))) {
    sums.set(word, (sums.get(word) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}
