import { type AnyBot, type Budget, type Random, randomFrom, type Rejection } from '@lusoria/core';

/** Possible faults of an answer; their consequences: docs/ENGINES.md. */
export const FAULTS = ['illegal', 'late', 'garbage', 'died'] as const;
export type Fault = (typeof FAULTS)[number];

/** Milliseconds after its budget for which an answer still counts. */
export const GRACE_MS = 250;

/** A question to a player. */
export interface Question {
  readonly view: unknown;
  /** Whether an action is mandatory; otherwise no action is an answer, too. */
  readonly must: boolean;
  /** Milliseconds for it; null: unlimited. */
  readonly budget: number | null;
  /** Legal actions: all of them where the game can list them, otherwise some. */
  actions(): readonly unknown[];
  /** Seed of the decision's randomness: 64 hexadecimal digits. */
  readonly seed: string;
}

/** Answer of a player, with its time in milliseconds; no action: none was necessary. */
export type Answer =
  | { readonly ms: number; readonly action: unknown }
  | { readonly ms: number; readonly fault: Fault };

/** Something to be worked out that is no decision. */
export interface Task {
  readonly task: string;
  readonly given: unknown;
  /** Milliseconds for it; null: unlimited. */
  readonly budget: number | null;
}

/** What was worked out, or why nothing was. */
export type Work = { readonly answer: unknown } | { readonly fault: Fault };

/** A player, on any number of chairs. */
export interface Player {
  /** Whether it is also asked when it need not act. */
  readonly volunteers: boolean;
  ask(question: Question): Promise<Answer>;
  /** The latest answer was faulty; `why` it was rejected. Absent: the player does not want to know. */
  told?(fault: Fault, why: Rejection | null): void;
  /** Absent: the player decides, and works nothing else out. */
  work?(task: Task): Promise<Work>;
  /** No question follows. */
  close(): Promise<void>;
}

/**
 * A bot of the game as a player.
 *
 * @param said called with the reason of a failure
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

/** Random numbers of a seed. Most decisions take none, so the generator is created on first use. */
export function randomAt(seed: string): Random {
  let source: Random | null = null;
  return {
    int(bound) {
      source ??= randomFrom(Buffer.from(seed, 'hex'));
      return source.int(bound);
    },
  };
}
