import type { Flaw, GameRecord } from '@lusoria/table';
import type { SeenCommitment } from './types.ts';

/**
 * What is wrong with a record, rounds counted from 1: what the record alone shows, and what only we can know,
 * because we saw a commitment before the deal and contributed to it.
 */
export type Finding =
  | Flaw
  | {
      readonly code: 'other-commitment';
      readonly round: number;
      readonly shown: string;
      readonly recorded: string;
    }
  | { readonly code: 'contribution-missing'; readonly round: number };

/**
 * Checks a table's record. The game's rules are loaded only when this is called.
 *
 * @param commitments what we saw of this table: `session.commitments(table)`.
 * @returns everything that is wrong; an empty list when all is well.
 */
export async function checkRecord(
  record: GameRecord,
  commitments: readonly SeenCommitment[],
): Promise<readonly Finding[]> {
  const [{ verify }, { loadGame }] = await Promise.all([
    import('@lusoria/table/verify'),
    import('@lusoria/games'),
  ]);
  const flaws = verify(record, await loadGame(record.game));
  return [...flaws, ...commitments.flatMap((seen) => brokenIn(record, seen))];
}

function brokenIn(
  record: GameRecord,
  { round, commitment, bytes }: SeenCommitment,
): readonly Finding[] {
  const recorded = record.rounds[round];
  // A round that is still being played is not in the record yet.
  if (!recorded) return [];
  const findings: Finding[] = [];
  if (recorded.commitment !== commitment) {
    findings.push({
      code: 'other-commitment',
      round: round + 1,
      shown: commitment,
      recorded: recorded.commitment,
    });
  }
  if (bytes !== null && !recorded.contributions.some((made) => made.bytes === bytes)) {
    findings.push({ code: 'contribution-missing', round: round + 1 });
  }
  return findings;
}
