import { pick, seeded } from '@lusoria/core';
import { byCell } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { type Action, agreement, bots, deckOf, formsAt, isRight, type State } from '../index.ts';
import { cellsToMatch } from '../rules/judge.ts';
import {
  randomPlaythrough,
  anyOptions,
  type Player,
  playerNamed,
  playOut,
} from '../rules/testing/playthrough.ts';
import { EVERY_CELL, oracleFor } from '../rules/testing/oracle.ts';
import { type Deal, Table } from '../rules/testing/script.ts';

const ALL = [
  'uniform',
  'mobile',
  'companion',
  'coach',
  `coach:${'0369'.repeat(7)}159`,
  'pupil',
  'pupil:40,gen=5,dat-pl=0',
  'pupil:0',
  'random',
];
const GAMES = 30;

const viewOf = (state: State, seat: number) => agreement.view(state, seat);

describe('every bot', () => {
  test('does only what is accepted, with every option, among bots of every kind', () => {
    const reasons = Array.from({ length: GAMES }, (_, i) => {
      return randomPlaythrough(ALL, seeded('accepted', i)).state.end?.reason;
    });
    expect(new Set(reasons)).toContain('out');
    expect(new Set(reasons)).toContain('last');
  });

  test('does so, too, where not everybody watches all the time', () => {
    const ended = Array.from({ length: GAMES }, (_, i) => {
      return randomPlaythrough(ALL, seeded('inattentive', i), { attention: 30 }).state.phase;
    });
    expect(new Set(ended)).toEqual(new Set(['over']));
  });

  test('chooses by its view alone: other worlds that look the same change nothing', () => {
    const random = seeded('worlds');
    const seen = { compared: 0 };
    const apart: unknown[] = [];
    const compare = (state: State, by: number, index: number) => {
      const view = viewOf(state, by);
      const twin = viewOf(agreement.resampleState(view, random), by);
      for (const name of ALL) {
        const [here, there, read] = [view, twin, structuredClone(view)].map((looked) =>
          JSON.stringify(playerNamed(name).choose(looked, seeded(`choice ${index}`))),
        );
        seen.compared += 1;
        if (here !== there || here !== read) apart.push([name, view, here, there, read]);
      }
    };
    for (let i = 0; i < 12; i += 1) {
      randomPlaythrough(ALL, random, {
        watch(state, by) {
          if (random.int(8) === 0) compare(state, by, i);
        },
      });
    }
    expect(apart).toEqual([]);
    expect(seen.compared).toBeGreaterThan(300);
  });

  test('is silent when it is the turn of others and nothing is to be answered', () => {
    const table = new Table({ hands: ['', '', ''], start: 'eum' });
    for (const name of ALL) {
      expect(playerNamed(name).choose(table.view(1), seeded(name))).toBeNull();
      expect(playerNamed(name).choose(table.view('spectator'), seeded(name))).toBeNull();
    }
  });

  test('waits while others have the form tables open, and closes its own', () => {
    const table = new Table({ hands: ['eam', '', ''], start: 'eum' });
    table.play(0, 'eam', 'acc-sg-f');
    table.challenge(2);
    table.consultTables(0);
    for (const name of ALL.filter((bot) => bot !== 'random')) {
      expect(playerNamed(name).choose(table.view(1), seeded(name))).toBeNull();
      // The bot acts as a substitute for a player who has left.
      expect(playerNamed(name).choose(table.view(0), seeded(name))).toEqual({
        type: 'close',
        lay: 1,
      });
    }
  });

  test.each(['uniform', 'mobile', 'random'] as const)('%s takes no argument', (kind) => {
    expect(bots[kind]()).not.toBeNull();
    for (const argument of ['', '1', 'x']) expect(bots[kind](argument)).toBeNull();
  });
});

describe.each(['uniform', 'mobile', 'pupil:100'])('%s knows every form', (name) => {
  const player = playerNamed(name);
  const others = ['random', 'pupil:0', 'pupil:60'];

  /** Plays in one seat against erring bots, and inspects each of its choices. */
  const watched = (
    seed: string,
    look: (state: State, by: number, action: Action | null) => void,
  ) => {
    for (let i = 0; i < GAMES; i += 1) {
      const random = seeded(`${name} ${seed}`, i);
      const seats = 2 + random.int(4);
      const seat = random.int(seats);
      const players = Array.from({ length: seats }, (_, at): Player => {
        return at === seat ? player : playerNamed(pick(others, random));
      });
      const setup = { options: anyOptions(random), seats, first: 0 };
      playOut(setup, players, random, {
        attention: 50,
        watch: (state, by, action) => {
          if (by === seat) look(state, by, action);
        },
      });
    }
  };

  /** The plays that are truly right: hidden from the player, known to the rules. */
  const truth = (state: State, card: number) => {
    const deck = deckOf(state.options);
    const cells = byCell((cell) => formsAt(deck, cell));
    const oracle = oracleFor(cells);
    const on = cellsToMatch(deck, state.pile, state.options);
    const form = deck.forms[card] ?? '';
    return EVERY_CELL.filter((as) => oracle.right(form, as, on));
  };

  test('never lays wrongly, unless it is compelled to', () => {
    const seen = { laid: 0, compelled: 0 };
    watched('lays', (state, by, action) => {
      if (action?.type !== 'lay' || action.as === null) return;
      seen.laid += 1;
      if (truth(state, action.card).includes(action.as)) return;
      seen.compelled += 1;
      // The player is bound by the declared cells, and nothing in its hand is right on the true
      // ones.
      const view = viewOf(state, by);
      const cards = view.drawn === null ? view.hand : [view.drawn];
      expect(state.options).toMatchObject({ drawing: 'compulsory', unnoticed: 'readings' });
      expect(agreement.accepts(view, { type: 'draw' })?.code).toMatch(/must-lay|already-drawn/);
      expect(cards.flatMap((card) => truth(state, card))).toEqual([]);
    });
    expect(seen.laid).toBeGreaterThan(5 * GAMES);
    expect(seen.compelled).toBeLessThan(seen.laid / 50);
  });

  test('draws or passes only when it has nothing right to lay', () => {
    watched('draws', (state, by, action) => {
      if (action?.type !== 'draw' && action?.type !== 'pass') return;
      // After a reshuffle it is forgotten what lay under the lowest card; only then can it miss a
      // play.
      if (state.options.unnoticed === 'readings' && state.pile[0]?.seat !== null) return;
      const view = viewOf(state, by);
      const cards = view.drawn === null ? view.hand : [view.drawn];
      expect(cards.flatMap((card) => truth(state, card))).toEqual([]);
    });
  });

  test('challenges every wrong lay on which it is asked, and no right one', () => {
    const seen = { wrong: 0, right: 0 };
    const mistakes: unknown[] = [];
    watched('challenges', (state, by, action) => {
      const top = state.pile.at(-1);
      const { window } = viewOf(state, by);
      if (!top?.verdict || !window?.open.includes(by)) return;
      const right = isRight(top.verdict);
      seen[right ? 'right' : 'wrong'] += 1;
      // After a reshuffle it is forgotten what lay under the lowest card; then an error can escape.
      const forgotten = state.options.unnoticed === 'readings' && state.pile[0]?.seat !== null;
      const challenged = action?.type === 'challenge' && action.lay === top.no;
      if (right ? challenged : !challenged && !forgotten) mistakes.push([top, action]);
    });
    expect(mistakes).toEqual([]);
    expect(Math.min(seen.wrong, seen.right)).toBeGreaterThan(GAMES / 2);
  });

  test('accepts a right last card, so that nobody waits for it', () => {
    const deal: Deal = { hands: ['eō eius eī eum eam', ''], start: 'is' };
    const table = new Table(deal);
    for (const [form, as] of [
      ['eō', 'abl-sg-m'],
      ['eius', 'gen-sg-m'],
      ['eī', 'dat-sg-m'],
      ['eum', 'acc-sg-m'],
    ] as const) {
      table.play(0, form, as);
      table.skip(1);
    }
    table.play(0, 'eam', 'acc-sg-f');
    expect(player.choose(table.view(1), seeded('last'))).toEqual({ type: 'go-on', lay: 5 });
  });
});
