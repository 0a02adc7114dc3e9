import { type Adaptable, type Adaptation, settleOptions, type SettledOption } from '@lusoria/core';
import type { EventView } from '@lusoria/tournaments/protocol';
import type { Command } from '@lusoria/tournaments/types';

type Direction = NonNullable<EventView['direction']>;
/** What is set for some members; null: what the class has. */
export type Each = Extract<Command, { do: 'adapt' }>['each'];

/** What is different for a member; null: nothing. */
export function adaptationOf(
  { adaptations }: Pick<Direction, 'adaptations'>,
  member: number,
): Adaptation | null {
  const found = adaptations.find((one) => one.member === member);
  return found ? { aids: found.aids, options: found.options } : null;
}

/** The same for all of these, as a command wants it. */
export function givenTo(members: readonly number[], { aids, options }: Adaptation): Each {
  const isNothing = aids.length === 0 && Object.keys(options).length === 0;
  return members.map((member) => ({
    member,
    to: isNothing ? null : { aids: [...aids], options: { ...options } },
  }));
}

/** What takes a change back: as it is now for these. */
export function asBefore(direction: Pick<Direction, 'adaptations'>, each: Each): Each {
  return each.flatMap(({ member }) =>
    givenTo([member], adaptationOf(direction, member) ?? { aids: [], options: {} }),
  );
}

/** A table of people, by its number from 1. */
export interface Place {
  readonly n: number;
  readonly members: readonly number[];
}

/** The tables of the round that is on, or drawn, or else of the last one. */
export function placesIn({ round, seating, direction }: EventView): readonly Place[] {
  const isOn = round !== null && !round.ended;
  const drawn = isOn ? null : (direction?.drawn ?? seating[0]?.tables ?? null);
  const tables: readonly (readonly (number | null)[])[] =
    drawn ?? round?.tables.map(({ seats }) => seats) ?? [];
  return tables
    .map((seats, i) => ({ n: i + 1, members: seats.filter((one) => one !== null) }))
    .filter(({ members }) => members.length > 0);
}

/** An option of one table that differs, or would. */
export interface TableRule extends SettledOption {
  readonly n: number;
  readonly members: readonly number[];
}

/**
 * Where tables have other rules than the class: in the round that is on, as it began; otherwise as the tables are drawn.
 */
export function tableRules(
  view: EventView,
  direction: Direction,
  adaptable: Adaptable,
): readonly TableRule[] {
  const { round } = view;
  const isOn = round !== null && !round.ended;
  if (!isOn && direction.drawn === null && view.seating.length === 0) return [];
  return placesIn(view).flatMap(({ n, members }) => {
    const people = members.map((member) => adaptationOf(direction, member));
    const began = direction.adapted.find(({ table }) => table === n)?.options;
    return settleOptions(adaptable, view.options, people)
      .filter(
        ({ key, value, isCommon }) =>
          !isOn || (isCommon ? began?.[key] === undefined : began?.[key] === value),
      )
      .map((settled) => ({ ...settled, n, members }));
  });
}
