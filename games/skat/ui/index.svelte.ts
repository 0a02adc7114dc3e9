import { type Event, eventSchema, skat } from '@lusoria/skat';
import * as v from 'valibot';
import { preferences, restTime } from './preferences.svelte.ts';
import { botNames, botText } from '../messages/choices.ts';
import { logLine } from '../messages/log.ts';
import { fetchSkatMessages, skatMessages } from './messages.svelte.ts';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import Board from './Board.svelte';
import BotChoice from './BotChoice.svelte';
import { differing } from './options.ts';
import Preferences from './Preferences.svelte';
import Report from './Report.svelte';
import Review from './Review.svelte';
import Rules from './Rules.svelte';
import RulesSummary from './RulesSummary.svelte';
import Sheet from './Sheet.svelte';

const known = new WeakMap<object, Event>();

/** An event of the game; each is read once, though the log is told anew with every change. */
function read(raw: unknown): Event {
  if (typeof raw !== 'object' || raw === null) return v.parse(eventSchema, raw);
  const event = known.get(raw) ?? v.parse(eventSchema, raw);
  known.set(raw, event);
  return event;
}

const gameUi: GameUi = {
  title: (_, seats) => [skatMessages()(seats === 2 ? 'title-two' : 'title')],
  seats: skat.seats,
  bot: 'decent',
  others: { bots: ['decent', 'decent'], friends: 2 },
  botNames: () => botNames(skatMessages()),
  botLabel: (bot) => botText(skatMessages(), bot).label,
  // As long as any trick, and what it takes to come.
  lingers: () => restTime() + 400,
  told(raw, table, names) {
    return logLine(skatMessages(), read(raw), {
      name: (seat) => names.seat(seat),
      you: table.seat,
      pack: preferences.deck.value,
    });
  },
  chosen: differing,
  Board,
  Report,
  Preferences,
  Review,
  sheet: { label: () => skatMessages()('sheet'), Sheet },
  files: [
    {
      label: () => skatMessages()('records-download'),
      ending: '.sgf',
      async text(record) {
        const { skatRecords } = await import('./files.ts');
        return skatRecords(record, Date.now());
      },
    },
  ],
  Rules,
  RulesSummary,
  BotChoice,
};

/** The page of Skat, with the messages of the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await fetchSkatMessages();
  return gameUi;
}
