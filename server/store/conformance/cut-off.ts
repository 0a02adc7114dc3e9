import { describe, expect, onTestFinished, test } from 'vitest';
import type { OpenStore } from '../open-store.ts';
import { entry, type OpenPlace, table } from './fixtures.ts';

/**
 * A store whose connection to its data can be cut: before a request arrives there, or before the
 * answer comes back.
 */
interface FrailStore extends OpenStore {
  cut(before: 'question' | 'answer'): void;
}

/** Opens the same data, over a reliable connection or a frail one. */
export interface FrailPlace {
  readonly open: OpenPlace;
  readonly openFrail: () => Promise<FrailStore>;
}

/** Outcomes of appends that were cut off. */
export function cutOffConformance(name: string, makePlace: () => FrailPlace): void {
  describe.each([
    { lost: 'question', changes: {} },
    { lost: 'answer', changes: {} },
    { lost: 'answer', changes: { people: ['p1', 'p2'] } },
  ] as const)(`${name}: cut off, %o`, ({ lost, changes }) => {
    test('what was rejected has not happened, and what is asked again has happened once', async () => {
      const { open, openFrail } = makePlace();
      const frail = await openFrail();
      const ids = Array.from({ length: 8 }, (_, n) => `t${n}`);
      for (const n of ids.keys()) await frail.store.create(table(n), entry(1), ['p1']);
      frail.cut(lost);
      const outcomes = await Promise.allSettled(
        ids.map(async (id) => frail.store.append(id, entry(2, 'cut'), changes)),
      );
      await frail.close();
      const { store, close } = await open();
      onTestFinished(close);
      for (const [n, id] of ids.entries()) {
        const outcome = outcomes[n];
        const isThere = (await store.entries(id, 1)).length > 0;
        expect(outcome?.status === 'rejected' && isThere).toBe(false);
        // No answer came, so it must not be reported as done; what may be done is `unknown`.
        expect(outcome).not.toMatchObject({ value: { kind: 'done' } });
        expect(await store.append(id, entry(2, 'cut'), changes)).toEqual(
          isThere ? { kind: 'repeated', seq: 2 } : { kind: 'done' },
        );
        expect(await store.entries(id, 1)).toHaveLength(1);
        // Where nothing changes beside the log the entry was committed before its answer was lost.
        expect(isThere || lost === 'question' || 'people' in changes).toBe(true);
      }
    });
  });
}
