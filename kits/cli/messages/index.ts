import { messageLoader, type Translator } from '@lusoria/i18n';
import { type SharedMessages, sharedMessages } from '@lusoria/table/messages/shared';
import type { Messages as OwnMessages } from './keys.gen.ts';

export type Messages = OwnMessages & SharedMessages;
export type CommonTranslator = Translator<Messages>;

/** Loads the terminal's messages that every command and game shares. */
export const loadCommonMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
  sharedMessages,
);
