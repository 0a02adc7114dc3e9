import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadTalkMessages } from './messages/index.ts';

/** What is said of chat and reactions. */
export const talkMessages = localized(loadTalkMessages);
