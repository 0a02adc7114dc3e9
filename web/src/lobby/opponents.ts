import type { OpenTable } from '@lusoria/client';
import { defined, estimateLevel, type GameManifest, opponentsAt } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import { chosenPerson } from '@lusoria/web-kit/device/people.svelte.ts';
import { openJournal, resultOf } from '@lusoria/web-kit/journal/index.ts';

/** Number of the last rounds by which opponents are chosen. */
const ROUNDS = 30;

/** Bots about as strong as the person of this device, by the rounds of their journal; the default ones of a game without levels. */
export async function opponentsFor(
  { id, levels, others }: GameManifest,
  seats: number,
): Promise<readonly string[]> {
  if (!levels)
    return Array.from({ length: seats }, (_, i) => defined(others.bots[i % others.bots.length]));
  const journal = await openJournal(chosenPerson().key);
  const rounds = await journal.newestRounds(id, ROUNDS);
  const results = rounds.flatMap((round) => resultOf(round) ?? []);
  return opponentsAt(estimateLevel(results, levels), levels, seats);
}

/** Seats other bots at a table before another round, if the player has become better or worse. */
export async function seatFollowers(
  table: Pick<OpenTable, 'do'>,
  seats: TableView['seats'],
  manifest: GameManifest,
): Promise<void> {
  const bots = seats.flatMap((holder, seat) =>
    holder.kind === 'bot' ? [{ seat, now: holder.bot }] : [],
  );
  const wanted = await opponentsFor(manifest, bots.length);
  for (const [i, { seat, now }] of bots.entries()) {
    const bot = defined(wanted[i]);
    if (bot !== now) await table.do({ do: 'put-bot', seat, bot });
  }
}
