import { parentPort, type Worker } from 'node:worker_threads';
import type { Channel, WorkerChannel } from '@lusoria/core/worker-call';

export function threadChannel(thread: Worker): WorkerChannel {
  return {
    post: (message) => thread.postMessage(message),
    listen(received, failed) {
      thread.on('message', received);
      thread.on('error', (error: unknown) =>
        failed(error instanceof Error ? error : new Error(String(error))),
      );
      thread.on('exit', () => failed(new Error('the thread has ended')));
    },
    end: async () => thread.terminate(),
  };
}

/** The channel of the calling thread to the one that has started it. */
export function parentChannel(): Channel {
  const port = parentPort;
  if (!port) throw new Error('this runs as a worker thread');
  return {
    post: (message) => port.postMessage(message),
    listen: (received) => port.on('message', received),
  };
}
