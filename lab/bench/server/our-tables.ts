import { randomBytes } from 'node:crypto';
import { seeded } from '@lusoria/core';
import { FIRST_ROUND, type Command } from '@lusoria/table';
import { type Playable, quickOptions } from '@lusoria/testing/people/games.ts';
import type { Table } from './load.ts';
import { join, type Player } from './player.ts';

/** A game played at our server. */
export interface Played {
  readonly id: string;
  readonly options: object;
  /** The next move and its player; null if there is none now. */
  next(players: readonly [Player, Player], moves: number): Act | null;
}

interface Act {
  readonly seat: 0 | 1;
  readonly action: unknown;
}

const MOVE = { type: 'move' } as const;
const FIRST = { seat: 0, action: MOVE } as const;
const SECOND = { seat: 1, action: MOVE } as const;

/** The minimal game: the next player is known without reading the view. */
export const toyGamePlayed: Played = {
  id: 'toy',
  options: {},
  next: (_, moves) => (moves % 2 === 0 ? FIRST : SECOND),
};

/** A registered game, played by bots that receive the view a page would. */
export async function registeredGame({ game, bot: kind }: Playable): Promise<Played> {
  const bot = game.bot(kind);
  if (!bot) throw new Error(`${game.id} has no bot ${kind}`);
  await bot.load();
  const random = seeded('bench');
  return {
    id: game.id,
    options: quickOptions(game),
    next(players) {
      const seen = players[0].view();
      const [must] = seen.phase === 'playing' ? (seen.round?.play?.must ?? []) : [];
      if (must === undefined) return null;
      const seat = must === 0 ? 0 : 1;
      const view = (seat === 0 ? seen : players[1].view()).round?.play?.view;
      return { seat, action: bot.choose(view, random) ?? game.sampleAction(view, random) };
    },
  };
}

/** Creates a table, seats two players and begins. */
export async function openTable(port: number, game: Played, patches: boolean): Promise<Table> {
  const host = await join(port, patches);
  const guest = await join(port, patches);
  const players = [host, guest] as const;
  const { table = '' } = await host.ask({
    t: 'create',
    game: game.id,
    options: game.options,
    settings: { pace: 0 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await host.watch(table);
  await guest.watch(table);
  const all = async (player: Player, command: Command): Promise<void> =>
    new Promise((resolve) => carryOut(players, player, command, resolve));
  await all(guest, { do: 'sit', seat: 1 });
  await all(host, { do: 'start' });
  /** Both contribute to the round's chance; a late contribution is rejected, and the round begins without it. */
  const contribute = async (): Promise<void> => {
    const { round } = host.view();
    for (const seat of round?.awaited ?? []) {
      const command = { do: 'contribute', round: round?.number ?? FIRST_ROUND, bytes: randomHex() };
      players[seat]?.ask({ t: 'do', table, seen: 0, command }).catch(() => undefined);
    }
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (players.some((player) => !player.view().round?.play)) return;
        for (const player of players) player.onTold = () => undefined;
        resolve();
      };
      for (const player of players) player.onTold = look;
      look();
    });
  };
  await contribute();

  let moves = 0;
  let act: Act | null = null;
  /** At the end of a round, the owner begins another. */
  const again = async (): Promise<void> => {
    while (!act) {
      const { phase } = host.view();
      if (phase === 'playing') await contribute();
      else await all(host, { do: phase === 'over' ? 'rematch' : 'next' });
      act = game.next(players, moves);
    }
  };
  return {
    between() {
      // Chosen only now: a time limit of the game may have expired during others' turns.
      act = game.next(players, moves);
      return act ? null : again();
    },
    move(told) {
      if (!act) throw new Error('nobody is to move');
      carryOut(players, players[act.seat], { do: 'act', action: act.action }, () => {
        moves += 1;
        told();
      });
    },
    told: () => host.seq(),
    close() {
      for (const player of players) player.close();
    },
  };
}

/** Sends a command, and calls back when both players have received its result. */
function carryOut(
  players: readonly [Player, Player],
  player: Player,
  command: Command,
  told: () => void,
): void {
  const before = player.seq();
  const look = (): void => {
    if (players[0].seq() <= before || players[1].seq() <= before) return;
    for (const each of players) each.onTold = () => undefined;
    told();
  };
  for (const each of players) each.onTold = look;
  player.tell(command);
}

function randomHex(): string {
  return randomBytes(32).toString('hex');
}
