import { randomBytes } from 'node:crypto';
import { seeded } from '@lusoria/core';
import { type Command } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import * as v from 'valibot';
import type { Table } from './load.ts';
import { join, type Player } from './player.ts';

/** A game that is played in the house. */
export interface Played {
  readonly id: string;
  readonly options: object;
  /** Who moves next; null when there is nothing to move now. */
  next(players: readonly [Player, Player], moves: number): Act | null;
}

interface Act {
  readonly seat: 0 | 1;
  readonly action: unknown;
}

const MOVE = { type: 'move' } as const;
const FIRST = { seat: 0, action: MOVE } as const;
const SECOND = { seat: 1, action: MOVE } as const;

/** The game of a few lines: who moves next is known without looking. */
export const toyPlayed: Played = {
  id: 'toy',
  options: {},
  next: (_, moves) => (moves % 2 === 0 ? FIRST : SECOND),
};

/** An agreement game, played by error-free bots that see what a page would be sent. */
export async function agreementPlayed(): Promise<Played> {
  const game = await loadGame('agreement');
  const bot = game?.bot('uniform');
  if (!game || !bot) throw new Error('no bot uniform');
  const random = seeded('bench');
  return {
    id: 'agreement',
    options: { deck: 'ille', wait: 0, botWait: 0 },
    next(players) {
      const view = viewAt(players[0]);
      const [must] = view.phase === 'playing' ? (view.round?.play?.must ?? []) : [];
      if (must === undefined) return null;
      const seat = must === 0 ? 0 : 1;
      const seen = (seat === 0 ? view : viewAt(players[1])).round?.play?.view;
      return { seat, action: bot.choose(seen, random) ?? game.sampleAction(seen, random) };
    },
  };
}

/** Makes a table, seats two at it and begins. */
export async function openTable(port: number, game: Played): Promise<Table> {
  const host = await join(port);
  const guest = await join(port);
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
  /** Both add to the chance of a round; whoever is too late is told so, and it has begun without. */
  const contribute = async (): Promise<void> => {
    const { round } = viewAt(host);
    for (const seat of round?.awaited ?? []) {
      const command = { do: 'contribute', round: round?.number ?? 0, bytes: randomHex() };
      players[seat]?.ask({ t: 'do', table, seen: 0, command }).catch(() => undefined);
    }
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (players.some((player) => !viewAt(player).round?.play)) return;
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
  /** The end of a round: the host begins another. */
  const again = async (): Promise<void> => {
    while (!act) {
      const { phase } = viewAt(host);
      if (phase === 'playing') await contribute();
      else await all(host, { do: phase === 'over' ? 'rematch' : 'next' });
      act = game.next(players, moves);
    }
  };
  return {
    between() {
      // Only now: a limit of the game may have run out while others had their turn.
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
    close() {
      for (const player of players) player.close();
    },
  };
}

/** Sends a command, and calls back when both players have been told what came of it. */
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

/** As much of a message as is needed to play on. */
const seenSchema = v.object({
  view: v.object({
    phase: v.string(),
    round: v.nullable(
      v.object({
        number: v.number(),
        awaited: v.array(v.number()),
        play: v.nullable(v.object({ must: v.array(v.number()), view: v.unknown() })),
      }),
    ),
  }),
});

/** What a player has been told last. */
function viewAt(player: Player): v.InferOutput<typeof seenSchema>['view'] {
  return v.parse(seenSchema, JSON.parse(player.told().toString())).view;
}
