import {
  agreement,
  deckOf,
  type Event,
  eventSchema,
  formOf,
  optionsSchema,
  viewSchema,
} from '@lusoria/agreement';
import { la } from '@lusoria/words/sentence';
import * as v from 'valibot';
import { agreementWords, fetchAgreementWords } from './words.svelte.ts';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import Board from './Board.svelte';
import BotChoice from './BotChoice.svelte';
import { differing } from './presets.ts';
import Report from './Report.svelte';
import Rules from './Rules.svelte';
import RulesSummary from './RulesSummary.svelte';

const known = new WeakMap<object, Event>();

/** An event of the game; each is read once, though the log is told anew with every change. */
function read(raw: unknown): Event {
  if (typeof raw !== 'object' || raw === null) return v.parse(eventSchema, raw);
  const event = known.get(raw) ?? v.parse(eventSchema, raw);
  known.set(raw, event);
  return event;
}

function kindOf(event: Event): 'play' | 'strife' | 'round' {
  if (event.type === 'settled') return 'strife';
  return event.type === 'ended' || event.type === 'dealt' ? 'round' : 'play';
}

const gameUi: GameUi = {
  title: (options) => [la(deckOf(v.parse(optionsSchema, options)).paradigm.title)],
  seats: agreement.seats,
  bot: 'uniform',
  others: { bots: ['uniform', 'pupil:70'], friends: 1 },
  botNames: () => agreementWords().botNames,
  botLabel: (bot) => agreementWords().bot(bot).label,
  strip: {
    turnOf: (name) => agreementWords().turnOf(name),
    seat(raw, seat) {
      const view = v.parse(viewSchema, raw);
      return { cards: view.counts[seat] ?? 0, out: view.out.includes(seat) };
    },
  },
  lingers: 0,
  told(raw, table, names) {
    const event = read(raw);
    const deck = deckOf(v.parse(optionsSchema, table.options));
    const sentence = agreementWords().event(event, {
      name: (seat) => names.seat(seat),
      you: table.seat,
      form: (card) => formOf(deck, card),
    });
    return sentence && { sentence, kind: kindOf(event) };
  },
  chosen: differing,
  Board,
  Report,
  Preferences: null,
  Review: null,
  sheet: null,
  files: [],
  Rules,
  RulesSummary,
  BotChoice,
};

/** The page of the agreement games, with the words of the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await fetchAgreementWords();
  return gameUi;
}
