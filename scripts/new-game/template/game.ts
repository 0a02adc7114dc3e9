import { eraseTypes } from '@lusoria/core';
import { newgameModule } from './index.ts';

/** Rules and bots, with the game's types erased. */
export const game = eraseTypes(newgameModule);
