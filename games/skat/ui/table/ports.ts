import { announce } from '@lusoria/web-kit/page/live.svelte.ts';
import { cardName } from '../../messages/names.ts';
import { refusedText } from '../../messages/turn.ts';
import { Hinting } from '../analysis/asking.svelte.ts';
import { skatMessages } from '../messages.svelte.ts';
import { holding, preferences, restTime } from '../options/preferences.svelte.ts';
import type { ThreePorts } from './three-table.svelte.ts';

/** The reader's settings on this device, in the reader's language. */
export function openPorts(): ThreePorts {
  return {
    hinting: new Hinting(),
    pack: () => preferences.deck.value,
    restTime,
    holding,
    playsAtOnce: () => preferences.presses.value === 'one',
    playsOnlyCard: () => preferences.onlyCard.value === 'plays',
    announce,
    nameOf: (card) => cardName(skatMessages(), card, preferences.deck.value),
    explain: (...asked) => refusedText(skatMessages(), ...asked),
  };
}
