import {
  accepted,
  type Adaptable,
  type AdaptedOptions,
  defined,
  isAdaptation,
  settleOptions,
} from '@lusoria/core';
import { type Context, type Decision, rejectWith } from '../decision.ts';
import type { Command, EventState, TournamentEvent } from '../types.ts';
import type { MemberAdaptation } from './schemas.ts';

type Adapted = Extract<TournamentEvent, { type: 'adapted' }>;

/** The director gives members other settings, or those of all. */
export function adapt(
  { members }: EventState,
  { each }: Extract<Command, { do: 'adapt' }>,
  { game: { adaptable } }: Context,
): Decision {
  const isAllowed = each.every(
    ({ to }) => to === null || (adaptable && isAdaptation(adaptable, to)),
  );
  if (!isAllowed) return rejectWith('bad-adaptation');
  const are = each.every(({ member }) => {
    const state = members[member]?.state;
    return state === 'here' || state === 'listed';
  });
  const isOnce = new Set(each.map(({ member }) => member)).size === each.length;
  return are && isOnce ? accepted([{ type: 'adapted', each }]) : rejectWith('no-such-member');
}

export function afterAdapted(
  before: readonly MemberAdaptation[],
  { each }: Adapted,
): readonly MemberAdaptation[] {
  const rest = before.filter((one) => each.every(({ member }) => member !== one.member));
  const given = each.flatMap(({ member, to }) => (to === null ? [] : [{ member, ...to }]));
  return [...rest, ...given].toSorted((a, b) => a.member - b.member);
}

/** After a member has turned out to be another one, whose own settings stay. */
export function mergedAdaptations(
  before: readonly MemberAdaptation[],
  from: number,
  into: number,
): readonly MemberAdaptation[] {
  const own =
    before.find(({ member }) => member === into) ?? before.find(({ member }) => member === from);
  const rest = withoutAdaptation(withoutAdaptation(before, from), into);
  return own ? [...rest, { ...own, member: into }].toSorted((a, b) => a.member - b.member) : rest;
}

export function withoutAdaptation(
  before: readonly MemberAdaptation[],
  member: number,
): readonly MemberAdaptation[] {
  return before.filter((one) => one.member !== member);
}

export function aidsOf({ adaptations }: EventState, member: number): readonly string[] {
  return adaptations.find((one) => one.member === member)?.aids ?? [];
}

/** Options in which a table of these members differs from the event: the easiest that one of them is to have. */
export function optionsAt(
  { adaptations, options }: Pick<EventState, 'adaptations' | 'options'>,
  members: readonly number[],
  adaptable: Adaptable | null,
): AdaptedOptions {
  if (!adaptable) return {};
  const people = members.map((no) => adaptations.find(({ member }) => member === no) ?? null);
  return Object.fromEntries(
    settleOptions(adaptable, options, people).flatMap(({ key, value, isCommon }) =>
      isCommon ? [] : [[key, value]],
    ),
  );
}

/** Adaptations of the members of a former lesson for those of a new one. */
export function carriedOver(
  { adaptations, members }: EventState,
  memberNow: (member: number) => number,
): readonly TournamentEvent[] {
  const each = adaptations.flatMap(({ member: before, aids, options }) => {
    const member = defined(members[before]).state === 'gone' ? -1 : memberNow(before);
    return member < 0 ? [] : [{ member, to: { aids, options } }];
  });
  return each.length === 0 ? [] : [{ type: 'adapted', each }];
}
