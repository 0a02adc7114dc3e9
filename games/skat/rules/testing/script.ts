import * as v from 'valibot';
import type { Action } from '../actions.ts';
import { type Card, CARDS, isCard } from '../cards.ts';
import { type Contract, plainContract } from '../contract.ts';
import type { Event } from '../events.ts';
import { type Options, optionsSchema } from '../options.ts';
import type { DealResult } from '../result.ts';
import { placeAfter } from '../series.ts';
import * as three from '../three/index.ts';
import type { ThreeState, ThreeView } from '../three/types.ts';

/** Cards from `CJ S10 HA`-like texts with `T` for the ten, separated by spaces. */
export function cards(text: string): readonly Card[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      if (!isCard(word)) throw new RangeError(`no card ${word}`);
      return word;
    });
}

/** A deal: the hands of fore-, middle- and rearhand; what is left is the skat. */
export interface Hands {
  readonly fore: string;
  readonly middle: string;
  readonly rear: string;
}

/** The answer of chance that deals these hands: three each, the skat, four each, three each. */
function shuffleFor({ fore, middle, rear }: Hands): readonly number[] {
  const hands = [fore, middle, rear].map(cards);
  const skat = CARDS.filter((card) => !hands.some((hand) => hand.includes(card)));
  const packet = (from: number, to: number) => hands.flatMap((hand) => hand.slice(from, to));
  const order = [...packet(0, 3), ...skat, ...packet(3, 7), ...packet(7, 10)];
  if (order.length !== 32 || new Set(order).size !== 32) throw new RangeError('not 32 cards');
  return order.map((card) => CARDS.indexOf(card));
}

/** A deal that is played step by step, every step of which has to be accepted. */
export interface Script {
  state(): ThreeState;
  view(who: number | 'spectator'): ThreeView;
  /** All events so far. */
  events(): readonly Event[];
  /** Why the rules refuse this; null when they do not. Changes nothing. */
  refusal(by: number, action: Action): string | null;
  act(by: number, ...actions: readonly Action[]): Script;
  /** `18 0 y`, … : who bids what (`y` holds, `p` passes). */
  bid(text: string): Script;
  declare(
    by: number,
    contract: Partial<Contract> & Pick<Contract, 'game'>,
    discards?: string,
  ): Script;
  /** Cards in the order they are played, whoever's turn it is. */
  play(text: string): Script;
  result(): DealResult;
}

/** Opens a deal with seat 0 in forehand. */
export function script(
  hands: Hands,
  options: Partial<Options> = {},
  seats = 3,
  place: Partial<ThreeState['place']> = {},
): Script {
  const read = v.parse(optionsSchema, options);
  const start = three.init({
    options: read,
    seats,
    first: 0,
    place: { ...placeAfter([], read, seats), ...place },
  });
  const events: Event[] = [];
  let state = start;
  const follow = (made: readonly Event[]) => {
    for (const event of made) {
      events.push(event);
      state = three.evolve(state, event);
    }
  };
  follow(three.chance(start, shuffleFor(hands)));
  const one: Script = {
    state: () => state,
    view: (who) => three.viewOf(state, who),
    events: () => events,
    refusal(by, action) {
      const made = three.decide(state, by, action);
      return made.ok ? null : made.rejection.code;
    },
    act(by, ...actions) {
      for (const action of actions) {
        const made = three.decide(state, by, action);
        if (!made.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${made.rejection.code}`);
        follow(made.value);
      }
      return one;
    },
    bid(text) {
      const words = text.split(' ');
      for (let i = 0; i < words.length; i += 2)
        one.act(Number(words[i]), callOf(words[i + 1] ?? ''));
      return one;
    },
    declare(by, contract, discards = '') {
      const full = { ...plainContract(contract.game), ...contract };
      if (!full.hand) one.act(by, { type: 'pick-up' });
      return one.act(by, {
        type: 'declare',
        contract: full,
        discards: cards(discards),
        instead: null,
      });
    },
    play(text) {
      for (const card of cards(text)) one.act(state.current ?? -1, { type: 'play', card });
      return one;
    },
    result() {
      if (!state.end) throw new Error('the deal is not over');
      return state.end.result;
    },
  };
  return one;
}

function callOf(word: string): Action {
  if (word === 'p') return { type: 'pass' };
  return word === 'y' ? { type: 'hold' } : { type: 'bid', value: Number(word) };
}
