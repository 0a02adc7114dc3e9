import { commitmentTo } from '@lusoria/core';
import { endOfDay } from '../dates.ts';
import { dayId } from '../day.ts';
import type { DailyProof } from '../protocol.ts';
import type { DailyGame } from '../types.ts';
import type { Days } from './days.ts';

/** What anybody may check of the deals of a day; null: there is nothing of it. */
export async function proofFrom(
  days: Days,
  offers: readonly DailyGame[],
  date: string,
  now: number,
): Promise<DailyProof | null> {
  await days.prepare();
  const found = await Promise.all(
    offers.map(async (offer) => (await days.registry.load(dayId(date, offer)))?.actor.state()),
  );
  const deals = found.flatMap((day) => {
    if (!day) return [];
    const { game, key, options, rounds, bots, engine, seed, beacon, openedAt } = day;
    const dealt = { game: game.id, key, options, rounds, bots: [...bots], engine };
    const commitment = commitmentTo(seed);
    const isOver = now >= endOfDay(date);
    return [{ ...dealt, commitment, committedAt: openedAt, seed: isOver ? seed : null, beacon }];
  });
  return deals.length === 0 ? null : { date, zone: 'UTC', deals };
}
