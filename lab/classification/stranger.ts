/**
 * What somebody who knows nothing meets from the hall to the first right lay: `node lab/classification/stranger.ts` (options: `lab/bench/strangers/meet.ts`).
 */
import { defined } from '@lusoria/core';
import { settled } from '@lusoria/testing/browser/table.ts';
import { meetStrangers } from '../bench/strangers/meet.ts';
import type { Stranger, Tried } from '../bench/strangers/stranger.ts';

/** Classification: with a hint as it says, otherwise any card to any class. */
async function adds(stranger: Stranger): Promise<Tried> {
  const { page, random } = stranger;
  const told = await stranger.hint();
  const hand = await stranger.labels('.hand button');
  const advised = hand.findIndex((name) => told?.includes(name));
  const card = defined(hand[advised < 0 ? random.int(hand.length) : advised]);
  const classes = await page.getByRole('button', { name: /^Add to class \d+$/u }).count();
  const to =
    /to class (\d+)/u.exec(told ?? '')?.[1] ?? String(1 + random.int(Math.max(1, classes)));
  await stranger.taps(page.locator('.hand button').nth(hand.indexOf(card)));
  const isNew = told?.startsWith('Found') === true;
  await stranger.presses(isNew ? 'Found a new class' : `Add to class ${to}`);
  await stranger.presses(isNew ? /^Found a new class with/u : /^Add .* to class/u);
  await stranger.presses('Lay it anyway');
  await settled(page);
  return (await stranger.labels('.hand button')).includes(card) ? 'wrong' : 'right';
}

await meetStrangers({ play: /^Play now.*Classification/u, turn: adds });
