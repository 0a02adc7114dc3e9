import { accepts, cardToMatch, deckOf, formOf, readingsOf, viewSchema } from '@lusoria/agreement';
import { decodeOnce } from '@lusoria/core';
import { la } from '@lusoria/i18n';
import type { FirstHintsOf } from '@lusoria/web-kit/game-ui.ts';
import { readingsText } from '../messages/cells.ts';
import { inGrammar } from '../messages/grammar.ts';
import { messages } from './messages.svelte.ts';

/** What somebody is told who plays for the first time: the top card, two of three, and to declare; and to doubt what others declare. */
export const firstHints: FirstHintsOf = (raw, _, turn) => {
  const view = decodeOnce(viewSchema, raw);
  const match = cardToMatch(view.pile);
  if (!match || (view.dispute?.looking.length ?? 0) > 0) return [];
  const deck = deckOf(view.options);
  const t = inGrammar(messages(), deck);
  if (turn === 'may') {
    const mayDoubt = accepts(view, { type: 'challenge', lay: view.window?.lay ?? 0 }) === null;
    const text = t.sentence('hint-challenge');
    return mayDoubt ? [{ key: 'challenge', at: '.ring .challenge .btn', text }] : [];
  }
  const start = {
    form: la(formOf(deck, match.card)),
    readings: readingsText(t, readingsOf(deck, match.card)),
  };
  return [
    { key: 'top', at: '.ring .card-on-top', text: t.sentence('hint-top') },
    {
      key: 'two',
      at: '.ring .decl',
      text: match.as === null ? t.sentence('hint-start', start) : t.sentence('hint-two'),
    },
    { key: 'declare', at: '.ring .declare:not(.joker)', text: t.sentence('hint-declare') },
  ];
};
