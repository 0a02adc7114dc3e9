import { eventsOver } from '@lusoria/client/events';
import type { Connection } from '../servers.svelte.ts';

/**
 * Tells the help that whoever leads a class or an evening gives this person, now and whenever it changes.
 *
 * @param event its id
 * @returns the function to stop
 */
export function followAids(
  { session }: Connection,
  event: string,
  tell: (aids: readonly string[]) => void,
): () => void {
  let close: (() => void) | null = null;
  let ended = false;
  void eventsOver(session)
    .open(event)
    .then((opened) => {
      // Nobody who may not see it is helped.
      if (!opened.ok) return;
      const { value } = opened;
      if (ended) return value.close();
      close = () => value.close();
      const told = (): void => {
        const { you } = value.get();
        tell(you.as === 'member' ? you.aids : []);
      };
      told();
      value.subscribe(told);
    });
  return () => {
    ended = true;
    close?.();
  };
}
