import type { Action } from '../../rules/actions.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { call } from './auction.ts';
import { declaration, handOrSkat } from './declare.ts';
import { playAlone } from './declarer.ts';
import { defend } from './defender.ts';
import { playNull } from './null.ts';
import { answer, claim, double } from './proposals.ts';
import { playRamsch, pushed } from './ramsch.ts';
import { look, type Sight } from './sight.ts';

/** What to do at a table of three or four; null when nothing need be done. */
export function chooseForThree(view: ThreeView): Action | null {
  const { you, players } = view;
  if (you === null || !players.includes(you)) return null;
  if (view.proposal) return answer(view, look(view));
  if (view.current !== you) return null;
  switch (view.phase) {
    case 'auction':
      return call(view);
    case 'skat':
      return handOrSkat(view);
    case 'discard':
      return declaration(view);
    case 'push':
      return view.pickedUp ? { type: 'push', cards: pushed(view.hand) } : { type: 'pick-up' };
    case 'play':
      return inPlay(look(view));
    case 'deal':
    case 'over':
      return null;
  }
}

function inPlay(sight: Sight | null): Action | null {
  if (!sight) return null;
  const said = double(sight) ?? claim(sight);
  if (said) return said;
  const card = cardOf(sight) ?? sight.legal[0];
  return card === undefined ? null : { type: 'play', card };
}

function cardOf(sight: Sight): ReturnType<typeof defend> {
  if (sight.legal.length === 1) return sight.legal[0] ?? null;
  if (sight.order === 'null') return playNull(sight);
  if (sight.order === 'ramsch') return playRamsch(sight);
  return sight.alone ? playAlone(sight) : defend(sight);
}
