import type { Answer } from './connection.ts';

/** How long something took: of a hundred, how many were faster. Milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** What has been measured in some time. */
export interface Measured {
  readonly moves: number;
  readonly refused: number;
  /** From a command to its answer, when it is on the disk. */
  readonly answer: Percentiles;
  /** From a command until everybody at the table has been told. */
  readonly told: Percentiles;
}

/** Counts and measures moves. */
export interface Meter {
  answered(answer: Answer, ms: number): void;
  told(ms: number): void;
  /** What was measured since this was asked last. */
  lap(): Measured;
  /** What was measured in all. */
  all(): Measured;
  /** How often was refused, by code. */
  readonly codes: ReadonlyMap<string, number>;
}

/** Begins to measure. */
export function openMeter(): Meter {
  const answers: number[] = [];
  const tellings: number[] = [];
  const codes = new Map<string, number>();
  let refused = 0;
  let from = { answers: 0, tellings: 0, refused: 0 };
  const since = (start: typeof from): Measured => ({
    moves: answers.length - start.answers,
    refused: refused - start.refused,
    answer: percentiles(answers.slice(start.answers)),
    told: percentiles(tellings.slice(start.tellings)),
  });
  return {
    answered(answer, ms) {
      if (answer.t === 'done') return void answers.push(ms);
      refused += 1;
      codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
    },
    told: (ms) => void tellings.push(ms),
    lap() {
      const measured = since(from);
      from = { answers: answers.length, tellings: tellings.length, refused };
      return measured;
    },
    all: () => since({ answers: 0, tellings: 0, refused: 0 }),
    codes,
  };
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = Float64Array.from(times).toSorted();
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
