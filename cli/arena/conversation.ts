import type { AnyGame } from '@lusoria/core';
import * as v from 'valibot';
import { Failure, oneLine } from '@lusoria/cli-kit/usage.ts';
import { type Fault, GRACE_MS } from './player.ts';
import { type Listener, type Program, shownErrors, startProgram } from './program.ts';

/** Version of the engine protocol. */
const VERSION = 1;
/** Timeout of an engine for getting ready, and for an answer without a budget, in milliseconds. */
const TIMEOUT_MS = 60_000;
/** Maximum restarts of an engine per job. */
export const RESTARTS = 5;

/**
 * Optional features of an engine: to be asked when it need not act, to be given the legal actions,
 * to be told its faults, to be asked what is no decision.
 */
const WANTS = ['may', 'actions', 'faults', 'tasks'] as const;

const readySchema = v.strictObject({
  t: v.literal('ready'),
  name: v.string(),
  wants: v.optional(v.array(v.picklist(WANTS)), []),
});
export type Ready = v.InferOutput<typeof readySchema>;
const answerSchema = v.variant('t', [
  v.strictObject({ t: v.literal('action'), id: v.number(), action: v.unknown() }),
  v.strictObject({ t: v.literal('answer'), id: v.number(), answer: v.unknown() }),
]);
/** An answer of an engine, or what is wrong with it. */
type Said = v.InferOutput<typeof answerSchema> | { readonly fault: Fault };

/** Reason why an engine, and the match with it, cannot go on. */
export type Broken =
  | { readonly kind: 'not-ready'; readonly why: string }
  | { readonly kind: 'too-often'; readonly why: Fault };

/** Failure of the command because of a broken engine. */
export function failureOf(broken: Broken, name: string): Failure {
  return broken.kind === 'not-ready'
    ? new Failure('engine-not-ready', { name, why: oneLine(broken.why) })
    : new Failure('engine-fails', { name, times: RESTARTS, fault: broken.why });
}

/** An engine has broken for good. */
export class BrokenEngine extends Error {
  readonly broken: Broken;

  constructor(broken: Broken) {
    super(broken.kind);
    this.broken = broken;
  }
}

/** Command of an engine, and the game it plays. */
export interface EngineStart {
  readonly words: readonly string[];
  readonly game: AnyGame['id'];
  /** As the game's schema has read them. */
  readonly options: unknown;
  readonly seats: number;
}

/** Receives reports of an engine. */
export interface EngineListener {
  /** A line of its error output. */
  said(text: string): void;
  /** One of its processes has started, or ended. */
  runs(pid: number): void;
  gone(pid: number): void;
}

/** Questions to a program, and its answers; one question at a time. */
export interface Conversation {
  /** Starts the program, anew where it ran, and waits until it is ready. @throws BrokenEngine when it does not become so. */
  start(): Promise<Ready>;
  /** Sends a question, which gets a number, and waits for its answer. */
  exchange(message: object, budget: number | null): Promise<Said>;
  /** Says something about the last question, to which there is no answer. */
  tell(message: object): void;
  /** Fault that occurred while no question was pending. */
  uncounted(): Fault | null;
  /** Kills the program at once. */
  kill(): void;
  /** Gives it a moment to end by itself. */
  end(): Promise<void>;
}

/** A conversation by lines (docs/ENGINES.md), before it begins. */
export function openConversation(
  { words, game, options, seats }: EngineStart,
  { said, runs, gone }: EngineListener,
): Conversation {
  const error = shownErrors(said);
  /** Ids of questions that were not answered in time. */
  const late = new Set<number>();
  let program: Program | null = null;
  let id = 0;
  let uncounted: Fault | null = null;
  /** Waits for a line (null: a line without an end), or for the program's end. */
  let waiting: { hear(line: string | null): void; fail(why: string): void } | null = null;

  const listener: Listener = {
    line(text) {
      const message = v.safeParse(answerSchema, parsed(text));
      if (message.success && late.delete(message.output.id)) return;
      if (waiting) waiting.hear(text);
      else uncounted ??= 'garbage';
      waiting = null;
    },
    ended(why) {
      if (waiting) waiting.fail(why);
      else uncounted = 'died';
      waiting = null;
    },
  };

  const kill = (): void => {
    program?.kill();
    if (program && program.pid !== null) gone(program.pid);
    program = null;
  };

  return {
    async start() {
      kill();
      late.clear();
      uncounted = null;
      const line = await patiently((hear, fail) => {
        waiting = { hear, fail };
        program = startProgram(words, listener, error);
        if (program.pid !== null) runs(program.pid);
        program.send({ t: 'hello', v: VERSION, game, seats, options });
      });
      return readyIn(line);
    },
    exchange: async (message, budget) =>
      new Promise((resolve) => {
        const asked = (id += 1);
        const done = (answer: Said): void => {
          clearTimeout(timer);
          waiting = null;
          resolve(answer);
        };
        const timer = setTimeout(
          () => {
            late.add(asked);
            done({ fault: 'late' });
          },
          (budget ?? TIMEOUT_MS) + GRACE_MS,
        );
        waiting = {
          hear: (line) => done(saidIn(line, asked)),
          fail: () => done({ fault: 'died' }),
        };
        program?.send({ ...message, id: asked, budget });
      }),
    tell: (message) => program?.send({ ...message, id }),
    uncounted: () => uncounted,
    kill,
    async end() {
      program?.send({ t: 'bye' });
      await program?.end();
      kill();
    },
  };
}

/** Resolves with the next line. @throws BrokenEngine when none comes in time. */
async function patiently(
  begin: (hear: (line: string | null) => void, fail: (why: string) => void) => void,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      clearTimeout(timer);
      reject(new BrokenEngine({ kind: 'not-ready', why }));
    };
    const timer = setTimeout(() => fail(`${TIMEOUT_MS / 1000} s`), TIMEOUT_MS);
    begin((text) => {
      clearTimeout(timer);
      resolve(text);
    }, fail);
  });
}

/** @throws BrokenEngine when the line does not say that the engine is ready. */
function readyIn(line: string | null): Ready {
  const ready = v.safeParse(readySchema, parsed(line));
  if (ready.success) return ready.output;
  throw new BrokenEngine({ kind: 'not-ready', why: (line ?? '…').slice(0, 80) });
}

function saidIn(line: string | null, id: number): Said {
  const message = v.safeParse(answerSchema, parsed(line));
  return message.success && message.output.id === id ? message.output : { fault: 'garbage' };
}

function parsed(line: string | null): unknown {
  try {
    return line === null ? null : JSON.parse(line);
  } catch {
    return null;
  }
}
