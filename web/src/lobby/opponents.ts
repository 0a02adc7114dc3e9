import { defined, estimateLevel, type GameManifest, opponentsAt } from '@lusoria/core';
import type { Command, TableView } from '@lusoria/table';
import { chosenPerson } from '@lusoria/web-kit/device/people.svelte.ts';
import { openJournal, resultOf } from '@lusoria/web-kit/journal/index.ts';
import { isFollowing } from './following.ts';

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

/** Seats other bots at a table whose bots follow the player, before its next round. */
export async function seatFollowers(
  view: TableView,
  manifest: GameManifest,
  ask: (command: Command) => Promise<unknown>,
): Promise<void> {
  if (!isFollowing(view.id) || !manifest.levels) return;
  const seats = view.seats.flatMap((holder, seat) =>
    holder.kind === 'bot' ? [{ seat, now: holder.bot }] : [],
  );
  const bots = await opponentsFor(manifest, seats.length);
  for (const [i, { seat, now }] of seats.entries()) {
    const bot = defined(bots[i]);
    if (bot !== now) await ask({ do: 'put-bot', seat, bot });
  }
}
