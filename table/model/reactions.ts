import { decideEvents } from './change.ts';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { isSilent } from '../rounds/play.ts';
import { recent, REACTION_LIMIT } from './reacted.ts';
import { seatOf } from '../seats/membership.ts';
import {
  type Holder,
  type Reaction,
  REACTIONS,
  type TableEvent,
  type TableState,
} from './types.ts';

/** Further reactions are rejected with `reactions-full`. */
export const MAX_REACTIONS = 1000;

/** A bot answers every so many of people's reactions. */
const BOT_ANSWERS_EVERY = 4;

/** What a bot says to a reaction. */
const ANSWERS: Readonly<Record<Reaction, Reaction>> = {
  salve: 'salve',
  optime: 'gratias',
  gratias: 'salve',
  hem: 'hahahae',
  hahahae: 'hahahae',
  eheu: 'hem',
};

/** A person with a seat says one of the known words. */
export function react(table: TableState, person: string, id: string, context: Context): Decision {
  const reaction = REACTIONS.find((one) => one === id);
  if (reaction === undefined) return rejectWith('no-such-reaction');
  const seat = seatOf(table, person);
  if (seat === null) return rejectWith('not-seated');
  if (!table.settings.reactions) return rejectWith('reactions-closed');
  if (isSilent(table)) return rejectWith('round-silent');
  if (table.people.some(({ id: other, muted }) => other === person && muted)) {
    return rejectWith('muted');
  }
  if (table.reactions.count >= MAX_REACTIONS) return rejectWith('reactions-full');
  const own = recent(table.reactions.latest, context.now).filter((one) => one.person === person);
  const [first] = own;
  if (first && own.length >= REACTION_LIMIT.times) {
    const seconds = Math.max(1, Math.ceil((first.at + REACTION_LIMIT.ms - context.now) / 1000));
    return rejectWith('reacts-too-fast', { seconds });
  }
  return decideEvents(table, context, [
    { type: 'reacted', person, seat, reaction },
    ...answers(table, reaction),
  ]);
}

/** Where only one person plays against bots, one of these answers now and then. */
function answers({ seats, reactions: { count } }: TableState, to: Reaction): readonly TableEvent[] {
  const bots = seats.flatMap((holder, seat) => (isOwnBot(holder) ? [seat] : []));
  const bot = bots[count % Math.max(1, bots.length)];
  const isDue = count % BOT_ANSWERS_EVERY === 0 && bots.length === seats.length - 1;
  if (bot === undefined || !isDue) return [];
  return [{ type: 'reacted', person: null, seat: bot, reaction: ANSWERS[to] }];
}

function isOwnBot(holder: Holder): boolean {
  return holder.kind === 'bot' && holder.substituteFor === null;
}
