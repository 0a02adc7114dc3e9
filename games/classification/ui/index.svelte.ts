import {
  classification,
  deckOf,
  type Event,
  eventSchema,
  optionsSchema,
} from '@lusoria/classification';
import * as v from 'valibot';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import { classificationWords, fetchClassificationWords } from './words.svelte.ts';
import type { GameUi, Told } from '@lusoria/web-kit/game-ui.ts';
import Board from './Board.svelte';
import BotChoice from './BotChoice.svelte';
import { differing } from './options.ts';
import Report from './Report.svelte';
import Review from './Review.svelte';
import Rules from './Rules.svelte';
import RulesSummary from './RulesSummary.svelte';
import Sheet from './Sheet.svelte';
import { whoOf } from './who.ts';

const known = new WeakMap<object, Event>();

/** An event of the game; each is read once, though the log is told anew with every change. */
function read(raw: unknown): Event {
  if (typeof raw !== 'object' || raw === null) return v.parse(eventSchema, raw);
  const event = known.get(raw) ?? v.parse(eventSchema, raw);
  known.set(raw, event);
  return event;
}

function kindOf(event: Event): Told['kind'] {
  switch (event.type) {
    case 'judged':
    case 'ruled':
      return event.right ? 'play' : 'strife';
    case 'tree-set':
    case 'dealt':
    case 'closed':
    case 'ended':
      return 'round';
    default:
      return 'play';
  }
}

const gameUi: GameUi = {
  title: (options, seats) => classificationWords().title(v.parse(optionsSchema, options), seats),
  seats: classification.seats,
  bot: 'reasoner:skilled',
  others: { bots: ['reasoner:skilled', 'reasoner:skilled'], friends: 2 },
  botNames: () => classificationWords().botNames,
  botLabel: (bot) => classificationWords().bot(bot).label,
  strip: null,
  lingers: 1800,
  told(raw, table, names) {
    const event = read(raw);
    const deck = deckOf(v.parse(optionsSchema, table.options));
    const who = whoOf(deck, names, table.seat, prefs.language);
    const sentence = classificationWords().event(event, who);
    return sentence && { sentence, kind: kindOf(event) };
  },
  chosen: differing,
  Board,
  Report,
  Preferences: null,
  Review,
  sheet: { label: () => classificationWords().sheet.title, Sheet },
  files: [],
  Rules,
  RulesSummary,
  BotChoice,
};

/** The page of Classification, with the words of the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await fetchClassificationWords();
  return gameUi;
}
