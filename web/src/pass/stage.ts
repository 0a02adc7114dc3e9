import type { OpenQuestion } from '@lusoria/core';
import type { TableView } from '@lusoria/table';

/** A person at this device, and the question they can answer aloud now. */
export interface HereSeat {
  readonly seat: number;
  readonly question: OpenQuestion | null;
}

/** The people of this device who must act. */
export interface Asked {
  /** The seat that gets the device next; null for none. */
  readonly next: number | null;
  /** Seats that can answer a question aloud. */
  readonly aloud: readonly (HereSeat & { readonly question: OpenQuestion })[];
}

type Awaiting = Pick<NonNullable<NonNullable<TableView['round']>['play']>, 'must'>;

/**
 * Finds the people at one device who must act.
 *
 * @param here the people at the device
 * @param seats number of seats
 * @param last the seat whose cards were shown last; null for none yet
 */
export function askedOf(
  { must }: Awaiting,
  here: readonly HereSeat[],
  seats: number,
  last: number | null,
): Asked {
  const distance = (seat: number): number => (seat - (last ?? -1) - 1 + seats) % seats;
  const [next] = here
    .filter(({ seat, question }) => must.includes(seat) && question?.awaited !== true)
    .map(({ seat }) => seat)
    .toSorted((a, b) => distance(a) - distance(b));
  return {
    next: next ?? null,
    aloud: here.flatMap(({ seat, question }) => (question ? [{ seat, question }] : [])),
  };
}

/**
 * Whether the holder's cards are hidden now: somebody else at the device must act, or may object to the latest
 * declaration.
 */
export function isOver(holder: number, { must }: Awaiting, { next, aloud }: Asked): boolean {
  const awaited = aloud.find(({ seat }) => seat === holder)?.question.awaited === true;
  if (must.includes(holder) && !awaited) return false;
  return next !== null || aloud.some(({ seat, question }) => seat !== holder && question.object);
}
