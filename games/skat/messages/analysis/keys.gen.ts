// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'advice-answer-no': null;
  'advice-answer-yes': null;
  'advice-bid': { value: string | number };
  'advice-claim-game': null;
  'advice-claim-schneider': null;
  'advice-claim-schwarz': null;
  'advice-concede': null;
  'advice-declare': { contract: string | number };
  'advice-declare-away': { cards: string | number; contract: string | number };
  'advice-double': { word: string | number };
  'advice-hold': { value: string | number };
  'advice-name': { game: string | number };
  'advice-no-double': { word: string | number };
  'advice-pass': null;
  'advice-pick-up': null;
  'advice-play': { card: string | number };
  'advice-push': { cards: string | number };
  'advice-push-unseen': null;
  'answer-declared-wrongly': null;
  'answer-given-up-defenders': null;
  'answer-given-up-other': { name: string | number };
  'answer-given-up-you': null;
  'answer-never': { name: string | number; side: string };
  'answer-safe-defenders': null;
  'answer-safe-other': { name: string | number; start: string | number };
  'answer-safe-you': null;
  'answer-until-defenders': { laid: string | number };
  'answer-until-other': { laid: string | number; name: string | number };
  'answer-until-you': { laid: string | number };
  'answer-won-defenders': { laid: string | number };
  'answer-won-other': { laid: string | number; name: string | number; start: string | number };
  'answer-won-you': { laid: string | number };
  auction: null;
  'auction-only': null;
  'auction-unasked-other': { name: string | number };
  'auction-unasked-you': null;
  'best-cards': { cards: string | number };
  better: { other: string | number; percent: string | number };
  'better-away': { cards: string | number };
  bold: null;
  chart: null;
  'claim-below-schneider': null;
  'claim-below-schwarz': null;
  'costs-game': null;
  'costs-points': { count: number };
  declared: { contract: string | number; percent: string | number };
  'exact-away': { cards: string | number; game: string | number };
  'hand-worth': { limit: string | number };
  'hand-worth-at': { bid: string | number; limit: string | number };
  'hand-worthless': null;
  'hand-worthless-at': { bid: string | number };
  'laid-other': { card: string | number; name: string | number; trick: string | number };
  'laid-you': { card: string | number; trick: string | number };
  'lead-before': { points: string | number };
  'lead-behind': { points: string | number };
  'lead-between': { high: string | number; low: string | number };
  line: { needed: string | number; values: string | number };
  needed: { points: string | number };
  needs: { target: string | number };
  'no-target': null;
  'no-win': null;
  'nothing-better': null;
  'null-lost': null;
  'null-safe': null;
  'null-until': { trick: string | number };
  offer: { contract: string | number; percent: string | number; worth: string | number };
  promised: { best: string | number; card: string | number; share: string | number };
  'promised-best': { share: string | number };
  'promised-points': { card: string | number; share: string | number };
  'reason-all': null;
  'reason-certain': null;
  'reason-chance': { card: string | number; other: string | number; share: string | number };
  'reason-chance-best': { share: string | number };
  'reason-game': { percent: string | number };
  'reason-guess': null;
  'reason-heuristic': null;
  'reason-limit': { limit: string | number };
  'reason-none': null;
  'reason-only': null;
  'reason-score': { card: string | number; lead: string | number; other: string | number };
  'reason-score-best': { lead: string | number };
  'reason-worthless': null;
  refused: { bid: string | number };
  said: { bid: string | number };
  'score-best': { card: string | number; lead: string | number; trick: string | number };
  'score-worse': { best: string | number; card: string | number; lead: string | number; other: string | number; trick: string | number };
  scores: null;
  'scores-only': null;
  share: { high: string | number; low: string | number };
  sound: null;
  'thinking-on': { percent: string | number };
  timid: null;
  'to-turn': { trick: string | number };
  'turned-lost': null;
  'turned-won': null;
  'verdict-best': null;
  'verdict-error': null;
  'verdict-only': null;
  'verdict-open': null;
  'verdict-slip': null;
  'verdict-unlucky': null;
  'wins-exact': { games: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
