import { decodeOnce } from '@lusoria/core';
import { eventSchema, type OptionKey, viewSchema } from '@lusoria/skat';
import { preferences, restTime } from './options/preferences.svelte.ts';
import { botNames, botText } from '../messages/choices.ts';
import { headlineSeats, headlineText } from '../messages/headline.ts';
import { logLine } from '../messages/log.ts';
import { fetchSkatMessages, skatMessages } from './messages.svelte.ts';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import Board from './table/SkatBoard.svelte';
import Preferences from './options/Preferences.svelte';
import { soundOf } from './sound.ts';
import { placeOf } from './table/place.ts';
import LastCards from './review/LastCards.svelte';
import Report from './review/Report.svelte';
import Review from './review/LateReview.svelte';
import Sheet from './sheet/LateSheet.svelte';
import { readerOf } from './reader.ts';

const readEvent = (raw: unknown) => decodeOnce(eventSchema, raw);

/** The options in which tables differ most. */
const MAIN_OPTIONS: readonly OptionKey[] = ['deals', 'scoring', 'kontra', 'ramsch', 'tricks'];

/** Enough to read how a deal was reckoned. */
const NEXT_DEAL_MS = 12_000;

const gameUi: GameUi = {
  // As long as any trick, and what it takes to come; where none was played there is nothing to see.
  lingers: (raw) => (decodeOnce(viewSchema, raw).tricks.length === 0 ? 0 : restTime() + 400),
  nextRoundAfter(raw) {
    const view = decodeOnce(viewSchema, raw);
    // Whoever sat out has only watched, and may want to see how it ended.
    const hasPlayed = view.you !== null && (view.form === 'two' || view.players.includes(view.you));
    return preferences.nextDeal.value === 'itself' && hasPlayed ? NEXT_DEAL_MS : null;
  },
  hasLetterKeys: () => preferences.keys.value === 'on',
  // Cards are called after the pack that this person plays with.
  event: (event, _, reader) =>
    logLine(skatMessages(), readEvent(event), readerOf(reader.name, reader.you)),
  counts(raw) {
    const view = decodeOnce(viewSchema, raw);
    if (view.form !== 'three') return [];
    return view.counts.map((count, seat) => (view.players.includes(seat) ? count : null));
  },
  headline(raw, names) {
    const { end, you } = decodeOnce(viewSchema, raw);
    const reader = readerOf(names.seat, you);
    return (
      end && {
        text: headlineText(skatMessages(), end.result, reader),
        seats: headlineSeats(end.result),
      }
    );
  },
  Board,
  firstHints: async () => (await import('./hints/first-hints.ts')).loadFirstHints(),
  sound: soundOf,
  place: placeOf,
  // Cards are called after the pack that this person plays with.
  lessonMessages: async (language) =>
    (await import('../messages/lessons/index.ts')).loadLessonMessages(
      language,
      () => preferences.deck.value,
    ),
  Report,
  LastCards,
  question: async () => (await import('./questions/Question.svelte')).default,
  questionWords: async (language) =>
    (await import('../questions.ts')).questionWords(language, () => preferences.deck.value),
  givesHints: true,
  insight: async (round, _names, signal) =>
    (await import('./insight.ts')).skatInsight(round, signal),
  Preferences,
  Review,
  sheet: { label: () => skatMessages()('sheet'), Sheet },
  files: [
    {
      label: () => skatMessages()('records-download'),
      ending: '.sgf',
      async text(record) {
        const { skatRecords } = await import('./files.ts');
        const t = skatMessages();
        const bots = botNames(t);
        return skatRecords(record, Date.now(), (name, seat) =>
          botText(t, name).label === name ? name : (bots[seat % bots.length] ?? name),
        );
      },
    },
  ],
  optionOrder: { open: MAIN_OPTIONS },
};

/** The page of Skat, with the messages of the reader's language. */
export async function loadUi(): Promise<GameUi> {
  await fetchSkatMessages();
  return gameUi;
}
