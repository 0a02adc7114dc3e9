import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadMessages } from './messages/keys.gen.ts';

/** What the settings say: of colours and sound, of devices, of what is stored. */
export const shellMessages = localized(loadMessages);
