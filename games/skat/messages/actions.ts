import { capital } from '@lusoria/i18n';
import type { Card } from '../rules/cards.ts';
import type { Action } from '../rules/actions.ts';
import type { Proposal } from '../rules/three/types.ts';
import type { View } from '../rules/view.ts';
import type { SkatTranslator } from './index.ts';
import type { Pack } from '@lusoria/core/playing-card';
import {
  callText,
  cardName,
  cardNames,
  contractName,
  doubleName,
  gameName,
  noDoubleText,
} from './names.ts';

/** The label of an action's button. */
export function actionText(t: SkatTranslator, action: Action, view: View, pack: Pack): string {
  switch (action.type) {
    case 'bid': {
      const isTaking = view.form === 'three' && view.asked === 'take';
      return isTaking ? t('take', { bid: action.value }) : String(action.value);
    }
    case 'hold':
    case 'pass':
      return callText(t, action.type);
    case 'declare': {
      const { contract, discards } = action;
      const declare = t('declare', { contract: contractName(t, contract, pack, 'accusative') });
      return withCards(declare, t('discarded'), discards);
    }
    case 'push':
      return withCards(t('push'), '', action.cards);
    case 'play': {
      const isLead = view.phase === 'play' && view.trick.length === 0;
      return t(isLead ? 'lead' : 'play', { card: cardName(t, action.card, pack) });
    }
    case 'double':
      return doubleName(t, action.to);
    case 'claim':
      return t(`claim-${action.level}`);
    case 'answer': {
      const proposal = view.form === 'three' ? view.proposal : null;
      return answerText(t, proposal?.kind ?? 'claim', action.yes);
    }
    case 'name':
      return t('name-game', { game: gameName(t, action.game, pack, 'accusative') });
    case 'pick-up':
    case 'push-unseen':
    case 'concede':
      return t(action.type);
    case 'no-double':
      return noDoubleText(t, view.phase === 're' ? 4 : 2);
  }

  function withCards(label: string, what: string, cards: readonly Card[]): string {
    if (cards.length === 0) return label;
    return [label, what, cardNames(t, cards, pack)].filter((text) => text !== '').join(': ');
  }
}

/** The answer to a claim or a concession on a button. */
export function answerText(t: SkatTranslator, kind: Proposal['kind'], yes: boolean): string {
  if (!yes) return capital(t('play-on'));
  return t(kind === 'claim' ? 'agree' : 'accept');
}
