// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  again: null;
  'at-table': { names: string | number };
  bye: null;
  'does-goOn': null;
  'does-help': null;
  'does-hint': null;
  'does-quit': null;
  enter: null;
  'failure-daily-no-answer': { server: string | number };
  'failure-daily-no-beacon': { url: string | number };
  'failure-daily-no-day': { date: string | number };
  'failure-engine-fails': { fault: 'died' | 'garbage' | 'illegal' | 'late'; name: string | number; times: string | number };
  'failure-engine-not-ready': { name: string | number; why: string | number };
  'failure-failed': { reason: string | number };
  'failure-is-folder': { file: string | number };
  'failure-no-answers': null;
  'failure-no-seat': null;
  'failure-no-such-host': { host: string | number };
  'failure-not-recorded': { file: string | number; reason: string | number };
  'failure-not-written': { file: string | number; reason: string | number };
  'failure-other-version': { server: string | number };
  'failure-port-forbidden': { port: string | number };
  'failure-port-taken': { port: string | number };
  'failure-refused': { reason: string | number };
  'failure-unknown-token': { file: string | number };
  'failure-unreachable': { server: string | number };
  hand: null;
  'hint-more': null;
  'hint-none': null;
  'hint-only-bots': null;
  'next-deal': null;
  'next-round': null;
  'no-card': { count: string | number };
  'not-understood': { text: string | number };
  renamed: { command: string | number; former: string | number };
  stored: { file: string | number };
  'together-hand': { name: string | number };
  'together-nobody': null;
  'together-objects': null;
  'typed-goOn': null;
  'typed-help': null;
  'typed-hint': null;
  'typed-no': null;
  'typed-quit': null;
  'typed-yes': null;
  'usage-bad-bot': { name: string | number };
  'usage-bad-choice': { key: string | number; value: string | number; values: string | number };
  'usage-bad-code': { text: string | number };
  'usage-bad-deck': { file: string | number; problem: string | number };
  'usage-bad-language': { names: string | number; text: string | number };
  'usage-bad-name': null;
  'usage-bad-options': { path: string | number };
  'usage-bad-seats': { possible: string | number; seats: string | number };
  'usage-bad-url': { option: string | number; text: string | number };
  'usage-bad-value': { option: string | number; value: string | number; values: string | number };
  'usage-bot-count': { bots: string | number; seats: number };
  'usage-day-token': null;
  'usage-hint': { command: string | number };
  'usage-near-command': { name: string | number; nearest: string | number };
  'usage-near-game': { name: string | number; nearest: string | number };
  'usage-near-option': { nearest: string | number; option: string | number };
  'usage-needs-value': { option: string | number };
  'usage-newer-journal': { file: string | number };
  'usage-no-bot': { kinds: string | number; name: string | number };
  'usage-no-breakdown': { game: string | number };
  'usage-no-category': { name: string | number; names: string | number };
  'usage-no-command': { names: string | number };
  'usage-no-file': { file: string | number };
  'usage-no-game': { name: string | number; names: string | number };
  'usage-no-journal': { file: string | number };
  'usage-no-json': { file: string | number; reason: string | number };
  'usage-no-option': { key: string | number; keys: string | number };
  'usage-no-page': { folder: string | number };
  'usage-no-print': { name: string | number; names: string | number };
  'usage-no-record': { file: string | number; path: string };
  'usage-no-results': { file: string | number };
  'usage-no-token': { file: string | number };
  'usage-no-trial': { game: string | number; games: string | number };
  'usage-no-value': { option: string | number };
  'usage-not-path': { option: string | number; text: string | number };
  'usage-not-recorded': { file: string | number; reason: string | number };
  'usage-not-whole': { max: string | number; min: string | number; text: string | number; what: string | number };
  'usage-one-of': { names: string | number; text: string | number; what: string | number };
  'usage-only-in-arena': { name: string | number };
  'usage-option-needs-value': { key: string | number };
  'usage-option-set': { key: string | number; value: string | number };
  'usage-part-command': { name: string | number; names: string | number };
  'usage-player-count': { fewest: string | number; most: string | number; players: string | number };
  'usage-refused': { reason: string | number };
  'usage-too-large': { file: string | number; most: string | number };
  'usage-too-much': { argument: string | number };
  'usage-unknown-command': { name: string | number };
  'usage-unknown-option': { option: string | number };
  'usage-unreadable': { file: string | number; reason: string | number };
  'usage-which-day': null;
  'usage-which-file': null;
  'usage-which-game': { names: string | number };
  'usage-which-player': { example: string | number };
  'usage-which-players': { example: string | number };
  'usage-which-print': { names: string | number };
  'usage-which-table': null;
  'usage-whose-tables': null;
  'yes-no': null;
  'yes-or-no': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
