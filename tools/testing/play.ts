import { type Random, seeded } from '@lusoria/core';
import { type Command, type TableView } from '@lusoria/table';
import { type Client, codeOf } from './client.ts';
import { playable, quickOptions } from './games.ts';

/** What a player does now at a table, or null: wait. */
export type Player = (view: TableView) => Command | null;

/** The game that is played where no other is named, and options with which nobody waits longer than needed. */
const { game: GAME, bot: BOT } = await playable(null);
export const QUICK = quickOptions(GAME);

/** Its id, and the bot that plays it. */
export const PLAYED = { game: GAME.id, bot: BOT } as const;

/** A player who acts as a bot of the game would. */
export async function botPlayer(name: string, seed: string): Promise<Player> {
  const bot = GAME.bot(name);
  if (!bot) throw new Error(`no bot ${name}`);
  await bot.load();
  const random = seeded(seed);
  return (view) =>
    contribution(view, random) ??
    acting(view, (seen) => bot.choose(seen, random) ?? GAME.sampleAction(seen, random));
}

/** The same player, who as host also begins the next round, and the next match. */
export function tireless(player: Player): Player {
  return (view) => {
    if (view.seat === 0 && view.phase === 'between') return { do: 'next' };
    if (view.seat === 0 && view.phase === 'over') return { do: 'rematch' };
    return player(view);
  };
}

/** Contributes to the chance of a round when that is waited for. */
export function contribution({ round, seat }: TableView, random: Random): Command | null {
  if (!round || round.play || seat === null || !round.awaited.includes(seat)) return null;
  const bytes = Array.from({ length: 64 }, () => random.int(16).toString(16)).join('');
  return { do: 'contribute', round: round.number, bytes };
}

/** Acts when the seat is waited for. */
export function acting(view: TableView, choose: (seen: unknown) => unknown): Command | null {
  const { round, seat, phase } = view;
  if (phase !== 'playing' || !round?.play || seat === null) return null;
  return round.play.must.includes(seat) ? { do: 'act', action: choose(round.play.view) } : null;
}

/** What a client was told when it did something. */
export interface Done {
  readonly id: string;
  readonly seq: number;
  readonly command: Command;
}

/**
 * Plays at a table until something is so.
 *
 * @param done what was acknowledged is added to it.
 */
export async function play(
  client: Client,
  table: string,
  player: Player,
  over: (view: TableView) => boolean,
  done: Done[] = [],
): Promise<void> {
  for (let n = 0; ; n += 1) {
    const { view, seq } = client.table(table);
    if (over(view)) return;
    const command = player(view);
    if (command) {
      const id = `at-${seq}-${n}`;
      const answer = await client.do(table, command, id);
      if (answer.t === 'done' && answer.seq !== null) done.push({ id, seq: answer.seq, command });
      else if (client.table(table).seq === seq) {
        throw new Error(`${JSON.stringify(command)}: ${codeOf(answer)}`);
      }
    }
    await client.until(() => client.table(table).seq > seq || over(client.table(table).view));
  }
}

/** Makes a table and opens it. Seats as in the protocol; whoever makes it is host. */
export async function makeTable(
  client: Client,
  seats: readonly object[],
  { options = {}, settings = { pace: 0 } }: { options?: object; settings?: object } = {},
): Promise<string> {
  const made = await client.ask({
    t: 'create',
    game: GAME.id,
    options: { ...QUICK, ...options },
    settings,
    seats,
  });
  if (made.t !== 'done') throw new Error(JSON.stringify(made));
  return client.open(made.table ?? '');
}

/** A table's code, which an invitation carries. */
export function codeOfTable(client: Client, table: string): string {
  return client.table(table).view.code;
}
