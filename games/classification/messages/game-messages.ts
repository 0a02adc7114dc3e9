import { decodeOnce, type GameMessages, labelled, type Reader } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { deckOf } from '../rules/deck-of.ts';
import type { Deck } from '../rules/deck/types.ts';
import { actionSchema, eventSchema, optionsSchema, viewSchema } from '../rules/schemas.ts';
import { actionText } from './action.ts';
import { cardPart } from './cards.ts';
import { loadHelp } from './help/index.ts';
import { loadMessages } from './index.ts';
import { loadLobby } from './lobby/index.ts';
import { logLine } from './log.ts';
import { botLabel, botNames, optionLabel, titleText } from './options.ts';
import type { TableReader } from './reader.ts';

/** The fields of the view that a message names. */
const FIELDS = {
  sage: 'sage',
  tree: 'tree',
  classes: 'table-classes',
  lays: 'lays',
} as const;

/** Loads the messages that every game provides. */
export async function loadGameMessages(language: Language): Promise<GameMessages> {
  const [t, lobby, help] = await Promise.all([
    loadMessages(language),
    loadLobby(language),
    loadHelp(language),
  ]);
  const readEvent = (raw: unknown) => decodeOnce(eventSchema, raw);
  const readDeck = (raw: unknown) => deckOf(decodeOnce(optionsSchema, raw));
  const seeing = (deck: Deck, reader: Reader): TableReader => ({
    you: reader.you,
    name: (seat) => reader.name(seat),
    card: (card) => cardPart(deck, card, language),
  });
  return {
    title: (options) => [titleText(t, options)],
    summary: lobby.summary,
    option: (key) => optionLabel(t, key),
    preset: (name) => labelled(t, `preset-${name}`, name),
    bot: (name) => botLabel(t, name),
    botNames: botNames(t),
    rejection: (code, params) => t.lookup(`rejection-${code}`, params),
    event: (event, { options }, reader) =>
      logLine(t, readEvent(event), seeing(readDeck(options), reader)),
    action: (action, view, reader) =>
      actionText(t, decodeOnce(actionSchema, action), decodeOnce(viewSchema, view), reader),
    field: (name) => (isField(name) ? t(FIELDS[name]) : null),
    ...help,
  };
}

function isField(name: string): name is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, name);
}
