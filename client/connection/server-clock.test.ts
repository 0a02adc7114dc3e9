import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serverClock } from './server-clock.ts';

it('is off by at most half of what the best answer took', () => {
  const answers = fc.array(fc.record({ there: fc.nat(2000), back: fc.nat(2000) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), answers, (offset, all) => {
      let now = 1e12;
      const clock = serverClock(() => now);
      clock.reset();
      for (const { there, back } of all) {
        clock.requested();
        now += there;
        const theirs = now + offset;
        now += back;
        clock.responded(theirs);
        now += 1000;
      }
      const quickest = Math.min(...all.map(({ there, back }) => there + back));
      expect(Math.abs(clock.now() - (now + offset))).toBeLessThanOrEqual(quickest + 11);
    }),
  );
});

it('takes news for a lower bound', () => {
  let now = 1000;
  const clock = serverClock(() => now);
  expect(clock.now()).toBe(1000);
  clock.observed(5000);
  expect(clock.now()).toBe(5000);
  now = 1100;
  clock.observed(5050);
  expect(clock.now()).toBe(5100);
  clock.observed(5300);
  expect(clock.now()).toBe(5300);
});

it('does not guess which of two questions was answered', () => {
  let now = 0;
  const clock = serverClock(() => now);
  clock.requested();
  now = 5000;
  clock.requested();
  clock.responded(100_000);
  expect(clock.now()).toBe(5000);
  clock.responded(100_000);
  expect(clock.now()).toBe(100_000);
  // Requests of the old connection are dropped on a new one.
  clock.requested();
  clock.reset();
  clock.requested();
  clock.responded(200_000);
  expect(clock.now()).toBe(200_000);
});
