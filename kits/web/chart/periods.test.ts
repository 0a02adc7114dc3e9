import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

test('periods hold every round once, in order of time, in few parts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { maxLength: 400 }), (all) => {
      const periods = periodsOf(all.map((at) => ({ at })));
      expect(periods.length).toBeLessThanOrEqual(12);
      const times = periods.flatMap(({ rounds }) => rounds.map(({ at }) => at));
      expect(times).toEqual(all.toSorted((a, b) => a - b));
      expect(periods.map(({ from }) => from)).toEqual(
        periods.map((_, i) => 1 + (periods[i - 1]?.to ?? 0)),
      );
      expect(periods.at(-1)?.to ?? 0).toBe(all.length);
    }),
  );
});
