import type { Devices, Ports } from '../ports.ts';
import { type Presence, REPEAT_MS } from './presence.ts';

/** What a node does about the others. */
interface Member {
  moved(table: string, seq: number): void;
  presence(node: string, table: string, presence: Presence): void;
  /** These devices of somebody have no token any more. */
  revoked(person: string, devices: Devices): void;
  /** Repeats to the others who is here. */
  repeat(): void;
  /** Reads from the store what no hint has told. */
  poll(): Promise<void>;
}

/** How often it is checked whether it is time to poll: the interval may become shorter meanwhile. */
const TICK_MS = 1000;

/** Joins the other nodes, if there are any. Returns how to leave them. */
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
