import type { OpenTable } from '@lusoria/client';
import type { GameManifest, Result } from '@lusoria/core';
import type { Command } from '@lusoria/table';
import { late } from '@lusoria/web-kit/page/late.ts';
import { memory } from '@lusoria/web-kit/device/memory.ts';

/** Where the table whose bots follow the player is remembered: the one opened last. */
const FOLLOWING = 'following';

/** Remembers that the bots of a table follow the player. */
export function letFollow(table: string): void {
  memory.save(FOLLOWING, table);
}

/** Carries out a command at a table of this device; before another round, bots that follow the player may leave their places to others. */
export async function doFollowed(
  table: Pick<OpenTable, 'get' | 'do'>,
  command: Command,
  manifest: GameManifest,
): Promise<Result<number>> {
  const isNext = command.do === 'next' || command.do === 'rematch';
  const view = table.get()?.view;
  if (isNext && view && memory.load(FOLLOWING) === view.id) {
    const { seatFollowers } = await late(async () => import('./opponents.ts'));
    await seatFollowers(table, view.seats, manifest);
  }
  return table.do(command);
}
