import type { AnyGame, Rejection } from '@lusoria/core';
import * as v from 'valibot';
import { Failure, oneLine } from '@lusoria/cli-kit/usage.ts';
import { type Answer, type Fault, GRACE_MS, type Player, type Question } from './player.ts';
import { type Listener, type Program, shownErrors, startProgram } from './program.ts';

/** Version of the engine protocol. */
const VERSION = 1;
/** Timeout of an engine for getting ready, and for an answer without a budget, in milliseconds. */
const TIMEOUT_MS = 60_000;
/** Number of consecutive late answers after which an engine is restarted. */
const LATE_RUNNING = 3;
/** Maximum restarts of an engine per job. */
const RESTARTS = 5;

/**
 * Optional features of an engine: to be asked when it need not act, to be given the legal actions,
 * to be told its faults.
 */
const WANTS = ['may', 'actions', 'faults'] as const;

const readySchema = v.strictObject({
  t: v.literal('ready'),
  name: v.string(),
  wants: v.optional(v.array(v.picklist(WANTS)), []),
});
type Ready = v.InferOutput<typeof readySchema>;
const actionSchema = v.strictObject({
  t: v.literal('action'),
  id: v.number(),
  action: v.unknown(),
});

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

/** A player that is a program, with the name it reports. */
export interface Engine extends Player {
  readonly name: string;
  /** Kills it at once. */
  kill(): void;
}

/**
 * Starts an engine and waits until it is ready; protocol: docs/ENGINES.md.
 *
 * @throws BrokenEngine when it does not become ready.
 */
export async function startEngine(
  { words, game, options, seats }: EngineStart,
  { said, runs, gone }: EngineListener,
): Promise<Engine> {
  const error = shownErrors(said);
  /** Ids of questions that were not answered in time. */
  const late = new Set<number>();
  let program: Program | null = null;
  let restarts = 0;
  let lateRunning = 0;
  let id = 0;
  /** Fault that occurred while no question was pending. */
  let uncounted: Fault | null = null;
  /** Fault because of which the program must be restarted. */
  let spoilt: Fault | null = null;
  /** Waits for a line (null: a line without an end), or for the program's end. */
  let waiting: { hear(line: string | null): void; fail(why: string): void } | null = null;

  const listener: Listener = {
    line(text) {
      const message = v.safeParse(actionSchema, parsed(text));
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

  /** Starts it and waits until it is ready. */
  const start = async (): Promise<Ready> => {
    late.clear();
    lateRunning = 0;
    uncounted = null;
    spoilt = null;
    const line = await patiently((hear, fail) => {
      waiting = { hear, fail };
      program = startProgram(words, listener, error);
      if (program.pid !== null) runs(program.pid);
      program.send({ t: 'hello', v: VERSION, game, seats, options });
    });
    return readyIn(line);
  };

  const answerTo = async (
    { view, seed, must, budget, actions }: Question,
    { wants }: Ready,
  ): Promise<Answer> =>
    new Promise<Answer>((resolve) => {
      const asked = (id += 1);
      const since = performance.now();
      const done = (answer: { readonly action: unknown } | { readonly fault: Fault }): void => {
        clearTimeout(timer);
        waiting = null;
        resolve({ ms: performance.now() - since, ...answer });
      };
      const timer = setTimeout(
        () => {
          late.add(asked);
          done({ fault: 'late' });
        },
        (budget ?? TIMEOUT_MS) + GRACE_MS,
      );
      waiting = {
        hear: (line) => done(answerIn(line, asked)),
        fail: () => done({ fault: 'died' }),
      };
      const more = wants.includes('actions') && { actions: actions() };
      program?.send({ t: 'choose', id, view, must, ...more, budget, seed });
    });

  const ask = async (question: Question, ready: Ready): Promise<Answer> => {
    if (spoilt) {
      kill();
      if (restarts === RESTARTS) throw new BrokenEngine({ kind: 'too-often', why: spoilt });
      restarts += 1;
      await start();
    }
    const answer = uncounted ? { ms: 0, fault: uncounted } : await answerTo(question, ready);
    const fault = 'fault' in answer ? answer.fault : null;
    lateRunning = fault === 'late' ? lateRunning + 1 : 0;
    if (fault === 'died' || fault === 'garbage' || lateRunning === LATE_RUNNING) spoilt = fault;
    return answer;
  };

  const told = (fault: Fault, why: Rejection | null): void => {
    // A restarted program does not know the question.
    if (spoilt) return;
    program?.send({ t: 'fault', id, fault, code: why?.code ?? null, params: why?.params ?? {} });
  };

  try {
    const ready = await start();
    return {
      name: ready.name,
      volunteers: ready.wants.includes('may'),
      ask: async (question) => ask(question, ready),
      ...(ready.wants.includes('faults') && { told }),
      kill,
      async close() {
        program?.send({ t: 'bye' });
        await program?.end();
        kill();
      },
    };
  } catch (failure) {
    kill();
    throw failure;
  }
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

function answerIn(
  line: string | null,
  id: number,
): { readonly action: unknown } | { readonly fault: Fault } {
  const message = v.safeParse(actionSchema, parsed(line));
  const isAnswer = message.success && message.output.id === id;
  return isAnswer ? { action: message.output.action ?? null } : { fault: 'garbage' };
}

function parsed(line: string | null): unknown {
  try {
    return line === null ? null : JSON.parse(line);
  } catch {
    return null;
  }
}
