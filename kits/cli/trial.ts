import type { Language } from '@lusoria/i18n';

/** A decision of the player on trial. */
export interface TrialDecision {
  readonly view: unknown;
  readonly action: unknown;
  /** Probability with which the player says that it is right; null: it says nothing. */
  readonly stated: number | null;
  readonly ms: number;
}

/** What came of a round. */
export interface TrialRound {
  /** By decision: plain data. */
  readonly steps: readonly object[];
  /** By the key of each figure; null where there was nothing to count. */
  readonly values: Readonly<Record<string, number | null>>;
}

/** A figure of a trial: the mean over rounds. */
interface TrialFigure {
  readonly key: string;
  readonly digits: number;
}

/** Set rounds that players of any origin play, each in the same place against the same bot, for `lusoria trial`. */
export interface TrialPart {
  /** Before the game's schema has read them. */
  readonly options: unknown;
  readonly seats: number;
  /** Place of the player; the others are the bot. */
  readonly seat: number;
  readonly bot: string;
  readonly figures: readonly TrialFigure[];
  /** Probability with which a bot of the game takes its action for right; null: it has none, or nothing is right or wrong. */
  confidence(bot: string, view: unknown, action: unknown): number | null;
  /** @param end the view of the player's seat when the round is over */
  review(decisions: readonly TrialDecision[], end: unknown): TrialRound;
  /** Labels of the figures by their keys. */
  labels(language: Language): Promise<(key: string) => string>;
}
