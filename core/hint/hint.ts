import type { Sentence } from '@lusoria/i18n';
import type { Reader } from '../messages.ts';

/** Help with a decision, by degrees. */
export interface HintDegrees {
  /** What to look at, without the answer; null where there is nothing to choose. */
  readonly nudge: Sentence | null;
  /** Which card, or which decision. */
  readonly advice: Sentence;
  readonly reason: Sentence;
}

/** Who asks for a hint. */
interface HintReader extends Reader {
  /** Milliseconds since they asked; for games that compute a hint. */
  elapsed(): number;
}

/** The hint for the player whose view this is; null: there is nothing to advise. */
export type HintOf = (view: unknown, reader: HintReader) => HintDegrees | null;

/** What is told, for each time that is asked: a nudge, then what to do, then why as well. */
function degreesOf({ nudge, advice, reason }: HintDegrees): readonly Sentence[] {
  const all = [...advice, ' ', ...reason];
  return nudge === null ? [all] : [nudge, advice, all];
}

/** What is told to whoever has asked so many times, from 1. */
export function toldAfter(
  hint: HintDegrees,
  asked: number,
): { readonly text: Sentence; readonly hasMore: boolean } {
  const degrees = degreesOf(hint);
  const at = Math.min(asked, degrees.length) - 1;
  const text = degrees[at];
  if (text === undefined) throw new RangeError(`asked ${asked} times`);
  return { text, hasMore: at < degrees.length - 1 };
}
