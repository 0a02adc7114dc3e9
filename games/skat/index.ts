import type { GameModule } from '@lusoria/core';
import { bots } from './bot/index.ts';
import { skat } from './game.ts';
import type { Action, Event, Options, State, View } from './types.ts';

/** Skat with its bots. */
export const skatModule: GameModule<Options, State, Action, Event, View> = { game: skat, bots };

export { bots } from './bot/index.ts';
export * from './cards.ts';
export * from './contract.ts';
export { skat } from './game.ts';
export { type OptionKey, optionFields } from './options.ts';
export { type PresetName, PRESETS } from './presets.ts';
export { settle } from './score.ts';
export { lengthOf, match, placeAfter, resultOf, seatAfter, written } from './series.ts';
export { sortHand } from './sort.ts';
export { orderIn, playableIn } from './three/index.ts';
export * from './types.ts';

/** Why somebody who sees this cannot do that; null when it can be done. */
export const { accepts } = skat;
