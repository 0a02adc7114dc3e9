import { localized } from '@lusoria/web-kit/messages.svelte.ts';
import { loadTeachersMessages } from './messages/index.ts';

/** Messages of the tour for teachers. */
export const messages = localized(loadTeachersMessages);
