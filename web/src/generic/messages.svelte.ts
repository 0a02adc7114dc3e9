import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadMessages } from './messages/keys.gen.ts';

/** What the generic pages say of every game. */
export const genericMessages = localized(loadMessages);
