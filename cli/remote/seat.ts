import { defined, refused, reject, type Result } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import type { Language } from '@lusoria/i18n';
import { Failure } from '@lusoria/cli-kit/usage.ts';
import { refusal, type Visit } from './visit.ts';

/**
 * Takes a seat at a table: the person's present one, the one a bot keeps for them, the requested
 * one, or the first free one.
 *
 * @param wanted from 0; null: any
 */
async function takeSeat({ session, table }: Visit, wanted: number | null): Promise<Result<number>> {
  const { view } = table.get();
  if (view.seat !== null) return { ok: true, value: view.seat };
  const me = defined(session.me()).person;
  const kept = seatKept(view, me);
  // Others may take the first free seat before the request arrives.
  for (let left = view.seats.length; ; left -= 1) {
    const seat = kept ?? wanted ?? firstOpen(table.get().view);
    if (seat === null) return refused(reject('no-seat'));
    const sat = await table.do({ do: 'sit', seat });
    if (sat.ok) return { ok: true, value: seat };
    const isOnlyLate = sat.rejection.code === 'seat-taken' && kept === null && wanted === null;
    if (!isOnlyLate || left === 0) return sat;
  }
}

/** Takes a seat, as `takeSeat` does. @throws Failure when that is refused. */
export async function seated(
  visit: Visit,
  wanted: number | null,
  language: Language,
): Promise<number> {
  const sat = await takeSeat(visit, wanted);
  if (sat.ok) return sat.value;
  if (sat.rejection.code === 'no-seat') throw new Failure('no-seat');
  throw await refusal(sat.rejection, language);
}

/**
 * Takes the seat back: a player who was too slow is replaced by a bot, and may return; one who was
 * removed may not.
 */
export async function comesBack(visit: Visit): Promise<boolean> {
  const me = defined(visit.session.me()).person;
  if (seatKept(visit.table.get().view, me) === null) return false;
  return (await takeSeat(visit, null)).ok;
}

/** Seat that a bot keeps for a person; null: none. */
function seatKept({ seats }: TableView, person: string): number | null {
  return placeWhere(seats, (one) => one.kind === 'bot' && one.substituteFor === person);
}

function firstOpen({ seats }: TableView): number | null {
  return placeWhere(seats, ({ kind }) => kind === 'open');
}

function placeWhere<T>(all: readonly T[], is: (one: T) => boolean): number | null {
  const place = all.findIndex(is);
  return place < 0 ? null : place;
}

/** Gives the seat up. Skipped while the server is unreachable: nothing would answer. */
export async function stand({ session, table }: Visit): Promise<void> {
  if (session.status() === 'online') await table.do({ do: 'stand' });
}
