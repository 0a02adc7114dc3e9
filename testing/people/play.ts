import { type AnyGame, type Random, seeded } from '@lusoria/core';
import { type Command, type TableView } from '@lusoria/table';
import { type Client, codeOf } from './client.ts';
import { playable, quickOptions } from './games.ts';

/** A player's next command at a table, or null to wait. */
export type Player = (view: TableView) => Command | null;

/** The default game, with options that keep waits short. */
const { game: GAME, bot: BOT } = await playable(null);
export const QUICK = quickOptions(GAME);

/** The game's id, and its default bot. */
export const PLAYED = { game: GAME.id, bot: BOT } as const;

/** A player who acts like a bot of the default game. */
export async function botPlayer(name: string, seed: string): Promise<Player> {
  return playerOf(GAME, name, seed);
}

/** A player who acts like a bot of this game. */
export async function playerOf(game: AnyGame, name: string, seed: string): Promise<Player> {
  const bot = game.bot(name);
  if (!bot) throw new Error(`no bot ${name}`);
  await bot.load();
  const random = seeded(seed);
  return (view) =>
    contribution(view, random) ??
    acting(view, (seen) => bot.choose(seen, random) ?? game.sampleAction(seen, random));
}

/** The same player, who as owner also begins the next round, and the next match. */
export function tireless(player: Player): Player {
  return (view) => {
    if (view.seat === 0 && view.phase === 'between') return { do: 'next' };
    if (view.seat === 0 && view.phase === 'over') return { do: 'rematch' };
    return player(view);
  };
}

/** Contributes to a round's chance when the table waits for that. */
export function contribution({ round, seat }: TableView, random: Random): Command | null {
  if (!round || round.play || seat === null || !round.awaited.includes(seat)) return null;
  const bytes = Array.from({ length: 64 }, () => random.int(16).toString(16)).join('');
  return { do: 'contribute', round: round.number, bytes };
}

/** Acts when the table waits for this seat. */
export function acting(view: TableView, choose: (seen: unknown) => unknown): Command | null {
  const { round, seat, phase } = view;
  if (phase !== 'playing' || !round?.play || seat === null) return null;
  return round.play.must.includes(seat) ? { do: 'act', action: choose(round.play.view) } : null;
}

/** An acknowledged command of a client. */
export interface Done {
  readonly id: string;
  readonly seq: number;
  readonly command: Command;
}

/**
 * Plays at a table until a condition holds.
 *
 * @param done acknowledged commands are added to it
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

/** Creates a table and opens it. Seats as in the protocol; the creator is its owner. */
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

/** A table's code, as invitations contain it. */
export function codeOfTable(client: Client, table: string): string {
  return client.table(table).view.code;
}
