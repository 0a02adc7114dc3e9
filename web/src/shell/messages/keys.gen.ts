// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'device-here': null;
  'device-hint': null;
  'device-revoke': null;
  'device-seen': { seen: string | number };
  'device-since': { seen: string | number; since: string | number };
  'device-title': null;
  'install-later': null;
  'install-now': null;
  'install-offer': null;
  'install-picture-lobby': null;
  'install-picture-table': null;
  outdated: null;
  'outdated-reload': null;
  'serverless-text': null;
  'serverless-title': null;
  'settings-erase': null;
  'settings-journal-load': null;
  'settings-journal-loaded': { n: number };
  'settings-journal-newer-journal': null;
  'settings-journal-no-journal': null;
  'settings-journal-save': null;
  'settings-really-erase': null;
  'settings-scheme': null;
  'settings-scheme-auto': null;
  'settings-scheme-dark': null;
  'settings-scheme-light': null;
  'settings-sound': null;
  'settings-vibration': null;
  'settings-yours': null;
  'settings-yours-hint': null;
  'signed-out-text': null;
  'signed-out-title': null;
  'transfer-alone': null;
  'transfer-code': { code: string | number };
  'transfer-create': null;
  'transfer-done': null;
  'transfer-hint': null;
  'transfer-redeem': null;
  'update-now': null;
  'update-ready': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
