import { checkRatings } from '@lusoria/tournaments/ratings-check';
import type { Logger } from 'pino';
import { describeError } from './describe-error.ts';
import type { OpenStore } from './store/open-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Checks, now and once a day, whether the stored data are damaged, and computes the ratings once more; logs what is found.
 *
 * @param found called with the number of problems.
 * @returns the function to stop.
 */
export function startChecking(
  { check, store }: OpenStore,
  log: Logger,
  found: (problems: number) => void,
): () => void {
  const look = (): void => {
    check().then(
      (problems) => {
        found(problems.length);
        for (const why of problems) log.fatal({ why }, 'the data are damaged');
      },
      (error: unknown) => log.error({ why: describeError(error) }, 'could not check the data'),
    );
    checkRatings(store, Date.now()).then(
      (differences) => {
        // They were computed by another version, or changed by hand.
        for (const why of differences) log.warn({ why }, 'ratings are not what results say');
      },
      (error: unknown) => log.error({ why: describeError(error) }, 'could not check the ratings'),
    );
  };
  look();
  const timer = setInterval(look, DAY_MS);
  return () => clearInterval(timer);
}
