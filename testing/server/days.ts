import { afterAll, beforeAll } from 'vitest';
import { openServer, type TestServer } from './server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A server for the calling file, on whose clock days can pass. */
export interface ServerOfDays {
  readonly url: string;
  passes(days: number): void;
}

export function useServerOfDays(): ServerOfDays {
  let passed = 0;
  let server: TestServer | null = null;
  beforeAll(async () => {
    const now = (): number => Date.now() + passed * DAY_MS;
    server = await openServer(undefined, undefined, 0, {}, { now });
  });
  afterAll(async () => server?.close());
  return {
    get url() {
      if (!server) throw new Error('There is a server only while tests run.');
      return server.url;
    },
    passes(days) {
      passed += days;
    },
  };
}
