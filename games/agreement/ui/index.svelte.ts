import { agreement, deckOf, optionsSchema, viewSchema } from '@lusoria/agreement';
import * as v from 'valibot';
import type { GameUi } from '@lusoria/web-kit/game-ui.ts';
import { bot, botNames, titleOf } from '../messages/choices.ts';
import { eventLine, readEvent } from '../messages/events.ts';
import Board from './Board.svelte';
import BotChoice from './BotChoice.svelte';
import { differing } from './presets.ts';
import Report from './Report.svelte';
import Rules from './Rules.svelte';
import RulesSummary from './RulesSummary.svelte';
import { loadMessages, messages } from './messages.svelte.ts';

const gameUi: GameUi = {
  title: titleOf,
  seats: agreement.seats,
  bot: 'uniform',
  others: { bots: ['uniform', 'pupil:70'], friends: 1 },
  botNames: () => botNames(messages()),
  botLabel: (name) => bot(messages(), name).label,
  lingers: () => 1600,
  told(raw, table, names) {
    return eventLine(messages(), readEvent(raw), {
      name: (seat) => names.seat(seat),
      you: table.seat,
      deck: deckOf(v.parse(optionsSchema, table.options)),
    });
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
  await loadMessages();
  return gameUi;
}
