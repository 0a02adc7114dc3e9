import { quantile } from '../quantile.ts';
import type { Answer } from './connection.ts';

/** Percentiles of a duration, in milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** Measurements over some time. */
export interface Measured {
  readonly moves: number;
  readonly refused: number;
  /** From a command to its acknowledgement, after the commit. */
  readonly answer: Percentiles;
  /** From a command until everybody at the table has received it. */
  readonly told: Percentiles;
}

/** Counts and times moves. */
export interface Meter {
  answered(answer: Answer, ms: number): void;
  told(ms: number): void;
  /** Measurements since the previous call. */
  lap(): Measured;
  /** Measurements over the whole run. */
  all(): Measured;
  /** Number of rejections by code. */
  readonly codes: ReadonlyMap<string, number>;
}

/** Starts measuring. */
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
  const at = (part: number): number => quantile(times, part);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
