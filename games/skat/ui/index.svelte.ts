import { type Event, eventSchema, skat } from '@lusoria/skat';
import * as v from 'valibot';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import { ui } from '@lusoria/web-kit/words.svelte.ts';
import { fetchSkatWords, skatWords } from './words.svelte.ts';
import type { GameUi, Told } from '@lusoria/web-kit/game-ui.ts';
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

/** Only the last trick may be looked at again: the log keeps no cards. */
function kindOf(event: Event): Told['kind'] {
  switch (event.type) {
    case 'played':
    case 'took':
    case 'opened':
      return 'passing';
    case 'claimed':
    case 'conceded':
    case 'answered':
    case 'went-on':
    case 'doubled':
      return 'strife';
    case 'awarded':
    case 'declared':
    case 'ended':
    case 'ramsch':
      return 'round';
    default:
      return 'play';
  }
}

const gameUi: GameUi = {
  title: (_, seats) => [skatWords().title(seats)],
  seats: skat.seats,
  bot: 'decent',
  others: { bots: ['decent', 'decent'], friends: 2 },
  botNames: () => skatWords().botNames,
  botLabel: (bot) => skatWords().bot(bot).label,
  strip: null,
  lingers: 1600,
  told(raw, table, names) {
    const event = read(raw);
    const sentence = skatWords().event(event, {
      name: (seat) => names.seat(seat),
      you: table.seat,
      pack: prefs.skatDeck,
    });
    return sentence && { sentence, kind: kindOf(event) };
  },
  chosen: differing,
  Board,
  Report,
  Preferences,
  Review,
  sheet: { label: () => skatWords().series.sheet, Sheet },
  files: [
    {
      label: () => ui().records.download,
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

/** The page of Skat, with the words of the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await fetchSkatWords();
  return gameUi;
}
