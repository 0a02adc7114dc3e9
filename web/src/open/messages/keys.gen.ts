// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  block: null;
  blocked: null;
  'bot-places': { n: number };
  bots: { names: string | number };
  'clock-day': null;
  'clock-gentle': null;
  'clock-hour': null;
  'clock-none': null;
  'clock-three-days': null;
  'clock-tournament': null;
  'clock-week': null;
  'events-here': { n: number };
  'is-blocked': { name: string | number };
  level: { margin: string | number; name: string | number; rating: string | number };
  mute: null;
  none: null;
  'open-title': null;
  'phase-between': null;
  'phase-lobby': null;
  'phase-playing': null;
  places: { n: number };
  'really-block': null;
  report: null;
  'report-chat': null;
  'report-cheats': null;
  'report-leaves': null;
  'report-name': null;
  'report-sent': null;
  'report-what': { name: string | number };
  'report-why': { name: string | number };
  seek: null;
  'seek-found': null;
  'seek-hint': { seconds: string | number };
  'seek-stop': null;
  'seek-what': null;
  seeking: null;
  since: { n: number };
  sit: null;
  'sit-at': { names: string | number; title: string | number };
  strangers: { all: string | number; n: string | number };
  unblock: { name: string | number };
  unmute: null;
  'want-chat': null;
  watch: null;
  'watch-at': { names: string | number; title: string | number };
  'your-name': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
