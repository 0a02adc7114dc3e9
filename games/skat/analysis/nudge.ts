import { kindOf, pipsOf } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';
import { situationIn } from '../engine/heuristic/situation.ts';
import type { Advice, Nudge } from './types.ts';

/** What to look at before a decision, which does not give away what is advised; null where there is no choice. */
export function nudgeFor(view: View, { action, reason }: Advice): Nudge | null {
  if (reason.kind === 'only') return null;
  switch (action.type) {
    case 'play':
      return factsIn(view) ?? { kind: 'cards', card: action.card };
    case 'bid':
    case 'hold':
    case 'pass':
      return { kind: 'auction' };
    case 'declare':
    case 'push':
    case 'name':
      return { kind: 'declare' };
    default:
      return { kind: 'other' };
  }
}

/** What there is to see in a game with a declarer and trumps. */
function factsIn(view: View): Nudge | null {
  if (view.form === 'two' || view.declarer === null) return null;
  const situation = situationIn(view);
  if (!situation || situation.order === 'null') return null;
  const { best, order, unseen } = situation;
  if (best) {
    const points = pipsOf(view.trick.map(({ card }) => card));
    return { kind: 'trick', seat: best.seat, points };
  }
  return { kind: 'trumps', n: unseen.filter((card) => kindOf(card, order) === 'trump').length };
}
