import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadAgreementMessages } from '../messages/index.ts';

const loaded = localized(loadAgreementMessages);

/** Loads the messages of the game; they follow the language from then on. */
export const loadMessages = loaded.load;

/** The messages of the game, in the reader's language. */
export const messages = loaded.get;
