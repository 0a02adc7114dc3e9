import { type AnyBot, type Budget, type Random, randomFrom, type Rejection } from '@lusoria/core';

/** What can be wrong with an answer; docs/ENGINES.md says what follows. */
export const FAULTS = ['illegal', 'late', 'garbage', 'died'] as const;
export type Fault = (typeof FAULTS)[number];

/** How long after its budget an answer still counts, in milliseconds. */
export const GRACE_MS = 250;

/** What somebody is asked. */
export interface Question {
  readonly view: unknown;
  /** Whether something must be done; otherwise nothing is an answer, too. */
  readonly must: boolean;
  /** Milliseconds for it; null: as long as it takes. */
  readonly budget: number | null;
  /** What may be done: all of it where the game can list it, otherwise some. */
  actions(): readonly unknown[];
  /** 64 hexadecimal digits: where chance comes from. */
  readonly seed: string;
}

/** What somebody answers, and how many milliseconds it took; no action: nothing need be done. */
export type Answer =
  | { readonly ms: number; readonly action: unknown }
  | { readonly ms: number; readonly fault: Fault };

/** Somebody who plays, on however many chairs. */
export interface Player {
  /** Whether it is also asked when it need not act. */
  readonly volunteers: boolean;
  ask(question: Question): Promise<Answer>;
  /** Something was wrong with the latest answer; `why` it was not allowed. Absent: whoever plays does not want to know. */
  told?(fault: Fault, why: Rejection | null): void;
  /** Nothing more will be asked. */
  close(): Promise<void>;
}

/**
 * A bot of the game as a player.
 *
 * @param said is told why it has failed
 */
export function botPlayer(bot: AnyBot, said: (text: string) => void): Player {
  const answer = async ({ view, seed, budget }: Question): Promise<Answer> => {
    await bot.load();
    const since = performance.now();
    const spent = (): number => performance.now() - since;
    const clock: Budget | undefined =
      budget === null ? undefined : { left: () => budget - spent() };
    try {
      const action = bot.choose(view, randomAt(seed), clock);
      const ms = spent();
      const isLate = budget !== null && ms > budget + GRACE_MS;
      return isLate ? { ms, fault: 'late' } : { ms, action };
    } catch (error) {
      said(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return { ms: spent(), fault: 'died' };
    }
  };
  return {
    volunteers: true,
    ask: answer,
    close: async () => Promise.resolve(),
  };
}

/** The numbers of a seed. Most decisions take none, so they are made when the first is asked for. */
export function randomAt(seed: string): Random {
  let source: Random | null = null;
  return {
    int(bound) {
      source ??= randomFrom(Buffer.from(seed, 'hex'));
      return source.int(bound);
    },
  };
}
