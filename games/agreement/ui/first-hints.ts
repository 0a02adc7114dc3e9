import { cardToMatch, deckOf, formOf, readingsOf, viewSchema } from '@lusoria/agreement';
import { decodeOnce } from '@lusoria/core';
import { la } from '@lusoria/i18n';
import type { FirstHint } from '@lusoria/web-kit/game-ui.ts';
import { readingsText } from '../messages/cells.ts';
import { inGrammar } from '../messages/grammar.ts';
import { messages } from './messages.svelte.ts';

/** What somebody is told who plays for the first time: the top card, two of three, and to declare. */
export function firstHints(raw: unknown): readonly FirstHint[] {
  const view = decodeOnce(viewSchema, raw);
  const match = cardToMatch(view.pile);
  if (!match || (view.dispute?.looking.length ?? 0) > 0) return [];
  const deck = deckOf(view.options);
  const t = inGrammar(messages(), deck);
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
    { key: 'declare', at: '.ring .declare', text: t.sentence('hint-declare') },
  ];
}
