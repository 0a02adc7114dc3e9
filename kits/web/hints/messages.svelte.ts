import { localized } from '../messages.svelte.ts';
import { loadHintsMessages } from './messages/index.ts';

const hints = localized(loadHintsMessages);

/** Loads the messages around first hints. */
export const fetchHintTexts = hints.load;

/** The messages around first hints. */
export const hintTexts = hints.get;
