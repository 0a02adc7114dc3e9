import {
  decodeOnce,
  type GameMessages,
  labelled,
  labelledOption,
  type Reader,
} from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { type CardNames, loadCardNames } from '@lusoria/print/cards/names.ts';
import { newgame } from '../rules/game.ts';
import { actionSchema, type Event, eventSchema } from '../rules/types.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';
import { loadLobby } from './lobby/index.ts';

/** Loads all messages of the game in a language. */
export async function loadGameMessages(language: Language): Promise<GameMessages> {
  const [t, lobby, names] = await Promise.all([
    loadMessages(language),
    loadLobby(language),
    loadCardNames(language),
  ]);
  return {
    title: () => [lobby.name],
    summary: lobby.summary,
    option: (key) => labelledOption(t, newgame.optionFields, key),
    bot: (name) => labelled(t, `bot-${name}`, name),
    botNames: t('bot-names').split(', '),
    rejection: (code, params) => t.lookup(`rejection-${code}`, wordedParams(names, params)),
    event(raw, _table, reader) {
      const event = decodeOnce(eventSchema, raw);
      return {
        sentence: [eventText(t, names, event, reader)],
        kind: event.type === 'dealt' ? 'round' : 'play',
      };
    },
    action: (raw) => t('action-play', { card: names.card(decodeOnce(actionSchema, raw).card) }),
    field: (name) => t.lookup(`field-${name}`),
    value: (_field, value) => names.worded(value),
    help: [{ title: t('help-title'), text: [[t('help-text')]] }],
  };
}

/** Cards by their names. */
function wordedParams(
  names: CardNames,
  params: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, names.worded(value)?.text ?? value]),
  );
}

function eventText(
  t: MessageTranslator,
  names: CardNames,
  event: Event,
  { name, you }: Reader,
): string {
  if (event.type === 'dealt') return t('event-dealt');
  const who = event.seat === you ? 'you' : 'other';
  const params = { who, name: name(event.seat) } as const;
  return event.type === 'took'
    ? t('event-took', params)
    : t('event-played', { ...params, card: names.card(event.card) });
}
