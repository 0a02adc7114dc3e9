import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import { cardNames } from '@lusoria/web-kit/cards/card-names.svelte.ts';
import Board from './Board.svelte';
import { fetchMessages } from './messages.svelte.ts';

/** The page of the game; the kit shows in its generic form whatever is not declared here. */
export async function loadUi(): Promise<GameUi> {
  await Promise.all([fetchMessages(), cardNames.load()]);
  return { lingers: () => 1500, Board };
}
