import type { Devices, Ports } from '../ports.ts';
import { type Presence, REPEAT_MS } from './views/presence.ts';

/** Handlers of a node for hints of the others. */
interface Member {
  moved(table: string, seq: number): void;
  presence(node: string, table: string, presence: Presence): void;
  /** Called when tokens of a person's devices have been revoked. */
  revoked(person: string, devices: Devices): void;
  /** Repeats to the others who is present here. */
  repeat(): void;
  /** Reads from the store the changes of which a hint was lost. */
  poll(): Promise<void>;
}

/** Interval of the check whether it is time to poll: the polling interval may become shorter meanwhile. */
const TICK_MS = 1000;

/** Joins the other nodes, if there are any. Returns the function to leave them. */
export function joinCluster(ports: Ports, member: Member): () => void {
  const { cluster } = ports;
  if (!cluster) return () => undefined;
  let stopped = false;
  let waited = 0;
  let cancelPoll = (): void => undefined;
  let cancelRepeat = (): void => undefined;

  const unsubscribe = cluster.subscribe((node, hint) => {
    if (hint.kind === 'moved') member.moved(hint.table, hint.seq);
    else if (hint.kind === 'erased') member.revoked(hint.person, { kind: 'all' });
    else if (hint.kind === 'revoked') member.revoked(hint.person, hint.devices);
    else member.presence(node, hint.table, hint);
  });

  const pollLater = (): void => {
    if (stopped) return;
    const ms = Math.min(cluster.pollMs, TICK_MS);
    cancelPoll = ports.after(ms, () => {
      waited += ms;
      if (waited < cluster.pollMs) return pollLater();
      waited = 0;
      member
        .poll()
        .catch((error: unknown) => {
          waited = Infinity;
          ports.notice({ kind: 'failed', table: null, error });
        })
        .finally(pollLater);
    });
  };
  const repeatLater = (): void => {
    cancelRepeat = ports.after(REPEAT_MS, () => {
      member.repeat();
      repeatLater();
    });
  };
  pollLater();
  repeatLater();

  return () => {
    stopped = true;
    unsubscribe();
    cancelPoll();
    cancelRepeat();
  };
}
