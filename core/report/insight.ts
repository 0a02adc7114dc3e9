import type { Sentence } from '@lusoria/i18n';
import type { ReportedRound } from './report.ts';

/** What one player should keep from a finished round. */
export interface Insight {
  /** What they did well, in a few words; null: nothing that can be counted. */
  readonly praise: Sentence | null;
  /** One sentence: what would have been better, or that nothing would. */
  readonly sentence: Sentence;
  /** Whether there was something to learn. */
  readonly teaches: boolean;
  /** Where it is seen, as the game's review counts its steps; null for no particular place. */
  readonly step: number | null;
  /** Practice of exactly this; null if there is none. */
  readonly practice: { readonly path: string; readonly text: string } | null;
}

/** The insight that a finished round holds for the player whom it is about. */
export type InsightOf = (round: ReportedRound) => Insight;
