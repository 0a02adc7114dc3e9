import { onTestFinished } from 'vitest';
import { openServer } from './server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A server on whose clock days can pass. */
export interface ServerOfDays {
  readonly url: string;
  passes(days: number): void;
}

/** One that nobody else has, for the test that calls. */
export async function openServerOfDays(): Promise<ServerOfDays> {
  let passed = 0;
  const now = (): number => Date.now() + passed * DAY_MS;
  const { url, close } = await openServer(undefined, undefined, 0, {}, { now });
  onTestFinished(close);
  return {
    url,
    passes(days) {
      passed += days;
    },
  };
}
