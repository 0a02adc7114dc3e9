// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'flaw-bad-options': { path: string | number };
  'flaw-bad-players': null;
  'flaw-contribution-missing': null;
  'flaw-not-a-draw': null;
  'flaw-other-commitment': null;
  'flaw-other-rules': { known: string | number; recorded: string | number };
  'flaw-out-of-order': null;
  'flaw-refused': { reason: string | number };
  'flaw-secret-again': { earlier: string | number };
  'flaw-unfinished': null;
  'flaw-unknown-game': { game: string | number };
  'flaw-wrong-commitment': null;
  'flaw-wrong-draw': { drawn: string | number; place: string | number; recorded: string | number };
  'flaw-wrong-events': null;
  'flaw-wrong-first': { drawn: string | number; recorded: string | number };
  'flaw-wrong-outcome': null;
  'in-deal': { flaw: string | number; round: string | number };
  'in-deal-step': { flaw: string | number; round: string | number; step: string | number };
  'in-round': { flaw: string | number; round: string | number };
  'in-round-step': { flaw: string | number; round: string | number; step: string | number };
  'rejection-ahead': null;
  'rejection-already-contributed': null;
  'rejection-already-seated': null;
  'rejection-bad-action': null;
  'rejection-bad-code': null;
  'rejection-bad-message': null;
  'rejection-bad-name': null;
  'rejection-bad-options': { path: string | number };
  'rejection-bad-passkey': null;
  'rejection-bad-photos': null;
  'rejection-bad-seats': null;
  'rejection-banned': { reason: 'conduct' | 'disruption' | 'load' | 'none'; until: string | number };
  'rejection-card-not-in-hand': null;
  'rejection-chat-closed': null;
  'rejection-chat-full': null;
  'rejection-closed': null;
  'rejection-contacts-off': null;
  'rejection-crowded': null;
  'rejection-damaged': null;
  'rejection-empty-message': null;
  'rejection-hello-first': null;
  'rejection-id-used': null;
  'rejection-knows-cards': null;
  'rejection-lobby-closed': null;
  'rejection-mail-off': null;
  'rejection-move-too-long': null;
  'rejection-muted': null;
  'rejection-no-consent': null;
  'rejection-no-spectators': null;
  'rejection-no-such-bot': { bot: string | number };
  'rejection-no-such-game': { game: string | number };
  'rejection-no-such-person': null;
  'rejection-no-such-reaction': null;
  'rejection-no-such-seat': null;
  'rejection-no-such-shared': null;
  'rejection-no-such-table': null;
  'rejection-nobody-replaced': null;
  'rejection-nobody-seated': null;
  'rejection-not-for-bots': null;
  'rejection-not-now': null;
  'rejection-not-owner': null;
  'rejection-not-seated': null;
  'rejection-not-your-turn': null;
  'rejection-open-seats': null;
  'rejection-options-too-large': null;
  'rejection-other-version': null;
  'rejection-passkeys-off': null;
  'rejection-paused': null;
  'rejection-push-off': null;
  'rejection-reactions-closed': null;
  'rejection-reactions-full': null;
  'rejection-reacts-too-fast': { seconds: string | number };
  'rejection-removed': null;
  'rejection-round-over': null;
  'rejection-round-silent': null;
  'rejection-seat-taken': null;
  'rejection-seek-over': null;
  'rejection-shared-illegal': null;
  'rejection-shared-newer': null;
  'rejection-shared-other-rules': null;
  'rejection-shared-too-large': null;
  'rejection-shared-unreadable': null;
  'rejection-sharing-off': null;
  'rejection-stale': null;
  'rejection-table-full': null;
  'rejection-terms-agreed': null;
  'rejection-this-device': null;
  'rejection-too-fast': null;
  'rejection-too-large': null;
  'rejection-too-many-blocks': { most: string | number };
  'rejection-too-many-bots': { most: string | number };
  'rejection-too-many-open': { most: string | number };
  'rejection-too-many-photos': null;
  'rejection-too-many-shared': { most: string | number };
  'rejection-too-many-tables': { most: string | number };
  'rejection-too-soon': { seconds: string | number };
  'rejection-try-again': null;
  'rejection-unknown': null;
  'rejection-unknown-push-service': null;
  'rejection-unknown-token': null;
  'rejection-unreadable': null;
  'rejection-unwelcome': null;
  'unknown-rejection': { code: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
