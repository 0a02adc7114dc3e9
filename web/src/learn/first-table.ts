import type { Rejection } from '@lusoria/core';
import { STANDARD } from '@lusoria/table/types';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import { go } from '@lusoria/web-kit/page/router.svelte.ts';
import { t } from '@lusoria/web-kit/messages.svelte.ts';
import type { PageCourse } from '../games.ts';
import { localServer } from '../servers.svelte.ts';

/** Bots' thinking time (milliseconds): slow enough for a beginner to follow their moves. */
const PACE_MS = 1800;

/**
 * Opens a beginner's table on this device: weak bots, with assistance switched on.
 *
 * @returns why the table could not be created; null on success
 */
export async function goToFirstTable({
  game,
  offer,
  lessons,
}: PageCourse): Promise<Rejection | null> {
  const { session } = localServer();
  await session.rename(prefs.name.trim() || t('me'));
  const made = await session.create({
    game: game.manifest.id,
    options: { ...offer.options, ...offer.alone, ...lessons.table.options },
    settings: { ...STANDARD, chat: false, spectators: false, pace: PACE_MS },
    seats: [{ kind: 'me' }, ...lessons.table.bots.map((bot) => ({ kind: 'bot', bot }) as const)],
  });
  if (!made.ok) return made.rejection;
  go(`/offline/${made.value}`);
  return null;
}
