// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'bot-plays': null;
  'calendar-atom': null;
  'calendar-copy': null;
  'calendar-end': null;
  'calendar-end-sure': null;
  'calendar-hint': null;
  'calendar-ics': null;
  'calendar-make': null;
  'calendar-renew': null;
  'calendar-renew-sure': null;
  'event-class': null;
  'event-evening': null;
  'event-without-bot': null;
  'left-days': { n: number };
  'left-hours': { n: number };
  'left-minutes': { n: number };
  'left-none': null;
  'mail-address': null;
  'mail-ask': null;
  'mail-ended': null;
  'mail-gone': null;
  'mail-hint': null;
  'mail-is-on': null;
  'mail-off': null;
  'mail-on': { address: string | number };
  'mail-other': null;
  'mail-page': null;
  'mail-question': null;
  'mail-sent': { address: string | number };
  'mail-yes': null;
  move: null;
  'move-day': null;
  'move-hour': null;
  'move-three-days': null;
  'move-week': null;
  notice: null;
  'notices-denied': null;
  'notices-off': null;
  'notices-on': null;
  pace: null;
  'pace-by-day': null;
  'pace-live': null;
  reminders: null;
  'reminders-calendar': null;
  'reminders-device': null;
  'reminders-mail': null;
  replaced: { name: string | number };
  'replaced-late': null;
  'replaced-left': null;
  substitute: null;
  'terms-day': null;
  'terms-hour': null;
  'terms-three-days': null;
  'terms-week': null;
  'with-bot': null;
  'without-bot': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
