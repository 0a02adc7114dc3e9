import { STANDARD } from '@lusoria/table/types';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import { go } from '@lusoria/web-kit/router.svelte.ts';
import { rejection, t } from '@lusoria/web-kit/messages.svelte.ts';
import type { PageCourse } from '../games.ts';
import { localServer } from '../servers.svelte.ts';

/** Milliseconds that bots take: whoever is new to a game wants to see what they do. */
const PACE_MS = 1800;

/**
 * Goes to a gentle first table on this device: bots that make mistakes, and what helps is on.
 *
 * @returns why there is none; null when there is
 */
export async function goToFirstTable({ game, offer, lessons }: PageCourse): Promise<string | null> {
  const { session } = localServer();
  await session.rename(prefs.name.trim() || t('me'));
  const made = await session.create({
    game: game.manifest.id,
    options: { ...offer.options, ...offer.alone, ...lessons.table.options },
    settings: { ...STANDARD, chat: false, spectators: false, pace: PACE_MS },
    seats: [{ kind: 'me' }, ...lessons.table.bots.map((bot) => ({ kind: 'bot', bot }) as const)],
  });
  if (!made.ok) return rejection(made.rejection.code, made.rejection.params, game.messages.get());
  go(`/offline/${made.value}`);
  return null;
}
