import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadPhotoMessages } from './messages/index.ts';

/** What is said of photos that are missing. */
export const photoMessages = localized(loadPhotoMessages);
