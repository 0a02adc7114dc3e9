import type { Rejection } from '@lusoria/core';
import type { AloneTable } from '@lusoria/web-kit/play-alone.ts';
import { t } from '@lusoria/web-kit/messages.svelte.ts';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import { go } from '@lusoria/web-kit/page/router.svelte.ts';
import { STANDARD } from '@lusoria/table/types';
import { prepareTable } from '../prepare.ts';
import { localServer } from '../servers.svelte.ts';
import { letFollow } from './following.ts';

/**
 * Opens a new table with bots on this device.
 *
 * @returns why the table could not be created; null on success
 */
export async function playAlone({
  game,
  options,
  bots,
  pace,
  follows = false,
}: AloneTable): Promise<Rejection | null> {
  prepareTable(true, game);
  const { session } = localServer();
  await session.rename(prefs.name.trim() || t('me'));
  const made = await session.create({
    game,
    options,
    settings: {
      ...STANDARD,
      chat: false,
      spectators: false,
      ...(pace === undefined ? {} : { pace }),
    },
    seats: [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }) as const)],
  });
  if (!made.ok) return made.rejection;
  if (follows) letFollow(made.value);
  go(`/offline/${made.value}`);
  return null;
}
