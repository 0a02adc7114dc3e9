import { memory, ofTab } from '@lusoria/web-kit/device/memory.ts';

const KEY = 'going';

/** A game that somebody has left for the hall: its table, and the path of the page on which they played. */
export interface Going {
  readonly table: string;
  readonly path: string;
}

/** Whoever a school's platform has sent is somebody else than the device's person. */
const kept = () => (ofTab.load('token') === null ? memory : ofTab);

/** The game that was played last, if it had not ended; it may have since. Told at once, before any server is asked. */
export function goingOn(): Going | null {
  const [table, path] = kept().load(KEY)?.split(' ') ?? [];
  return table && path ? { table, path } : null;
}

/** Notes that a game goes on. */
export function noteGoing({ table, path }: Going): void {
  kept().save(KEY, `${table} ${path}`);
}

/** Notes that a game has ended, or is none of one's own any longer. */
export function noteEnded(table: string): void {
  if (goingOn()?.table === table) forgetGoing();
}

export function forgetGoing(): void {
  kept().save(KEY, '');
}
