/**
 * What somebody who knows nothing meets from the hall to the first right lay: `node lab/skat/stranger.ts` (options: `lab/bench/strangers/meet.ts`).
 */
import { settled } from '@lusoria/testing/browser/table.ts';
import { meetStrangers } from '../bench/strangers/meet.ts';
import type { Stranger, Tried } from '../bench/strangers/stranger.ts';

/** Skat: passes, then plays the first card that may be played. */
async function plays(stranger: Stranger): Promise<Tried> {
  const { page } = stranger;
  if (await stranger.presses('Pass')) return 'other';
  const cards = page.locator('.hand button');
  const before = await cards.count();
  await stranger.taps(page.locator('.hand button[aria-disabled=false]').first());
  const play = page.locator('.btn.play:enabled').first();
  if ((await play.count()) > 0) await stranger.taps(play);
  await settled(page);
  return (await cards.count()) < before ? 'right' : 'wrong';
}

await meetStrangers({ play: /^Play now.*Skat/u, turn: plays });
