import type { Reader } from '@lusoria/core';
import { capital } from '@lusoria/i18n';
import { printTree } from '../notation/tree.ts';
import { deckOf } from '../rules/deck-of.ts';
import type { Action, View } from '../rules/types.ts';
import { shortCardLabel } from './cards.ts';
import type { ClassificationTranslator } from './index.ts';
import { layButton } from './table.ts';

/** Label of an action, with everything that distinguishes it from others of its kind. */
export function actionText(
  t: ClassificationTranslator,
  action: Action,
  view: View,
  reader: Reader,
): string {
  const deck = deckOf(view.options);
  switch (action.type) {
    case 'set-tree':
      return `${t('set-tree')}: ${printTree(action.tree, deck, t.language)}`;
    case 'lay': {
      const cards = action.cards.map((card) => shortCardLabel(deck, card, t.language));
      return `${layButton(t, cards.length, action.class)}: ${cards.join('; ')}`;
    }
    case 'pass':
      return t('pass');
    case 'judge':
      return capital(t(action.right ? 'right' : 'wrong'));
    case 'describe':
      return describeText(t, action.what, view);
    case 'rule':
      return `${t(action.right ? 'accept' : 'reject')}: ${reader.name(action.seat)}`;
  }
}

function describeText(
  t: ClassificationTranslator,
  what: Extract<Action, { type: 'describe' }>['what'],
  { options }: View,
): string {
  switch (what.kind) {
    case 'none':
      return t('say-nothing');
    case 'tree':
      return `${t('hand-in')}: ${printTree(what.tree, deckOf(options), t.language)}`;
    case 'sort':
      return `${t('hand-in')}: ${what.classes.map((to) => (to === null ? '+' : to + 1)).join(' ')}`;
    case 'text':
      return `${t('hand-in')}: ${what.text}`;
  }
}
