import { describe, expect, it } from 'vitest';
import { estimate, studentAt } from './interval.ts';
import { countTimes } from './times.ts';

describe('estimates', () => {
  it('have Student’s interval', () => {
    const { mean, ci95 } = estimate([1, 2, 3, 4, 5, 6]);
    expect(mean).toBe(3.5);
    expect(ci95?.[1]).toBeCloseTo(3.5 + 2.5706 * Math.sqrt(3.5 / 6), 3);
    expect(studentAt(11)).toBeCloseTo(2.201, 3);
    expect(studentAt(30)).toBeCloseTo(2.0423, 4);
    expect(studentAt(100_000)).toBeCloseTo(1.96, 4);
  });

  it('of times are right to 2 %', () => {
    const times = countTimes();
    for (let i = 1; i <= 1000; i += 1) times.add(i / 10);
    const { count, p50, p95, p999, most } = times.figures();
    expect([count, most]).toEqual([1000, 100]);
    for (const [found, right] of [
      [p50, 50],
      [p95, 95],
      [p999, 99.9],
    ] as const) {
      expect(Math.abs(found / right - 1)).toBeLessThan(0.02);
    }
  });
});
