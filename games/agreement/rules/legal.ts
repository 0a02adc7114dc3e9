import { type Rejection, reject } from '@lusoria/core';
import { type Card, deckOf, formOf, JOKER } from './deck.ts';
import { heardCells, judge, rightDeclarations } from './judge.ts';
import type { Action, RejectionCode, View } from './types.ts';

type Refusal = Rejection<RejectionCode> | null;
type Lay = Extract<Action, { type: 'lay' }>;

/**
 * Why this viewer cannot do this; null when they can. It is asked of the view alone, and the rules
 * themselves refuse with it, so no refusal can tell what the view does not.
 */
export function accepts(view: View, action: Action): Refusal {
  if (view.you === null) return reject('not-seated');
  if (view.phase === 'over') return reject('round-over');
  if (view.phase === 'chance') return reject('not-now');
  if (view.out.includes(view.you)) return reject('you-are-out');
  switch (action.type) {
    case 'lay':
      return refuseGo(view) ?? refuseLay(view, action);
    case 'draw':
      return refuseGo(view) ?? refuseDraw(view);
    case 'pass':
      return refuseGo(view) ?? refusePass(view);
    case 'go-on':
    case 'challenge':
      return refuseAnswer(view, view.you, action.lay);
    case 'look':
      return refuseLook(view, view.you, action.lay);
    case 'close':
      return refuseClose(view, view.you, action.lay);
  }
}

function refuseGo(view: View): Refusal {
  if (view.current !== view.you) return reject('not-your-turn');
  if (view.phase === 'closing') return reject('last-card-open');
  return view.dispute && view.dispute.looking.length > 0 ? reject('tables-open') : null;
}

function refuseLay(view: View, { card, as }: Lay): Refusal {
  const { options, hand } = view;
  if (!hand.includes(card)) return reject('card-not-in-hand');
  const deck = deckOf(options);
  if (view.drawn !== null && card !== view.drawn) {
    return reject('only-drawn-card', { form: formOf(deck, view.drawn) });
  }
  if (card === JOKER) {
    if (as !== null) return reject('joker-undeclared');
    return hand.length === 1 && !options.jokerLast ? reject('joker-last') : null;
  }
  if (as === null) return reject('declare-first');
  if (options.referee === 'players') return null;
  const { reads, shares } = judge(deck, card, as, heardCells(deck, view.pile));
  if (!reads) return reject('wrong-reading', { form: formOf(deck, card), as });
  if (shares !== 2) return reject('wrong-agreement', { form: formOf(deck, card), as, shares });
  return null;
}

function refuseDraw(view: View): Refusal {
  if (view.phase === 'drawn') return reject('already-drawn');
  return view.options.drawing === 'compulsory' && view.hand.some((card) => canLay(view, card))
    ? reject('must-lay')
    : null;
}

function refusePass(view: View): Refusal {
  if (view.drawn === null) return reject('draw-first');
  return view.options.drawing === 'compulsory' && canLay(view, view.drawn)
    ? reject('must-lay')
    : null;
}

/** Whether a card could rightly be laid on what lies there as declared, for compulsory laying. */
function canLay(view: View, card: Card): boolean {
  if (card === JOKER) return view.hand.length > 1 || view.options.jokerLast;
  const deck = deckOf(view.options);
  return rightDeclarations(deck, card, heardCells(deck, view.pile)).length > 0;
}

function refuseAnswer(view: View, you: number, lay: number): Refusal {
  if (!view.window || view.window.lay !== lay) return reject('stale-lay');
  if (view.pile.at(-1)?.seat === you) return reject('own-lay');
  return view.window.open.includes(you) ? null : reject('already-gone-on');
}

function refuseLook(view: View, you: number, lay: number): Refusal {
  if (!view.dispute || view.dispute.lay !== lay) return reject('stale-lay');
  return view.dispute.looked.includes(you) ? reject('already-looked') : null;
}

function refuseClose(view: View, you: number, lay: number): Refusal {
  if (!view.dispute || view.dispute.lay !== lay) return reject('stale-lay');
  return view.dispute.looking.includes(you) ? null : reject('not-looking');
}
