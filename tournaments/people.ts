import { accepted } from '@lusoria/core';
import { cleaned, distinctName, NAME_LENGTH } from '@lusoria/table/names';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { erasedFrom } from './erase.ts';
import { evolve } from './evolve.ts';
import { freeName, isSameName } from './joining.ts';
import { hasRoom, memberOf, removedMembers } from './membership.ts';
import { seatLate } from './rounds.ts';
import { type Command, type TournamentEvent, type EventState, MAX_MEMBERS } from './types.ts';

type PeopleCommand = Extract<
  Command,
  {
    do:
      | 'list'
      | 'rename'
      | 'remove'
      | 'readmit'
      | 'admit'
      | 'refuse'
      | 'merge'
      | 'answer'
      | 'erase'
      | 'apart';
  }
>;

/** What the director does with people. */
export function ofPeople(state: EventState, command: PeopleCommand, context: Context): Decision {
  const find = (no: number) => {
    const found = state.members[no];
    return found && found.state !== 'gone' ? found : undefined;
  };
  switch (command.do) {
    case 'list':
      return listed(state, command.names);
    case 'rename': {
      const name = cleaned(command.name, NAME_LENGTH);
      if (!find(command.member)) return rejectWith('no-such-member');
      if (name === '') return rejectWith('bad-name');
      const others = state.members.flatMap((one) => (one.no === command.member ? [] : [one.name]));
      return accepted([
        { type: 'renamed', member: command.member, name: distinctName(name, others) },
      ]);
    }
    case 'remove':
      return find(command.member)
        ? accepted([{ type: 'left', member: command.member, removed: true }])
        : rejectWith('no-such-member');
    case 'readmit': {
      const found = removedMembers(state).find(({ no }) => no === command.member);
      if (!found) return rejectWith('no-such-member');
      if (!hasRoom(state, 0)) return rejectWith('event-full');
      const { no, name } = found;
      return accepted([{ type: 'readmitted', member: no, name: freeName(state, name) }]);
    }
    case 'merge': {
      const { from, into } = command;
      const areIn = [from, into].every((no) => find(no) && state.members[no]?.state !== 'asks');
      if (from === into || !areIn) return rejectWith('no-such-member');
      return accepted([{ type: 'merged', from, into }]);
    }
    case 'answer':
      return answer(state, command, context);
    case 'admit':
      return asking(state, command.members)
        ? accepted(admitted(state, command.members, context))
        : rejectWith('no-such-member');
    case 'refuse':
      return asking(state, command.members)
        ? accepted(command.members.map((member) => ({ type: 'refused', member })))
        : rejectWith('no-such-member');
    case 'erase':
      return state.members[command.member]
        ? accepted(erasedFrom(state, command.member))
        : rejectWith('no-such-member');
    case 'apart':
      return command.pairs.every(([a, b]) => a !== b && find(a) && find(b))
        ? accepted([{ type: 'apart', pairs: command.pairs }])
        : rejectWith('no-such-member');
  }
}

/** Whether all of these ask to be let in, each named once. */
function asking(state: EventState, members: readonly number[]): boolean {
  return (
    new Set(members).size === members.length &&
    members.every((no) => state.members[no]?.state === 'asks')
  );
}

/** One after the other, so that each finds the seat that is then free. */
function admitted(
  before: EventState,
  members: readonly number[],
  context: Context,
): readonly TournamentEvent[] {
  const events: TournamentEvent[] = [];
  let state = before;
  for (const member of members) {
    const entered: TournamentEvent[] = [
      { type: 'admitted', member },
      ...seatLate(state, member, context),
    ];
    events.push(...entered);
    state = entered.reduce((so, event) => evolve(so, event, context.now), state);
  }
  return events;
}

function answer(
  state: EventState,
  { person, as }: Extract<Command, { do: 'answer' }>,
  context: Context,
): Decision {
  const found = state.knocks.find((one) => one.person === person);
  const member = found && state.members[found.member];
  if (!found || !member) return rejectWith('no-such-member');
  if (as === 'nobody') {
    return accepted([{ type: 'answered', person, member: found.member, admit: false }]);
  }
  if (memberOf(state, person) !== undefined) return rejectWith('no-such-member');
  if (as === 'same') {
    if (member.state === 'gone') return rejectWith('no-such-member');
    return accepted([
      { type: 'answered', person, member: member.no, admit: true },
      ...seatLate(state, member.no, context),
    ]);
  }
  if (!hasRoom(state)) return rejectWith('event-full');
  const no = state.members.length;
  return accepted([
    { type: 'joined', member: no, person, name: freeName(state, member.name) },
    ...seatLate(state, no, context),
  ]);
}

/** New names for the list; names already present are skipped. */
function listed(state: EventState, raw: readonly string[]): Decision {
  const taken = state.members.map(({ name }) => name);
  const names: { member: number; name: string }[] = [];
  for (const one of raw) {
    const name = cleaned(one, NAME_LENGTH);
    if (name === '' || [...taken, ...names.map((n) => n.name)].some((n) => isSameName(n, name)))
      continue;
    names.push({ member: state.members.length + names.length, name });
  }
  if (names.length === 0) return rejectWith('bad-name');
  if (!hasRoom(state, names.length)) {
    return rejectWith('event-full', { most: MAX_MEMBERS });
  }
  return accepted([{ type: 'listed', names }]);
}
