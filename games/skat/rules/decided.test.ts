import { pick, playRound, type Random, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accepts } from './accepts.ts';
import type { Action } from './actions.ts';
import { pipsOf } from './cards.ts';
import {
  BASE,
  type Contract,
  type Levels,
  matadorsOf,
  multiplierOf,
  nullValue,
  stepsOf,
} from './contract.ts';
import { type Event, eventSchema } from './events.ts';
import { skat } from './game.ts';
import type { GameResult } from './result.ts';
import { anyOptions } from './testing/any-options.ts';
import type { ThreeState } from './three/types.ts';
import type { TwoState } from './two/types.ts';
import type { State, View } from './view.ts';

/** Facts of a game that are certain by the tricks that lie there, whatever is played or agreed yet. */
interface Certain {
  readonly won: boolean | null;
  /** Schneider is certain for either side. */
  readonly schneider: boolean;
}

const OPEN: Certain = { won: null, schneider: false };

function taken(state: State, isOf: (seat: number) => boolean) {
  const tricks = state.tricks.filter(({ winner }) => isOf(winner));
  const points = pipsOf(tricks.flatMap((trick) => trick.cards.map(({ card }) => card)));
  return { tricks: tricks.length, points };
}

function certainForThree(state: ThreeState): Certain {
  const { declarer, contract, tricks } = state;
  if (declarer === null || contract === null) return OPEN;
  const others = taken(state, (seat) => seat !== declarer);
  const own = taken(state, (seat) => seat === declarer);
  const points = own.points + pipsOf(state.skat);
  if (contract.game === 'null') return own.tricks > 0 ? { ...OPEN, won: false } : OPEN;
  const worth = valueWith(state, contract);
  const schneider = points >= 90;
  const best = worth({ schneider: others.points <= 30, schwarz: others.tricks === 0 });
  const least = worth({ schneider, schwarz: tricks.length === 10 && others.tricks === 0 });
  const missed =
    others.points >= 60 ||
    (contract.schneider && others.points > 30) ||
    (contract.schwarz && others.tricks > 0);
  const { bid } = state.auction;
  if (missed || best < bid) return { won: false, schneider: schneider || others.points >= 90 };
  const made = contract.schwarz ? tricks.length === 10 : points >= (contract.schneider ? 90 : 61);
  return { won: made && least >= bid ? true : null, schneider };
}

function valueWith(state: ThreeState, contract: Contract): (reached: Levels) => number {
  const { game } = contract;
  if (game === 'null') return () => nullValue(contract);
  const cards = [...(state.deal?.hands[state.declarer ?? 0] ?? []), ...(state.deal?.skat ?? [])];
  const matadors = matadorsOf(cards, game, state.options);
  return (reached) => BASE[game] * multiplierOf(stepsOf(contract, reached, matadors), matadors);
}

function certainForTwo(state: TwoState): Certain {
  const namer = taken(state, (seat) => seat === state.first).points;
  const dealer = taken(state, (seat) => seat !== state.first).points;
  const won = namer >= 61 ? true : dealer >= 60 ? false : null;
  return { won, schneider: namer >= 90 || dealer >= 90 };
}

const certainIn = (state: State): Certain =>
  state.form === 'two' ? certainForTwo(state) : certainForThree(state);

/** Plays at random, and proposes something far more often than anybody would. */
const eager = {
  choose(view: View, random: Random): Action | null {
    if (random.int(8) === 0) {
      const proposal = pick<Action>(
        [
          { type: 'concede' },
          { type: 'claim', level: pick(['game', 'schneider', 'schwarz'] as const, random) },
          { type: 'double', to: pick([2, 4, 8] as const, random) },
        ],
        random,
      );
      if (accepts(view, proposal) === null) return proposal;
    }
    return skat.sampleAction(view, random);
  },
};

interface Deal {
  readonly events: readonly Event[];
  readonly certain: Certain;
  readonly end: State;
}

function randomDeal(index: number, seats: number): Deal {
  const random = seeded(`decided ${seats}`, index);
  const events: Event[] = [];
  let certain = OPEN;
  let secured = false;
  const follow = (state: State): void => {
    if (state.end || secured) return;
    const now = certainIn(state);
    // The first that is certain is what has to stay.
    certain = { won: certain.won ?? now.won, schneider: certain.schneider || now.schneider };
    // Nothing that is played afterwards can lose the game.
    if (state.form === 'three' && state.secured !== null) {
      secured = true;
      certain = { ...certain, won: certain.won ?? true };
    }
  };
  const { state } = playRound(skat, {
    setup: { options: anyOptions(random), seats, first: random.int(seats) },
    bots: Array.from({ length: seats }, () => eager),
    chance: seeded(`decided cards ${seats}`, index),
    random,
    asked: ({ may, must }) => (random.int(3) === 0 ? [...may, ...must] : must),
    decided: ({ state: before }) => {
      follow(before);
    },
    happened: (event) => events.push(event),
  });
  return { events, certain, end: state };
}

const gameOf = ({ end }: Deal): GameResult | null => {
  const result = end.end?.result;
  return result?.kind === 'game' ? result : null;
};

describe('what is decided stays decided', () => {
  test.each([
    [2, 600, ['conceded', 'played']],
    [3, 2000, ['claimed', 'conceded', 'played', 'yielded']],
    [4, 800, ['claimed', 'conceded', 'played', 'yielded']],
  ])('at a table of %i, however %i deals end', (seats, deals, after) => {
    const decided = new Set<string>();
    for (let index = 0; index < deals; index += 1) {
      const deal = randomDeal(index, seats);
      const result = gameOf(deal);
      if (!result) continue;
      const { certain } = deal;
      const isGame = result.contract.game !== 'null' && result.instead === null;
      expect({ index, ...result }).toMatchObject({
        ...(certain.won !== null && { won: certain.won }),
        ...(certain.schneider && isGame && { schneider: true }),
      });
      if (certain.won !== null) decided.add(result.ending);
    }
    // Games that were decided have ended in these ways.
    expect([...decided].toSorted()).toEqual(after);
  });
});

test('an event is read back byte for byte', () => {
  for (const seats of [2, 3, 4]) {
    for (let index = 0; index < 30; index += 1) {
      for (const event of randomDeal(index, seats).events) {
        const stored = JSON.stringify(event);
        expect(JSON.stringify(v.parse(eventSchema, JSON.parse(stored)))).toBe(stored);
      }
    }
  }
});
