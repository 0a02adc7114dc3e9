import { harnessFor } from './harness.ts';
import { acceptance } from './properties/acceptance.ts';
import { nonInterference } from './properties/non-interference.ts';
import { options } from './properties/options.ts';
import { purity } from './properties/purity.ts';
import { refusal } from './properties/refusal.ts';
import { resampling } from './properties/resampling.ts';
import { roundTrip } from './properties/round-trip.ts';
import { termination } from './properties/termination.ts';
import type { Property, Subject } from './subject.ts';

export { typesIn } from './types-in.ts';
export type { Property, Settings, Subject } from './subject.ts';

/**
 * The properties that every game must have, for one subject. Each is tested on random playthroughs
 * and reports the shortest one that violates it.
 *
 * @example
 * ```ts
 * test.each(conformance(subject))('$name', (property) => {
 *   expect(() => property.check()).not.toThrow();
 * });
 * ```
 */
export function conformance<O, S, A, E, V>(subject: Subject<O, S, A, E, V>): readonly Property[] {
  const harness = harnessFor(subject);
  return [
    options(subject),
    roundTrip(subject, harness),
    purity(subject, harness),
    acceptance(subject, harness),
    resampling(subject, harness),
    nonInterference(subject, harness),
    refusal(subject, harness),
    termination(subject, harness),
  ];
}
