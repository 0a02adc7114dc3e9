import type { OpenQuestion } from '@lusoria/core';
import type { TableView } from '@lusoria/table';

/** Somebody at this device, and what they can say aloud now. */
export interface HereSeat {
  readonly seat: number;
  readonly question: OpenQuestion | null;
}

/** Who of this device is asked. */
export interface Asked {
  /** To whom the device is handed next; null: to nobody. */
  readonly next: number | null;
  /** Who can say something aloud. */
  readonly aloud: readonly (HereSeat & { readonly question: OpenQuestion })[];
}

type Awaiting = Pick<NonNullable<NonNullable<TableView['round']>['play']>, 'must'>;

/**
 * Who of the people at one device is asked for something.
 *
 * @param here those who sit at it
 * @param seats how many play
 * @param last who has looked at their cards last; null: nobody yet
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
 * Whether the cards of whoever holds the device are hidden now: somebody else at it is asked, or may object to what has
 * just been declared.
 */
export function isOver(holder: number, { must }: Awaiting, { next, aloud }: Asked): boolean {
  const awaited = aloud.find(({ seat }) => seat === holder)?.question.awaited === true;
  if (must.includes(holder) && !awaited) return false;
  return next !== null || aloud.some(({ seat, question }) => seat !== holder && question.object);
}
