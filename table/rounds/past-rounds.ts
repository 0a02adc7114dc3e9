import { defined } from '@lusoria/core';
import type { Holder, PastRound, Round, TableEvent, TableState } from '../model/types.ts';

/** The record of a round that has just ended. */
export function pastRound(table: TableState, round: Round, counted: boolean): PastRound {
  const { seq, optionsAt, seats } = table;
  const who = seats.map((holder) => ({
    person: holder.kind === 'person' ? holder.person : null,
    name: nameOf(table, holder),
  }));
  return { from: round.from, to: seq, optionsAt, seats: seats.length, who, counted };
}

/** Standings of a match that is over; `soFar` is a round that was broken off and counts. */
export function finalStandings(
  { game, options, seats, played, standings }: TableState,
  { soFar }: Extract<TableEvent, { type: 'match-over' }>,
): TableState['standings'] {
  return soFar ? game.match(options, seats.length).standings([...played, soFar]) : standings;
}

/** Past rounds with a person's name replaced. */
export function renamedIn(
  rounds: readonly PastRound[],
  person: string,
  name: string,
): readonly PastRound[] {
  return rounds.map((round) => ({
    ...round,
    who: round.who.map((one) => (one.person === person ? { ...one, name } : one)),
  }));
}

/** Seat holders: nicknames, or the kinds of bots. */
export function namesAt(table: Pick<TableState, 'seats' | 'people'>): readonly string[] {
  return table.seats.map((holder) => nameOf(table, holder));
}

function nameOf({ people }: Pick<TableState, 'people'>, holder: Holder): string {
  switch (holder.kind) {
    case 'person':
      return defined(people.find(({ id }) => id === holder.person)).name;
    case 'bot':
      return holder.bot;
    case 'open':
      return '';
  }
}
