import type { Ports } from '../ports.ts';
import { type Presence, REPEAT_MS } from './remote-presence.ts';

/** What a house does when it hears of the others, and now and then. */
interface Member {
  moved(table: string, seq: number): void;
  present(from: string, table: string, who: Presence): void;
  erased(person: string): void;
  /** Says again who is here. */
  repeat(): void;
  /** Looks into the store for what it has not heard of. */
  look(): Promise<void>;
}

/** How often it is looked whether it is time to look. */
const TICK_MS = 1000;

/** Joins the other nodes of a house, if there are any. Returns how to leave them. */
export function joinCluster(world: Ports, member: Member): () => void {
  const { cluster } = world;
  if (!cluster) return () => undefined;
  let stopped = false;
  let waited = 0;
  let cancelLook = (): void => undefined;
  let cancelRepeat = (): void => undefined;

  const stopListening = cluster.subscribe((from, hint) => {
    if (hint.kind === 'moved') member.moved(hint.table, hint.seq);
    else if (hint.kind === 'erased') member.erased(hint.person);
    else member.present(from, hint.table, hint);
  });

  const lookLater = (): void => {
    if (stopped) return;
    // It may become shorter meanwhile.
    const ms = Math.min(cluster.pollMs, TICK_MS);
    cancelLook = world.after(ms, () => {
      waited += ms;
      if (waited < cluster.pollMs) return lookLater();
      waited = 0;
      member
        .look()
        .catch((error: unknown) => {
          waited = Infinity;
          world.notice({ kind: 'failed', table: null, error });
        })
        .finally(lookLater);
    });
  };
  const repeatLater = (): void => {
    cancelRepeat = world.after(REPEAT_MS, () => {
      member.repeat();
      repeatLater();
    });
  };
  lookLater();
  repeatLater();

  return () => {
    stopped = true;
    stopListening();
    cancelLook();
    cancelRepeat();
  };
}
