import { accepted } from '@lusoria/core';
import { cleaned } from '@lusoria/table/names';
import { type Context, type Decision, rejectWith } from '../decision.ts';
import { TITLE_LENGTH } from '../model/fields.ts';
import { MAX_DAYS_AHEAD, MAX_HOMEWORK, MAX_OPEN_HOMEWORK, MAX_TRIES } from './schemas.ts';
import { type Homework, pieceOf } from './state.ts';
import { newWord, plainWord } from './words.ts';
import { whyOutside } from '../joining.ts';
import { memberOf } from '../membership.ts';
import { sizesOf, tableId, withBots } from '../rounds.ts';
import type { Command, EventState } from '../types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Of<T extends Command['do']> = Extract<Command, { do: T }>;
type DirectorsCommand = Of<'assign' | 'reschedule' | 'close-homework'>;
type MembersCommand = Of<'begin-homework' | 'word' | 'return'>;

/** What the director sets. */
export function setHomework(
  state: EventState,
  command: DirectorsCommand,
  context: Context,
): Decision {
  if (command.do === 'assign') return assign(state, command, context);
  const homework = state.homework[command.homework];
  if (!homework) return rejectWith('no-such-homework');
  if (homework.closedAt !== null) return rejectWith('homework-closed');
  if (command.do === 'close-homework') {
    return accepted([{ type: 'homework-closed', homework: homework.no }]);
  }
  const { until, late } = command;
  const problem = whyNotDue(until, context);
  if (problem) return problem;
  return accepted([{ type: 'rescheduled', homework: homework.no, until, late }]);
}

function assign(
  state: EventState,
  { title, options: raw, work, until, late }: Of<'assign'>,
  context: Context,
): Decision {
  const problem = whyNotDue(until, context);
  if (problem) return problem;
  const open = state.homework.filter(({ closedAt }) => closedAt === null);
  if (open.length >= MAX_OPEN_HOMEWORK || state.homework.length >= MAX_HOMEWORK) {
    return rejectWith('too-much-homework', { most: MAX_OPEN_HOMEWORK });
  }
  const options = context.game.options(raw);
  if (!options.ok) return options;
  if (sizesOf({ ...state, options: options.value, prepared: null }, context).length === 0) {
    return rejectWith('bad-seating');
  }
  return accepted([
    {
      type: 'assigned',
      homework: state.homework.length,
      title: cleaned(title, TITLE_LENGTH),
      options: options.value,
      work,
      until,
      late,
    },
  ]);
}

/** Why a deadline cannot be this one; null: it can. */
function whyNotDue(until: number, { now, keepMs }: Context): Decision | null {
  const kept = keepMs === undefined ? MAX_DAYS_AHEAD : Math.floor(keepMs / DAY_MS);
  const days = Math.min(MAX_DAYS_AHEAD, kept);
  return until > now && until <= now + days * DAY_MS ? null : rejectWith('bad-deadline', { days });
}

/** What members do; who returns is not one yet. */
export function doHomework(
  state: EventState,
  person: string,
  command: MembersCommand,
  context: Context,
): Decision {
  if (command.do === 'return') return comeBack(state, person, command.word);
  const member = memberOf(state, person);
  if (!member) return rejectWith('not-in-event');
  const word = member.word === null ? [wordFor(state, member.no, context)] : [];
  if (command.do === 'word') return word.length > 0 ? accepted(word) : rejectWith('not-now');
  const homework = state.homework[command.homework];
  if (!homework) return rejectWith('no-such-homework');
  if (homework.closedAt !== null) return rejectWith('homework-closed');
  const piece = pieceOf(homework, member.no);
  if (piece?.tables.some(({ over }) => !over)) return rejectWith('already-seated');
  if (piece && piece.finishes.length >= homework.work.rounds) return rejectWith('not-now');
  const matches = piece?.tables.length ?? 0;
  if (matches >= MAX_TRIES) return rejectWith('too-many-tries', { most: MAX_TRIES });
  return accepted([...word, begun(state, homework, member.no, matches, context)]);
}

function wordFor({ members }: EventState, member: number, { random }: Context) {
  const taken = members.map(({ word }) => word);
  return { type: 'word', member, word: newWord(taken, random) } as const;
}

/** @param matches of the member before */
function begun(
  state: EventState,
  { no, options }: Homework,
  member: number,
  matches: number,
  context: Context,
) {
  const sizes = sizesOf({ ...state, options, prepared: null }, context);
  return {
    type: 'homework-begun',
    homework: no,
    member,
    table: tableId(state.id, `homework ${no} ${matches}`, member),
    seats: withBots([member], sizes, state.settings.size),
  } as const;
}

function comeBack(state: EventState, person: string, written: string): Decision {
  const barred = whyOutside(state, person);
  if (barred) return barred;
  const word = plainWord(written);
  const member = state.members.find((one) => one.state === 'here' && one.word === word);
  return member
    ? accepted([{ type: 'returned', member: member.no, person }])
    : rejectWith('wrong-word');
}
