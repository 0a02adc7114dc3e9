import { reject, type Rejection } from '@lusoria/core';
import type { Action } from '../actions.ts';
import { type Card, playable } from '../cards.ts';
import type { RejectionCode } from '../rejections.ts';
import { openOf } from './rows.ts';
import type { TwoView } from './types.ts';

type Refusal = Rejection<RejectionCode> | null;

/** Why somebody who sees this cannot do that; null when it can be done. */
export function accepts(view: TwoView, action: Action): Refusal {
  if (view.you === null) return reject('not-seated');
  if (view.phase === 'over') return reject('round-over');
  switch (action.type) {
    case 'name':
      return (
        inTurn(view, view.phase === 'name') ??
        (action.game === 'null' ? reject('no-null-for-two') : null)
      );
    case 'double':
      return refuseDouble(view, action.to);
    case 'no-double':
      return inTurn(view, view.phase === 'kontra' || view.phase === 're');
    case 'play':
      return inTurn(view, view.phase === 'play') ?? refuseCard(view, view.you, action.card);
    case 'concede':
      return inTurn(view, view.phase === 'play');
    case 'bid':
    case 'hold':
    case 'pass':
    case 'pick-up':
    case 'declare':
    case 'push':
    case 'push-unseen':
    case 'claim':
    case 'answer':
      return reject('not-now');
  }
}

function inTurn(view: TwoView, isTime: boolean): Refusal {
  if (!isTime) return reject('not-now');
  return view.current === view.you ? null : reject('not-your-turn');
}

/** Kontra is asked of the dealer, re of the namer, each once. */
function refuseDouble(view: TwoView, to: 2 | 4 | 8): Refusal {
  if (view.options.kontra === 'off') return reject('no-kontra');
  if (view.phase === 'play') return reject('too-late-to-double');
  const asked = view.phase === 'kontra' ? 2 : 4;
  return inTurn(view, (view.phase === 'kontra' || view.phase === 're') && to === asked);
}

function refuseCard(view: TwoView, you: number, card: Card): Refusal {
  if (!openOf(view, you).includes(card)) return reject('card-not-in-hand');
  return playableBy(view, you).includes(card) ? null : reject('must-follow');
}

/** The open cards that a seat may play to the trick as it lies. */
export function playableBy(
  view: Pick<TwoView, 'rows' | 'trick' | 'game'>,
  seat: number,
): readonly Card[] {
  if (view.game === null) return [];
  return playable(openOf(view, seat), view.trick[0]?.card ?? null, view.game);
}
