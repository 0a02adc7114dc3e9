import { type Rejection, reject } from '@lusoria/core';
import { type Card, deckOf, formOf, JOKER } from './deck.ts';
import { declaredCells, judge, rightDeclarations } from './judge.ts';
import type { Action, RejectionCode, View } from './types.ts';

type Objection = Rejection<RejectionCode> | null;
type Play = Extract<Action, { type: 'lay' }>;

/**
 * Reason why this viewer cannot do this; null if they can. It depends on the view alone, and the rules themselves
 * reject with it, so no rejection can disclose what the view does not.
 */
export function accepts(view: View, action: Action): Objection {
  if (view.you === null) return reject('not-seated');
  if (view.phase === 'over') return reject('round-over');
  if (view.phase === 'chance') return reject('not-now');
  if (view.out.includes(view.you)) return reject('you-are-out');
  switch (action.type) {
    case 'lay':
      return rejectTurn(view) ?? rejectPlay(view, action);
    case 'draw':
      return rejectTurn(view) ?? rejectDraw(view);
    case 'pass':
      return rejectTurn(view) ?? rejectPass(view);
    case 'go-on':
    case 'challenge':
      return rejectAnswer(view, view.you, action.lay);
    case 'look':
      return rejectConsulting(view, view.you, action.lay);
    case 'close':
      return rejectClosing(view, view.you, action.lay);
  }
}

function rejectTurn(view: View): Objection {
  if (view.current !== view.you) return reject('not-your-turn');
  if (view.phase === 'closing') return reject('last-card-open');
  return view.dispute && view.dispute.looking.length > 0 ? reject('tables-open') : null;
}

function rejectPlay(view: View, { card, as }: Play): Objection {
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
  const { reads, shares } = judge(deck, card, as, declaredCells(deck, view.pile));
  if (!reads) return reject('wrong-reading', { form: formOf(deck, card), as });
  if (shares !== 2) return reject('wrong-agreement', { form: formOf(deck, card), as, shares });
  return null;
}

function rejectDraw(view: View): Objection {
  if (view.phase === 'drawn') return reject('already-drawn');
  return view.options.drawing === 'compulsory' && view.hand.some((card) => canPlay(view, card))
    ? reject('must-lay')
    : null;
}

function rejectPass(view: View): Objection {
  if (view.drawn === null) return reject('draw-first');
  return view.options.drawing === 'compulsory' && canPlay(view, view.drawn)
    ? reject('must-lay')
    : null;
}

/** Whether a card could rightly be played on the declared cells, for compulsory playing. */
function canPlay(view: View, card: Card): boolean {
  if (card === JOKER) return view.hand.length > 1 || view.options.jokerLast;
  const deck = deckOf(view.options);
  return rightDeclarations(deck, card, declaredCells(deck, view.pile)).length > 0;
}

function rejectAnswer(view: View, you: number, lay: number): Objection {
  if (!view.window || view.window.lay !== lay) return reject('stale-lay');
  if (view.pile.at(-1)?.seat === you) return reject('own-lay');
  return view.window.open.includes(you) ? null : reject('already-gone-on');
}

function rejectConsulting(view: View, you: number, lay: number): Objection {
  if (!view.dispute || view.dispute.lay !== lay) return reject('stale-lay');
  return view.dispute.looked.includes(you) ? reject('already-looked') : null;
}

function rejectClosing(view: View, you: number, lay: number): Objection {
  if (!view.dispute || view.dispute.lay !== lay) return reject('stale-lay');
  return view.dispute.looking.includes(you) ? null : reject('not-looking');
}
