import { eraseTypes, type GameModule } from '@lusoria/core';
import { daily } from './daily.ts';
import { strength } from './strength.ts';
import { bots } from './engine/index.ts';
import type { Action } from './rules/actions.ts';
import type { Event } from './rules/events.ts';
import { skat } from './rules/game.ts';
import type { Options } from './rules/options.ts';
import type { State, View } from './rules/view.ts';

/** Skat with its bots. */
export const skatModule: GameModule<Options, State, Action, Event, View> = {
  game: skat,
  bots,
  daily,
  strength,
};

/** The same for code that handles games of every kind. */
export const game = eraseTypes(skatModule);
