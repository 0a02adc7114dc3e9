import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadGuideMessages } from '../../messages/guide/index.ts';

const loaded = localized(loadGuideMessages);

/** Fetches what is said in the round that teaches the game; it follows the language from then on. */
export const fetchGuideMessages = loaded.load;

/** The messages of the round that teaches the game, in the reader's language. */
export const guideMessages = loaded.get;
