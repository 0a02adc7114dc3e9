import type { GameModule } from '@lusoria/core';
import { bots } from './engine/index.ts';
import { skat } from './rules/game.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

/** Skat with its bots. */
export const skatModule: GameModule<Options, State, Action, Event, View> = { game: skat, bots };

export { bots } from './engine/index.ts';
export * from './rules/cards.ts';
export * from './rules/contract.ts';
export { skat } from './rules/game.ts';
export { type OptionKey, optionFields } from './rules/options.ts';
export { type PresetName, PRESETS } from './rules/presets.ts';
export { settle } from './rules/score.ts';
export { lengthOf, match, placeAfter, resultOf, seatAfter, written } from './rules/series.ts';
export { sortHand } from './rules/sort.ts';
export { orderIn, playableIn } from './rules/three/index.ts';
export * from './rules/types.ts';

/** Why somebody who sees this cannot do that; null when it can be done. */
export const { accepts } = skat;
