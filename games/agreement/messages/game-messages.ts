import { decodeOnce, type GameMessages, labelled } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { type Deck, deckOf } from '../rules/deck.ts';
import { actionSchema, optionsSchema, viewSchema } from '../rules/schemas.ts';
import { actionText } from './actions.ts';
import { bot, botNames, option, titleOf } from './choices.ts';
import { eventLine, readEvent } from './events.ts';
import { inGrammar } from './grammar.ts';
import { loadHelp } from './help/index.ts';
import { loadAgreementMessages } from './index.ts';
import { loadLobby } from './lobby/index.ts';
import { openQuestion } from './open-question.ts';

/** Loads the messages that every game provides, for the agreement games. */
export async function loadGameMessages(language: Language): Promise<GameMessages> {
  const [t, { summary }, help] = await Promise.all([
    loadAgreementMessages(language),
    loadLobby(language),
    loadHelp(language),
  ]);
  const wordsOf = (deck: Deck) => inGrammar(t, deck);
  return {
    title: titleOf,
    summary,
    option: (key) => option(t, key),
    aid: (name) => labelled(t, `aid-${name}`, name),
    preset: (name) => labelled(t, `preset-${name}`, name),
    bot: (name) => bot(t, name),
    botNames: botNames(t),
    rejection: (code, params) => t.lookup(`rejection-${code}`, { shares: 0, ...params }),
    event(event, { options }, reader) {
      const deck = deckOf(decodeOnce(optionsSchema, options));
      return eventLine(wordsOf(deck), readEvent(event), { ...reader, deck });
    },
    action(action, view) {
      const deck = deckOf(decodeOnce(viewSchema, view).options);
      return actionText(wordsOf(deck), decodeOnce(actionSchema, action), deck);
    },
    openQuestion: (view) => openQuestion(t, decodeOnce(viewSchema, view)),
    field: (name) => t.lookup(`field-${name}`),
    ...help,
  };
}
