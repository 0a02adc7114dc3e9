/** Code that `main.ts` runs in a tab: deals among players of the highest level, each decision timed. */
import { seeded } from '@lusoria/core';
import { playDeal, type Player } from '@lusoria/skat/engine/testing/deal.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';

/**
 * Plays a deal.
 *
 * @param index its number; with the same number the same cards are dealt and the same choices made
 * @returns how long each decision took, in milliseconds, and all of them as text
 */
export async function deal(
  index: number,
): Promise<{ readonly times: number[]; readonly choices: string }> {
  await loadWeights();
  const full = searchPlayer(LEVEL.full);
  const times: number[] = [];
  const timed: Player = {
    choose(view) {
      // Chance from the view's place in the deal: view and seed decide.
      const random = seeded('tab', index * 100 + times.length);
      const since = performance.now();
      const action = full.choose(view, random);
      times.push(performance.now() - since);
      return action;
    },
  };
  const { decisions } = playDeal([timed, timed, timed], 'tab', index);
  return { times, choices: JSON.stringify(decisions.map(({ action }) => action)) };
}

Object.assign(globalThis, { deal });
