import { seatFields } from '@lusoria/core';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame, manifestOf } from './index.ts';

test.each(GAME_IDS)('%s is called so, and its views can be looked through', async (id) => {
  const game = await loadGame(id);
  expect((await manifestOf(id)).id).toBe(id);
  expect(game?.id).toBe(id);
  expect(game && seatFields(game)).not.toContain('options');
});
