import { defined, type Rejection } from '@lusoria/core';
import type { ThreeView, View } from '@lusoria/skat';
import { saysNo, saysYes } from '@lusoria/cli-kit/keys.ts';
import { type SkatKey, typedFor } from './keys.ts';
import type { Draft, Seated } from './table.ts';

/** A question at the Skat table. */
export interface Asking {
  readonly text: string;
  /** Whether the table is shown above it. */
  readonly shows: boolean;
  /** Lines above the question: what a game is worth. */
  readonly notes: readonly string[];
  /** The inputs suggested to the player. */
  readonly hints: readonly string[];
  readonly keys: readonly SkatKey[];
  /** Handles an empty line. */
  enter?(): Promise<void>;
  /** Why an empty line is no answer; absent: the question is asked again. */
  readonly blank?: string;
  /**
   * Handles a line: one of `keys`, or any other.
   *
   * @returns false if the line is no answer to this question
   */
  answer(line: string, key: SkatKey | null): Promise<boolean> | boolean;
}

/** The context of a question. */
export interface At<V extends View> {
  readonly seated: Seated;
  readonly view: V;
  readonly draft: Draft;
  /** Updates the draft. */
  keep(change: Partial<Draft>): void;
}

export type AtThree = At<ThreeView>;

export function hint(key: SkatKey, does: string, { terminal }: Seated): string {
  return `${defined(typedFor(key, { terminal })[0])}\u00a0${does}`;
}

/** Prints an error. */
export function wrong(text: string, { out, style }: Seated): true {
  out(style.wrong(text));
  return true;
}

/** Says why the game refuses something. */
export function refuse(
  { code, params = {} }: { readonly code: string; readonly params?: Rejection['params'] },
  seated: Seated,
): true {
  return wrong(seated.rejection(code, params), seated);
}

/** A question that wants yes or no. */
export function yesOrNo(
  text: string,
  { seated }: Pick<At<View>, 'seated'>,
  decide: (yes: boolean) => Promise<void> | void,
  more: Partial<Pick<Asking, 'notes' | 'shows'>> = {},
): Asking {
  const { common } = seated;
  return {
    text: `${text} ${common('yes-no')}`,
    shows: false,
    notes: [],
    hints: [],
    keys: [],
    ...more,
    async answer(line) {
      const yes = saysYes(line);
      if (!yes && !saysNo(line)) return wrong(common('yes-or-no'), seated);
      await decide(yes);
      return true;
    },
  };
}
