import type { RejectionCode as Code } from '@lusoria/agreement';
import type { Flaw, ServerCode, TableCode } from '@lusoria/table';

/** Values that a sentence about a refusal needs. */
export type Params = Readonly<Record<string, string | number>>;

/** Why something can be refused: by a game, a table, the house, or the reader's own line to it. */
export type RefusalCode =
  | Code
  | TableCode
  | ServerCode
  | 'bad-action'
  | 'bad-options'
  | 'closed'
  | 'other-version'
  | 'unreadable';

/** What can be wrong with a record: what the record shows, and what only its reader can know. */
export type Finding =
  | Flaw
  | { readonly code: 'other-commitment'; readonly round: number }
  | { readonly code: 'contribution-missing'; readonly round: number };

type Of<C extends Finding['code']> = Extract<Finding, { code: C }>;

/** The texts of one language. */
export interface RefusalTexts {
  readonly codes: Readonly<Record<RefusalCode, string | ((params: Params) => string)>>;
  /** For a code that this version does not know. */
  unknown(code: string): string;
  readonly flaws: { readonly [C in Finding['code']]: (flaw: Of<C>) => string };
  /** "Runde 2, Schritt 5"; a step is not always known. */
  where(round: number, step: number | null): string;
}

/** Why something was refused, and what is wrong with a record, in one language. */
export interface Refusals {
  /** What is wrong and, where that helps, what to do now. Never empty. */
  refusal(code: string, params: Params): string;
  /** A flaw, with its round and step. */
  flaw(finding: Finding): string;
}
