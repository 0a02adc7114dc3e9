import { accepted, refused, type AnyGame } from '@lusoria/core';
import { decideEvents } from './change.ts';
import {
  type Context,
  type DecidedEvents,
  type Decision,
  rejectWith,
  type Request,
} from './decision.ts';
import { byDirector, end } from './director.ts';
import { erasePerson } from './erase.ts';
import { react } from './reactions.ts';
import { CHAT_LENGTH, cleaned, NAME_LENGTH } from '../seats/names.ts';
import { isDayClock } from '../rounds/by-day.ts';
import { isDue } from '../rounds/deadlines.ts';
import {
  act,
  consent,
  consentToChat,
  contribute,
  hurry,
  inTime,
  isSilent,
  startRound,
} from '../rounds/play.ts';
import { nameAt, giveBack, putBot, sit, stand } from '../seats/seating.ts';
import type { Command, Holder, Settings, TableEvent, TableState } from './types.ts';
import { isFull } from './limits.ts';
import { belongs, isChatOpen, seatOf } from '../seats/membership.ts';

/** Further messages are rejected with `chat-full`. */
export const MAX_CHAT_MESSAGES = 1000;

/** Initial data of a new table. */
export interface Opening {
  readonly code: string;
  readonly owner: string;
  readonly name: string;
  readonly options: unknown;
  readonly settings: Settings;
  readonly seats: readonly Holder[];
}

/** The first event of a table, or the reason why it cannot be created. */
export function open(game: AnyGame, opening: Opening): DecidedEvents {
  const options = game.options(opening.options);
  if (!options.ok) return options;
  const misfit = game.admits(options.value, opening.seats.length);
  if (misfit) return refused(misfit);
  for (const holder of opening.seats) {
    if (holder.kind === 'person' && holder.person !== opening.owner)
      return rejectWith('no-such-person');
    if (holder.kind === 'bot' && (holder.substituteFor !== null || !game.bot(holder.bot))) {
      return rejectWith('no-such-bot', { bot: holder.bot });
    }
  }
  if (opening.seats.filter((holder) => holder.kind === 'person').length > 1)
    return rejectWith('bad-seats');
  const name = cleaned(opening.name, NAME_LENGTH);
  if (name === '') return rejectWith('bad-name');
  const { code, owner, settings, seats } = opening;
  return accepted([
    {
      type: 'created',
      game: game.id,
      rules: game.rules,
      code,
      owner,
      name,
      options: options.value,
      settings,
      seats,
    },
  ]);
}

/** The events that follow from a request and the table after them, or why it is refused. */
export function decide(table: TableState, request: Request, context: Context): Decision {
  switch (request.kind) {
    case 'person':
      return byPerson(table, request, context);
    case 'bot':
      // The person whom the bot substitutes may have come back while it was thinking.
      return table.seats[request.seat]?.kind === 'bot'
        ? act(table, request.seat, request.action, request.seen, context)
        : rejectWith('not-seated');
    case 'operator':
      return end(table, context);
    case 'director':
      return byDirector(table, request.command, context);
    case 'erase':
      return erasePerson(table, request.person, context);
    case 'time':
      // What has happened since it was due may have renewed or ended the wait.
      return isDue(table, request, context.now)
        ? inTime(table, request, context)
        : rejectWith('not-now');
  }
}

/** Commands at a table where everybody is to have the same chances: those that only play. */
const SEEDED: readonly Command['do'][] = ['act', 'next', 'hurry', 'react', 'rename'];

function byPerson(
  table: TableState,
  request: Extract<Request, { kind: 'person' }>,
  context: Context,
): Decision {
  const { person, command } = request;
  // On another device, or at another node that has not received the erasure yet.
  if (table.erased.includes(person)) return rejectWith('no-such-person');
  if (isFull(table, command)) return rejectWith('table-full');
  if (table.seed !== null && !SEEDED.includes(command.do)) return rejectWith('not-now');
  switch (command.do) {
    case 'sit':
      return sit(table, person, request.name, command.seat, context);
    case 'stand':
      return stand(table, seatOf(table, person), 'left', context);
    case 'rename':
      return rename(table, person, command.name, context);
    case 'say':
      return say(table, person, command.text, context);
    case 'react':
      return react(table, person, command.reaction, context);
    case 'contribute':
      return contribute(table, person, command, context);
    case 'act': {
      const seat = seatOf(table, person);
      if (seat === null) return rejectWith('not-seated');
      return act(table, seat, command.action, request.seen, context, person);
    }
    case 'hurry':
      return hurry(table, person, context);
    case 'consent':
      return command.to === 'chat'
        ? consentToChat(table, person, command.give, context)
        : consent(table, person, command.give, context);
    case 'put-bot':
      return putBot(table, person, command, context);
    case 'start':
    case 'next':
    case 'rematch':
      return startRound(table, person, command.do, context);
    default:
      return person === table.owner ? byOwner(table, command, context) : rejectWith('not-owner');
  }
}

type OwnerCommand = Extract<
  Command,
  {
    do:
      | 'reopen'
      | 'options'
      | 'settings'
      | 'seats'
      | 'give-back'
      | 'remove'
      | 'pause'
      | 'mute'
      | 'owner';
  }
>;

function byOwner(table: TableState, command: OwnerCommand, context: Context): Decision {
  const happens = (event: TableEvent): Decision => decideEvents(table, context, [event]);
  switch (command.do) {
    case 'reopen':
      return table.phase === 'over' && !table.direction
        ? happens({ type: 'rematch' })
        : rejectWith('not-now');
    case 'options': {
      if (table.phase !== 'lobby') return rejectWith('not-now');
      const options = table.game.options(command.options);
      if (!options.ok) return options;
      const misfit = table.game.admits(options.value, table.seats.length);
      return misfit ? refused(misfit) : happens({ type: 'options', options: options.value });
    }
    case 'settings':
      return areTermsKept(table, command.settings)
        ? happens({ type: 'settings', settings: command.settings })
        : rejectWith('terms-agreed');
    case 'seats': {
      if (table.phase !== 'lobby') return rejectWith('not-now');
      const misfit = table.game.admits(table.options, command.count);
      if (misfit) return refused(misfit);
      const lost = table.seats.slice(command.count);
      if (lost.some((holder) => holder.kind === 'person')) return rejectWith('seat-taken');
      return happens({ type: 'resized', count: command.count });
    }
    case 'give-back':
      return giveBack(table, command.seat, context);
    case 'remove': {
      const holder = table.seats[command.seat];
      if (holder?.kind === 'bot' && table.phase !== 'lobby') return rejectWith('not-now');
      if (holder?.kind === 'bot') {
        return happens({ type: 'seat', seat: command.seat, holder: { kind: 'open' } });
      }
      return stand(table, command.seat, 'removed', context);
    }
    case 'pause': {
      if (table.phase !== 'playing' || command.on === (table.pausedAt !== null))
        return rejectWith('not-now');
      return happens({ type: 'paused', on: command.on });
    }
    case 'owner':
      return seatOf(table, command.person) !== null && command.person !== table.owner
        ? happens({ type: 'owner', person: command.person })
        : rejectWith('no-such-person');
    case 'mute':
      return table.people.some(({ id }) => id === command.person)
        ? happens({ type: 'muted', person: command.person, on: command.on })
        : rejectWith('no-such-person');
  }
}

/**
 * Whether those at the table sat down to these settings: at a table by the day they may be away, so
 * what a move may take and who substitutes them does not change behind their backs.
 */
function areTermsKept({ settings, phase, seats, owner }: TableState, next: Settings): boolean {
  if (!isDayClock(settings.clock) && !isDayClock(next.clock)) return true;
  if (settings.clock === next.clock && settings.substitute === next.substitute) return true;
  const isAlone = seats.every((holder) => holder.kind !== 'person' || holder.person === owner);
  return phase === 'lobby' && isAlone;
}

function rename(table: TableState, person: string, raw: string, context: Context): Decision {
  if (!belongs(table, person)) return rejectWith('not-seated');
  const name = cleaned(raw, NAME_LENGTH);
  if (name === '') return rejectWith('bad-name');
  return decideEvents(table, context, [
    { type: 'renamed', person, name: nameAt(table, person, name) },
  ]);
}

function say(table: TableState, person: string, raw: string, context: Context): Decision {
  const speaker = table.people.find(({ id }) => id === person);
  if (!speaker || !belongs(table, person)) return rejectWith('not-seated');
  if (!table.settings.chat) return rejectWith('chat-closed');
  if (!isChatOpen(table)) return rejectWith('no-consent');
  if (isSilent(table)) return rejectWith('round-silent');
  if (table.chatCount >= MAX_CHAT_MESSAGES) return rejectWith('chat-full');
  if (speaker.muted) return rejectWith('muted');
  const text = cleaned(raw, CHAT_LENGTH);
  if (text === '') return rejectWith('empty-message');
  return decideEvents(table, context, [{ type: 'said', person, text }]);
}
