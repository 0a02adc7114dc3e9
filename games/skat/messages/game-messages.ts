import { decodeOnce, type GameMessages, labelled } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { actionSchema } from '../rules/actions.ts';
import { eventSchema } from '../rules/events.ts';
import { viewSchema } from '../rules/view.ts';
import { actionText } from './actions.ts';
import { botNames, botText, optionText } from './choices.ts';
import { loadSkatHelp } from './help/index.ts';
import { loadSkatMessages } from './index.ts';
import { loadLobby } from './lobby/index.ts';
import { placeName } from './place.ts';
import { logLine } from './log.ts';
import { openQuestion } from './open-question.ts';

/** The pack after which cards are called where nobody has chosen one. */
const PACK = 'french';

/** Loads the messages of Skat that any front end needs. */
export async function loadGameMessages(language: Language): Promise<GameMessages> {
  const [t, lobby, help] = await Promise.all([
    loadSkatMessages(language),
    loadLobby(language),
    loadSkatHelp(language),
  ]);
  const readEvent = (raw: unknown) => decodeOnce(eventSchema, raw);
  return {
    ...lobby,
    ...help,
    title: (_, seats) => [t(seats === 2 ? 'title-two' : 'title')],
    unit: 'deal',
    option: (key) => optionText(t, key),
    preset: (name) => labelled(t, `preset-${name}`, name),
    bot: (name) => botText(t, name),
    botNames: botNames(t),
    rejection: (code, params) => t.lookup(`rejection-${code}`, params),
    event: (event, _, reader) => logLine(t, readEvent(event), { ...reader, pack: PACK }),
    action: (action, view) =>
      actionText(t, decodeOnce(actionSchema, action), decodeOnce(viewSchema, view), PACK),
    openQuestion: (view) => openQuestion(t, decodeOnce(viewSchema, view)),
    place: (view, seat) => placeName(t, decodeOnce(viewSchema, view), seat),
    field: () => null,
  };
}
