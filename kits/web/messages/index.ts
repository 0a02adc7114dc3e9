import { messageLoader } from '@lusoria/i18n';
import { type SharedMessages, sharedMessages } from '@lusoria/table/messages/shared';
import type { Messages as OwnMessages } from './keys.gen.ts';

export type Messages = OwnMessages & SharedMessages;

/** Loads the page's messages, which are common to all games. */
export const loadPageMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
  sharedMessages,
);
