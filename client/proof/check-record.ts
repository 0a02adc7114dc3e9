import type { AnyGame } from '@lusoria/core';
import type { Flaw, GameRecord, RoundNumber } from '@lusoria/table';
import { indexOf } from '@lusoria/table/round-number';
import type { SeenCommitment } from '../types.ts';

/**
 * A flaw of a record: one that the record alone shows, or one that only this
 * client can know, because it saw a commitment before the deal and contributed to it.
 */
export type Finding =
  | Flaw
  | {
      readonly code: 'other-commitment';
      readonly round: RoundNumber;
      readonly shown: string;
      readonly recorded: string;
    }
  | { readonly code: 'contribution-missing'; readonly round: RoundNumber };

/**
 * Checks a table's record.
 *
 * @param commitments the commitments seen at this table: `session.commitments(table)`.
 * @param game the record's; null where there is none of this name.
 * @returns all flaws; an empty list when there are none.
 */
export async function checkRecord(
  record: GameRecord,
  commitments: readonly SeenCommitment[],
  game: AnyGame | null,
): Promise<readonly Finding[]> {
  const { verify } = await import('@lusoria/table/verify');
  const flaws = verify(record, game);
  return [...flaws, ...commitments.flatMap((seen) => brokenIn(record, seen))];
}

function brokenIn(
  record: GameRecord,
  { round, commitment, bytes }: SeenCommitment,
): readonly Finding[] {
  const recorded = record.rounds[indexOf(round)];
  // A round under way is not in the record yet.
  if (!recorded) return [];
  const findings: Finding[] = [];
  if (recorded.commitment !== commitment) {
    findings.push({
      code: 'other-commitment',
      round,
      shown: commitment,
      recorded: recorded.commitment,
    });
  }
  if (bytes !== null && !recorded.contributions.some((made) => made.bytes === bytes)) {
    findings.push({ code: 'contribution-missing', round });
  }
  return findings;
}
