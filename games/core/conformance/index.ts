import { acceptance } from './acceptance.ts';
import { ending } from './ending.ts';
import { nonInterference } from './interference.ts';
import { courtFor } from './harness.ts';
import { options } from './options.ts';
import { purity } from './purity.ts';
import { refusal } from './refusal.ts';
import { roundTrip } from './roundtrip.ts';
import { sampling } from './sampling.ts';
import type { Law, Subject } from './subject.ts';

export type { Law, News, Pace, Subject } from './subject.ts';

/**
 * The laws that every game must keep, for this one. Each is tried on random play and reports the
 * shortest walk that breaks it:
 *
 * ```ts
 * test.each(laws(subject))('$name', (law) => {
 *   expect(() => law.check()).not.toThrow();
 * });
 * ```
 */
export function laws<O, S, A, E, V>(subject: Subject<O, S, A, E, V>): readonly Law[] {
  const court = courtFor(subject);
  return [
    options(subject),
    roundTrip(subject, court),
    purity(subject, court),
    acceptance(subject, court),
    sampling(subject, court),
    nonInterference(subject, court),
    refusal(subject, court),
    ending(subject, court),
  ];
}
