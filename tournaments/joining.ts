import { accepted } from '@lusoria/core';
import { cleaned, distinctName, NAME_LENGTH } from '@lusoria/table/names';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { askingAs, hasRoom, isShutOut, memberOf } from './membership.ts';
import { seatLate } from './rounds.ts';
import { type Command, type EventState, type Member, MAX_MEMBERS } from './types.ts';

/**
 * A person joins: with a free name, with one from the list, or back on another device. Where each is let in by the
 * director, they ask.
 */
export function join(
  state: EventState,
  person: string,
  command: Extract<Command, { do: 'join' }>,
  context: Context,
): Decision {
  const barred = whyOutside(state, person);
  if (barred) return barred;
  const name = cleaned(command.name, NAME_LENGTH);
  const wanted =
    command.member === undefined
      ? state.members.find((one) => one.state !== 'gone' && isSameName(one.name, name))
      : state.members.find(({ no }) => no === command.member);
  if (command.member !== undefined && !wanted) return rejectWith('no-such-member');
  if (!wanted && name === '') return rejectWith('bad-name');
  if (wanted?.state === 'gone') return rejectWith('no-such-member');
  // The member is here on another device already: the director decides whether it is the same
  // person.
  if (wanted?.state === 'here') return knock(state, person, wanted.no);
  // Whoever has a word is known by it, or by the device.
  if (wanted?.state === 'listed' && wanted.word !== null && wanted.known !== person) {
    return knock(state, person, wanted.no);
  }
  return comeIn(state, person, name, wanted, context);
}

/** Why a person may neither join nor come back; null: they may. */
export function whyOutside(state: EventState, person: string): Decision | null {
  if (memberOf(state, person)) return rejectWith('already-seated');
  if (askingAs(state, person)) return rejectWith('ask-director');
  return isShutOut(state, person) ? rejectWith('removed') : null;
}

/** @param wanted of the list, or somebody who asks under the same name: the two are told apart */
function comeIn(
  state: EventState,
  person: string,
  name: string,
  wanted: Member | undefined,
  context: Context,
): Decision {
  const listed = wanted?.state === 'listed' ? wanted : undefined;
  if (state.locked && !listed) return rejectWith('event-locked');
  if (!listed && !hasRoom(state)) return rejectWith('event-full');
  const as = {
    member: listed?.no ?? state.members.length,
    person,
    name: listed?.name ?? freeName(state, wanted?.name ?? name),
  };
  if (state.settings.entry === 'approved') return accepted([{ type: 'asked', ...as }]);
  return accepted([{ type: 'joined', ...as }, ...seatLate(state, as.member, context)]);
}

/** A name that nobody who is here, asks or is expected has; with a number behind it where somebody does. */
export function freeName({ members }: EventState, name: string): string {
  return distinctName(
    name,
    members.flatMap((one) => (one.state === 'gone' ? [] : [one.name])),
  );
}

function knock(state: EventState, person: string, member: number): Decision {
  const isWaiting = state.knocks.some((one) => one.person === person);
  if (isWaiting || state.knocks.length >= MAX_MEMBERS) return rejectWith('ask-director');
  return accepted([{ type: 'knocked', person, member }]);
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Who asks to be let in may think better of it, too. */
export function leave(state: EventState, person: string): Decision {
  const member = memberOf(state, person) ?? askingAs(state, person);
  return member
    ? accepted([{ type: 'left', member: member.no, removed: false }])
    : rejectWith('not-in-event');
}
