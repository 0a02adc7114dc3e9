import type { Rejection } from '@lusoria/core';
import type { PageCourse } from '../games.ts';
import { playAlone } from '../lobby/play-alone.ts';

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
  return playAlone({
    game: game.manifest.id,
    options: { ...offer.options, ...offer.alone, ...lessons.table.options },
    bots: lessons.table.bots,
    pace: PACE_MS,
  });
}
