import { eraseTypes, type GameModule } from '@lusoria/core';
import { bots } from './engine/index.ts';
import { skat } from './rules/game.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

/** Skat with its bots. */
export const skatModule: GameModule<Options, State, Action, Event, View> = { game: skat, bots };

/** The same for code that handles games of every kind. */
export const game = eraseTypes(skatModule);
