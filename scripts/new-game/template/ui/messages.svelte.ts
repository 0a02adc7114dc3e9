import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadMessages } from '../messages/keys.gen.ts';

/** The game's own messages, which follow the reader's language once they are fetched. */
export const { load: fetchMessages, get: messages } = localized(loadMessages);
