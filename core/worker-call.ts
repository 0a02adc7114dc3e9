import * as v from 'valibot';

/** One end of a channel between a program and its worker, of a browser or of Node. */
export interface Channel {
  post(message: unknown): void;
  /** @param failed called when the other end has died or could not be loaded */
  listen(received: (message: unknown) => void, failed: (error: Error) => void): void;
}

/** The end by which a worker is held. */
export interface WorkerChannel extends Channel {
  end(): unknown;
}

/** What is posted in one kind of call. */
interface WorkerCall {
  readonly request: v.GenericSchema;
  /** Posted by the worker any number of times before the result. */
  readonly progress: v.GenericSchema;
  readonly result: v.GenericSchema;
}

/** The calls that a worker answers, by name; both ends import them. */
export type WorkerCalls<C> = { readonly [K in keyof C]: WorkerCall };

type Of<C extends WorkerCalls<C>, K extends keyof C, Part extends keyof WorkerCall> = v.InferOutput<
  C[K][Part]
>;

/** Describes a call without progress. */
export function workerCall<Q extends v.GenericSchema, R extends v.GenericSchema>(
  request: Q,
  result: R,
) {
  return { request, progress: v.custom<never>(() => false), result };
}

/** The schema of a value that the same program has just made: it is not checked again. */
export function trusted<T>() {
  return v.custom<T>(() => true);
}

const requestSchema = v.object({ id: v.number(), name: v.string(), request: v.unknown() });
const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('progress'), id: v.number(), value: v.unknown() }),
  v.object({ kind: v.literal('result'), id: v.number(), value: v.unknown() }),
  v.object({ kind: v.literal('failed'), id: v.number(), why: v.string() }),
]);
type Answer = v.InferOutput<typeof answerSchema>;

/** Calls of a worker, which is started by the first one, and anew after it has died or was ended. */
export interface WorkerCaller<C extends WorkerCalls<C>> {
  /**
   * Rejects where the call fails, the worker dies, or what it says is not as described. A call
   * that is under way when the worker is ended is never settled: nobody waits for it any more.
   */
  call<K extends keyof C & string>(
    name: K,
    request: Of<C, K, 'request'>,
    progress?: (value: Of<C, K, 'progress'>) => void,
  ): Promise<Of<C, K, 'result'>>;
  /** Number of calls under way. */
  pending(): number;
  /** Ends the worker, whatever it is doing. */
  end(): unknown;
}

interface Pending {
  answered(answer: Answer): void;
  reject(error: Error): void;
}

/** @param died called when the worker has died, after all calls under way were rejected */
export function workerCaller<C extends WorkerCalls<C>>(
  calls: C,
  start: () => WorkerChannel,
  died: (error: Error) => void = () => undefined,
): WorkerCaller<C> {
  let worker: WorkerChannel | null = null;
  let last = 0;
  const pending = new Map<number, Pending>();

  const end = (): unknown => {
    const ended = worker;
    worker = null;
    pending.clear();
    return ended?.end();
  };

  const started = (): WorkerChannel => {
    const channel = start();
    const fail = (error: Error): void => {
      if (worker !== channel) return;
      const all = [...pending.values()];
      void end();
      for (const { reject } of all) reject(error);
      died(error);
    };
    channel.listen((message) => {
      if (worker !== channel) return;
      const answer = v.safeParse(answerSchema, message);
      if (answer.success) pending.get(answer.output.id)?.answered(answer.output);
      else fail(new v.ValiError(answer.issues));
    }, fail);
    return channel;
  };

  return {
    async call(name, request, progress) {
      const call = calls[name];
      worker ??= started();
      last += 1;
      const id = last;
      const answered = Promise.withResolvers<v.InferOutput<typeof call.result>>();
      const settle = (answer: Exclude<Answer, { kind: 'progress' }>): void => {
        pending.delete(id);
        if (answer.kind === 'failed') answered.reject(new Error(answer.why));
        else answered.resolve(v.parse(call.result, answer.value));
      };
      pending.set(id, {
        reject: answered.reject,
        answered(answer) {
          try {
            if (answer.kind === 'progress') progress?.(v.parse(call.progress, answer.value));
            else settle(answer);
          } catch (error) {
            pending.delete(id);
            answered.reject(error);
          }
        },
      });
      try {
        worker.post({ id, name, request });
      } catch (error) {
        pending.delete(id);
        throw error;
      }
      return answered.promise;
    },
    pending: () => pending.size,
    end,
  };
}

/** What a worker does for each of its calls; what it throws rejects the call. */
export type WorkerHandlers<C extends WorkerCalls<C>> = {
  readonly [K in keyof C]: (
    request: Of<C, K, 'request'>,
    progress: (value: Of<C, K, 'progress'>) => void,
  ) => Of<C, K, 'result'> | Promise<Of<C, K, 'result'>>;
};

/**
 * Answers calls in a worker.
 *
 * @param describe words an error for the caller
 */
export function answerCalls<C extends WorkerCalls<C>>(
  calls: C,
  channel: Pick<Channel, 'post' | 'listen'>,
  handlers: WorkerHandlers<C>,
  describe: (error: unknown) => string = messageOf,
): void {
  const answer = async <K extends keyof C>(
    id: number,
    name: K,
    request: unknown,
  ): Promise<void> => {
    try {
      const value = await handlers[name](v.parse(calls[name].request, request), (soFar) =>
        channel.post({ kind: 'progress', id, value: soFar }),
      );
      channel.post({ kind: 'result', id, value });
    } catch (error) {
      channel.post({ kind: 'failed', id, why: describe(error) });
    }
  };
  channel.listen(
    (message) => {
      const { id, name, request } = v.parse(requestSchema, message);
      if (isCall(calls, name)) void answer(id, name, request);
      else throw new RangeError(`no call ${name}`);
    },
    () => undefined,
  );
}

function isCall<C extends object>(calls: C, name: string): name is keyof C & string {
  return Object.hasOwn(calls, name);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A browser's `Worker`, or its own scope. */
interface BrowserPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** The channel to a browser's worker. */
export function browserWorker(worker: BrowserPort & { terminate(): void }): WorkerChannel {
  return { ...browserChannel(worker), end: () => worker.terminate() };
}

/** The channel of a browser's worker to its page: of `globalThis` there. */
export function browserChannel(port: BrowserPort): Channel {
  return {
    post: (message) => port.postMessage(message),
    listen(received, failed) {
      port.addEventListener('message', ({ data }) => received(data));
      port.addEventListener('error', ({ message }) => failed(new Error(message ?? 'no worker')));
    },
  };
}
