import { type Bot, draw, type Game, type Random, type Seat, type Setup } from '@lusoria/core';

/** Where a simulated round takes its chance from, and its bots theirs: then the same cards are dealt to all bots. */
export interface Sources {
  readonly chance: Random;
  readonly bots: Random;
}

/**
 * Plays a round of bots to its end and tells every event. A bot gets its seat's view and nothing
 * else; whoever may act is asked before whoever must.
 *
 * @returns the state at the end.
 * @throws Error when a bot does not act although it must, tries what is refused, or the round does
 *   not end.
 */
export function playRound<O, S, A, E, V>(
  game: Game<O, S, A, E, V>,
  setup: Setup<O>,
  bots: readonly Bot<V, A>[],
  { chance, bots: random }: Sources,
  tell: (event: E) => void,
): S {
  let state = game.init(setup);
  const follow = (events: readonly E[]): void => {
    for (const event of events) {
      tell(event);
      state = game.evolve(state, event);
    }
  };
  const ask = (seat: Seat): boolean => {
    const action = bots[seat]?.choose(game.view(state, seat), random) ?? null;
    if (action === null) return false;
    const decision = game.decide(state, seat, action);
    if (!decision.ok) throw failed(seat, `tried what is refused (${decision.rejection.code})`);
    follow(decision.value);
    return true;
  };
  for (let actions = 0; actions <= game.bound; ) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return state;
    if (turn.kind === 'chance') {
      follow(game.chance(state, draw(turn.request, chance)));
      continue;
    }
    if (!turn.may.some(ask) && !turn.must.some(ask)) {
      throw failed(turn.must[0] ?? -1, 'did not act although it must');
    }
    actions += 1;
  }
  throw new Error(`a round did not end within ${game.bound} actions`);
}

function failed(seat: Seat, what: string): Error {
  return new Error(`the bot in seat ${seat + 1} ${what}`);
}
