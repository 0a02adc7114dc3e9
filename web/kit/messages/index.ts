import { messageLoader } from '@lusoria/i18n';
import { type SharedMessages, sharedMessages } from '@lusoria/table/messages/shared';
import type { Messages as OwnMessages } from './keys.gen.ts';

export type Messages = OwnMessages & SharedMessages;

/** Loads what the page says, whatever the game. */
export const loadPageMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
  sharedMessages,
);
