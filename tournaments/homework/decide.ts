import { accepted, type GamePractice } from '@lusoria/core';
import { cleaned } from '@lusoria/table/names';
import { type Context, type Decision, rejectWith } from '../decision.ts';
import { TITLE_LENGTH } from '../model/fields.ts';
import {
  MAX_ANSWER_LENGTH,
  MAX_DAYS_AHEAD,
  MAX_HOMEWORK,
  MAX_OPEN_HOMEWORK,
  MAX_TRIES,
} from './schemas.ts';
import { type Homework, isFor, neededFor, pieceOf } from './state.ts';
import { newWord, plainWord } from './words.ts';
import { whyOutside } from '../joining.ts';
import { memberOf } from '../membership.ts';
import { seatLate, sizesOf, tableId, withBots } from '../rounds.ts';
import type { Command, EventState } from '../types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Of<T extends Command['do']> = Extract<Command, { do: T }>;
type DirectorsCommand = Of<'reschedule' | 'close-homework'>;
type MembersCommand = Of<'begin-homework' | 'answer-item' | 'word' | 'return'>;

/** A context with the practice of the game; null: it has none. */
interface PracticeContext extends Context {
  readonly practice: GamePractice | null;
}

/** What the director sets. */
export function setHomework(
  state: EventState,
  command: DirectorsCommand,
  context: Context,
): Decision {
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

/** The director gives homework. */
export function assign(
  state: EventState,
  { title, options: raw, work, until, late }: Of<'assign'>,
  context: PracticeContext,
): Decision {
  const problem = whyNotDue(until, context);
  if (problem) return problem;
  const open = state.homework.filter(({ closedAt }) => closedAt === null);
  if (open.length >= MAX_OPEN_HOMEWORK || state.homework.length >= MAX_HOMEWORK) {
    return rejectWith('too-much-homework', { most: MAX_OPEN_HOMEWORK });
  }
  const options = context.game.options(raw);
  if (!options.ok) return options;
  if (work.kind === 'practice') {
    const keys = context.practice?.keys(options.value) ?? [];
    if (!work.keys.every((key) => keys.includes(key))) return rejectWith('bad-practice');
    if (work.for?.some((no) => state.members[no] === undefined))
      return rejectWith('no-such-member');
  } else if (sizesOf({ ...state, options: options.value, prepared: null }, context).length === 0) {
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
  context: PracticeContext,
): Decision {
  if (command.do === 'return') return comeBack(state, person, command.word, context);
  const member = memberOf(state, person);
  if (!member) return rejectWith('not-in-event');
  const word = member.word === null ? [wordFor(state, member.no, context)] : [];
  if (command.do === 'word') return word.length > 0 ? accepted(word) : rejectWith('not-now');
  const homework = state.homework[command.homework];
  if (!homework || !isFor(homework, member.no)) return rejectWith('no-such-homework');
  if (homework.closedAt !== null) return rejectWith('homework-closed');
  if (command.do === 'answer-item') return answerItem(homework, member.no, command, context);
  if (homework.work.kind === 'practice') {
    const items = beginPractice(homework, member.no, context);
    return items.ok ? accepted([...word, ...items.value]) : items;
  }
  const piece = pieceOf(homework, member.no);
  if (piece?.tables.some(({ over }) => !over)) return rejectWith('already-seated');
  if (piece && piece.finishes.length >= neededFor(homework)) return rejectWith('not-now');
  const matches = piece?.tables.length ?? 0;
  if (matches >= MAX_TRIES) return rejectWith('too-many-tries', { most: MAX_TRIES });
  return accepted([...word, homeworkBegun(state, homework, member.no, matches, context)]);
}

/** The items of a member, whom nobody sees them before. */
function beginPractice(
  homework: Homework,
  member: number,
  { practice, random }: PracticeContext,
): Decision {
  const { no, options, work } = homework;
  if (work.kind !== 'practice' || !practice) return rejectWith('bad-practice');
  if (pieceOf(homework, member)) return rejectWith('already-seated');
  const items = [...practice.items(options, work.keys, work.items, random)];
  return accepted([{ type: 'practice-begun', homework: no, member, items }]);
}

/** The game judges an answer; each item is answered once. */
function answerItem(
  homework: Homework,
  member: number,
  { item, answer: given }: Of<'answer-item'>,
  { practice }: PracticeContext,
): Decision {
  const own = pieceOf(homework, member)?.practice;
  if (!own || item > own.answers.length || item >= own.items.length) return rejectWith('not-now');
  if (item < own.answers.length) return rejectWith('already-answered');
  const { no, options } = homework;
  const isLong = JSON.stringify(given ?? null).length > MAX_ANSWER_LENGTH;
  const checked = isLong ? null : practice?.check(options, own.items[item], given);
  if (!checked) return rejectWith('bad-practice');
  const { answer, right } = checked;
  return accepted([{ type: 'item-answered', homework: no, member, answer, right }]);
}

function wordFor({ members }: EventState, member: number, { random }: Context) {
  const taken = members.map(({ word }) => word);
  return { type: 'word', member, word: newWord(taken, random) } as const;
}

/** @param matches of the member before */
function homeworkBegun(
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

function comeBack(state: EventState, person: string, written: string, context: Context): Decision {
  const barred = whyOutside(state, person);
  if (barred) return barred;
  const word = plainWord(written);
  const member = state.members.find(
    (one) => (one.state === 'here' || one.state === 'listed') && one.word === word,
  );
  if (!member) return rejectWith('wrong-word');
  const late = member.state === 'listed' ? seatLate(state, member.no, context) : [];
  return accepted([{ type: 'returned', member: member.no, person }, ...late]);
}
