import {
  classification,
  deckOf,
  type Event,
  eventSchema,
  optionsSchema,
} from '@lusoria/classification';
import * as v from 'valibot';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import { logLine } from '../messages/log.ts';
import { botLabel, botNames, titleText } from '../messages/options.ts';
import { fetchMessages, listMessages, messages } from './messages.svelte.ts';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import Board from './Board.svelte';
import BotChoice from './BotChoice.svelte';
import { differing } from './options.ts';
import Report from './Report.svelte';
import Review from './Review.svelte';
import Rules from './Rules.svelte';
import RulesSummary from './RulesSummary.svelte';
import Sheet from './Sheet.svelte';
import { readerOf } from './reader.ts';

const known = new WeakMap<object, Event>();

/** An event of the game; each is read once, though the log is told anew with every change. */
function read(raw: unknown): Event {
  if (typeof raw !== 'object' || raw === null) return v.parse(eventSchema, raw);
  const event = known.get(raw) ?? v.parse(eventSchema, raw);
  known.set(raw, event);
  return event;
}

const gameUi: GameUi = {
  title: (options) => [titleText(messages(), options)],
  seats: classification.seats,
  bot: 'reasoner:skilled',
  others: { bots: ['reasoner:skilled', 'reasoner:skilled'], friends: 2 },
  botNames: () => botNames(messages()),
  botLabel: (bot) => botLabel(messages(), bot).label,
  lingers: () => 1800,
  told(raw, table, names) {
    const event = read(raw);
    const deck = deckOf(v.parse(optionsSchema, table.options));
    const reader = readerOf(deck, names, table.seat, prefs.language);
    return logLine(messages(), listMessages(), event, reader);
  },
  chosen: differing,
  Board,
  Report,
  Preferences: null,
  Review,
  sheet: { label: () => messages()('sheet'), Sheet },
  files: [],
  Rules,
  RulesSummary,
  BotChoice,
};

/** The page of Classification, in the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await fetchMessages();
  return gameUi;
}
