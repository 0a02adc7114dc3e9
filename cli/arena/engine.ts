import type { Rejection } from '@lusoria/core';
import {
  BrokenEngine,
  type EngineListener,
  type EngineStart,
  openConversation,
  type Ready,
  RESTARTS,
} from './conversation.ts';
import type { Answer, Fault, Player, Question, Task, Work } from './player.ts';

/** Number of consecutive late answers after which an engine is restarted. */
const LATE_RUNNING = 3;

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
export async function startEngine(start: EngineStart, listener: EngineListener): Promise<Engine> {
  const conversation = openConversation(start, listener);
  let restarts = 0;
  let lateRunning = 0;
  /** Fault because of which the program must be restarted. */
  let spoilt: Fault | null = null;

  /** Asks something of a sound program: restarted where it was spoilt, and marked where it is now. */
  const asking = async <T extends object>(
    answered: () => Promise<T | { readonly fault: Fault }>,
  ): Promise<T | { readonly fault: Fault }> => {
    if (spoilt) {
      conversation.kill();
      if (restarts === RESTARTS) throw new BrokenEngine({ kind: 'too-often', why: spoilt });
      restarts += 1;
      await conversation.start();
      lateRunning = 0;
      spoilt = null;
    }
    const uncounted = conversation.uncounted();
    const answer = uncounted ? { fault: uncounted } : await answered();
    const fault = 'fault' in answer ? answer.fault : null;
    lateRunning = fault === 'late' ? lateRunning + 1 : 0;
    if (fault === 'died' || fault === 'garbage' || lateRunning === LATE_RUNNING) spoilt = fault;
    return answer;
  };

  const answerTo = async (
    { view, seed, must, budget, actions }: Question,
    { wants }: Ready,
  ): Promise<Answer> => {
    const since = performance.now();
    const more = wants.includes('actions') && { actions: actions() };
    const said = await conversation.exchange({ t: 'choose', view, must, ...more, seed }, budget);
    const ms = performance.now() - since;
    if ('fault' in said) return { ms, fault: said.fault };
    return said.t === 'action' ? { ms, action: said.action ?? null } : { ms, fault: 'garbage' };
  };

  const work = async ({ task, given, budget }: Task): Promise<Work> =>
    asking(async () => {
      const said = await conversation.exchange({ t: 'task', task, given }, budget);
      if ('fault' in said) return said;
      return said.t === 'answer' ? { answer: said.answer ?? null } : { fault: 'garbage' };
    });

  const told = (fault: Fault, why: Rejection | null): void => {
    // A restarted program does not know the question.
    if (spoilt) return;
    const { code = null, params = {} } = why ?? {};
    conversation.tell({ t: 'fault', fault, code, params });
  };

  try {
    const ready = await conversation.start();
    const { wants } = ready;
    return {
      name: ready.name,
      volunteers: wants.includes('may'),
      ask: async (question) => ({
        ms: 0,
        ...(await asking(async () => answerTo(question, ready))),
      }),
      ...(wants.includes('tasks') && { work }),
      ...(wants.includes('faults') && { told }),
      kill: conversation.kill,
      close: async () => conversation.end(),
    };
  } catch (failure) {
    conversation.kill();
    throw failure;
  }
}
