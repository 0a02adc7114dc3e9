import { commitmentTo } from '@lusoria/core';
import { dealSecret } from '@lusoria/table';
import { startOfDay } from './dates.ts';
import type { DailyProof } from './protocol.ts';

/** What is found of one of the deals of a day. */
export type DayFinding =
  /** The seed is not that of the commitment. */
  | { readonly kind: 'wrong-seed' }
  /** The day is not over: the seed is still secret. */
  | { readonly kind: 'secret' }
  /** `isEarly`: whether it was fixed before the day began. `commitments`: those of its deals, as records of tables have them. */
  | {
      readonly kind: 'right';
      readonly isEarly: boolean;
      readonly commitments: readonly string[];
    };

export function verifyDay(
  date: string,
  { seed, commitment, committedAt, rounds }: DailyProof['deals'][number],
): DayFinding {
  if (seed === null) return { kind: 'secret' };
  if (commitmentTo(seed) !== commitment) return { kind: 'wrong-seed' };
  return {
    kind: 'right',
    isEarly: committedAt < startOfDay(date),
    commitments: Array.from({ length: rounds }, (_, deal) => commitmentTo(dealSecret(seed, deal))),
  };
}

/** Whether rounds with these secrets are the first ones that the seed of a deal deals. */
export function isDealtBy(
  { seed }: DailyProof['deals'][number],
  secrets: readonly (string | null)[],
): boolean {
  return (
    seed !== null &&
    secrets.length > 0 &&
    secrets.every((secret, deal) => secret === dealSecret(seed, deal))
  );
}
