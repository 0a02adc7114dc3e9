import { eraseTypes } from '@lusoria/core';
import { newgameModule } from './index.ts';

/** Rules and bots, for whoever handles games of every kind. */
export const game = eraseTypes(newgameModule);
