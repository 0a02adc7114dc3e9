import { decodeOnce, type GameMessages, labelled, type Reader } from '@lusoria/core';
import { type Language, messageLoader, type Translator } from '@lusoria/i18n';
import { actionSchema, type Event, eventSchema } from '../rules/types.ts';
import type { Messages } from './keys.gen.ts';

/** Loads the game's own messages in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);

/** Loads all messages of the game in a language. */
export async function loadGameMessages(language: Language): Promise<GameMessages> {
  const t = await loadMessages(language);
  return {
    title: () => [t('title')],
    summary: t('summary'),
    option: (key) => labelled(t, `option-${key}`, key),
    bot: (name) => labelled(t, `bot-${name}`, name),
    botNames: t('bot-names').split(', '),
    rejection: (code, params) => t.lookup(`rejection-${code}`, params),
    event(raw, _table, reader) {
      const event = decodeOnce(eventSchema, raw);
      return {
        sentence: [told(t, event, reader)],
        kind: event.type === 'dealt' ? 'round' : 'play',
      };
    },
    action: (raw) => t('action-play', decodeOnce(actionSchema, raw)),
    field: (name) => t.lookup(`field-${name}`, {}),
    help: [{ title: t('help-title'), text: [[t('help-text')]] }],
  };
}

function told(t: Translator<Messages>, event: Event, { name, you }: Reader): string {
  if (event.type === 'dealt') return t('event-dealt');
  const who = event.seat === you ? 'you' : 'other';
  const params = { who, name: name(event.seat) } as const;
  return event.type === 'took'
    ? t('event-took', params)
    : t('event-played', { ...params, card: event.card });
}
