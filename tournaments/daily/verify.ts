import { commitmentTo } from '@lusoria/core';
import { dealSecret } from '@lusoria/table';
import type { Beacons } from './beacon.ts';
import { startOfDay } from './dates.ts';
import { dealtSeed } from './day.ts';
import type { DailyProof } from './protocol.ts';

type Deal = DailyProof['deals'][number];

/** What is found of one of the deals of a day. */
export type DayFinding =
  /** The seed is not that of the commitment. */
  | { readonly kind: 'wrong-seed' }
  /** The beacon had another number when the day began. */
  | { readonly kind: 'wrong-beacon' }
  /** The day is not over: the seed is still secret. */
  | { readonly kind: 'secret' }
  /** Nobody has played: no number was asked of the beacon. */
  | { readonly kind: 'not-dealt' }
  /** `isEarly`: whether it was fixed before the day began. `commitments`: those of its deals, as records of tables have them. */
  | {
      readonly kind: 'right';
      readonly isEarly: boolean;
      readonly commitments: readonly string[];
    };

/** @param valueAt asks a beacon itself; its errors are thrown */
export async function verifyDay(
  date: string,
  deal: Deal,
  valueAt: Beacons['valueAt'],
): Promise<DayFinding> {
  const { seed, commitment, committedAt, rounds, beacon } = deal;
  if (seed === null) return { kind: 'secret' };
  if (commitmentTo(seed) !== commitment) return { kind: 'wrong-seed' };
  const dealt = dealtSeed({ seed, beacon });
  if (dealt === null) return { kind: 'not-dealt' };
  if (beacon?.value) {
    const { round, randomness } = await valueAt(beacon.url, startOfDay(date));
    const isRight = round === beacon.value.round && randomness === beacon.value.randomness;
    if (!isRight) return { kind: 'wrong-beacon' };
  }
  return {
    kind: 'right',
    isEarly: committedAt < startOfDay(date),
    commitments: Array.from({ length: rounds }, (_, round) =>
      commitmentTo(dealSecret(dealt, round)),
    ),
  };
}

/** Whether rounds with these secrets are the first ones that the seed of a deal deals. */
export function isDealtBy({ seed, beacon }: Deal, secrets: readonly (string | null)[]): boolean {
  const dealt = seed === null ? null : dealtSeed({ seed, beacon });
  return (
    dealt !== null &&
    secrets.length > 0 &&
    secrets.every((secret, round) => secret === dealSecret(dealt, round))
  );
}
