import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type Random, type AnyBot, type AnyGame, seeded } from '@lusoria/core';
import { type Command } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import * as v from 'valibot';
import { type Answer, type Line, openLine } from './line.ts';
import type { Meter } from './meter.ts';

/** Two who play, and some who watch, at one table after another. */
export interface SoakTable {
  readonly lines: readonly Line[];
  /** Plays until it is called off; a move that was begun is finished. */
  play(over: () => boolean): Promise<void>;
  /** When something was done here last, by `performance.now()`. */
  readonly movedAt: () => number;
  /** How many matches were played to the end. */
  readonly matches: () => number;
}

export interface SoakOptions {
  readonly port: number;
  readonly watchers: number;
  /** Milliseconds from one move to the next, on the average. */
  readonly paceMs: number;
  readonly meter: Meter;
}

/** One table in so many has a bot, too. */
const WITH_BOT = 5;
const OPTIONS = { wait: 0, botWait: 0, rounds: 1 } as const;

/** Lets people in who have not yet chosen a table. */
export async function openSoakTable(index: number, options: SoakOptions): Promise<SoakTable> {
  const game = await loadGame('agreement');
  const bot = game?.bot('uniform');
  if (!game || !bot) throw new Error('no bot uniform');
  const name = (i: number): string => (i < 2 ? `Player ${index}` : `Watcher ${index}`);
  const lines: Line[] = [];
  for (let i = 0; i < 2 + options.watchers; i += 1) {
    lines.push(await openLine(options.port, name(i)));
  }
  const random = seeded(`soak ${index}`);
  const bots = index % WITH_BOT === 0 ? [{ kind: 'bot', bot: 'uniform' }] : [];
  const seats = [{ kind: 'me' }, { kind: 'open' }, ...bots];
  let movedAt = performance.now();
  let matches = 0;
  return {
    lines,
    movedAt: () => movedAt,
    matches: () => matches,
    async play(over) {
      // Those who came in together are not to begin together.
      await wait(random.int(options.paceMs * 20));
      while (!over()) {
        await playMatch({ ...options, lines, seats, game, bot, random, over }, () => {
          movedAt = performance.now();
        });
        if (!over()) matches += 1;
      }
    },
  };
}

interface Match extends SoakOptions {
  readonly lines: readonly Line[];
  readonly seats: readonly object[];
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly random: Random;
  over(): boolean;
}

async function playMatch(match: Match, moved: () => void): Promise<void> {
  const { lines, seats, game, paceMs, meter, random, over } = match;
  const [host, guest] = lines;
  if (!host || !guest) throw new Error('nobody plays');
  const create = {
    t: 'create',
    game: game.id,
    options: OPTIONS,
    settings: { pace: paceMs },
    seats,
  };
  const table = tableOf(await host.ask(create));
  for (const line of lines) await line.watch(table);
  const say = async (line: Line, command: Command): Promise<Answer> =>
    line.ask({ t: 'do', table, seen: line.seq(), command });
  await say(guest, { do: 'sit', seat: 1 });
  await say(host, { do: 'start' });
  while (!over()) {
    // Both have to have seen as much as the host before one of them is asked what to do.
    await told([guest], host.seq());
    const view = viewAt(host);
    if (view.phase === 'over') return;
    const step = stepAt(view, match);
    const line = lines[step?.seat ?? -1];
    if (!step || !line) {
      await told([host], host.seq() + 1);
      continue;
    }
    // For what is added to chance the table does not wait long.
    if (step.command.do !== 'contribute') await wait(paceMs / 2 + random.int(paceMs));
    const since = performance.now();
    const answer = await say(line, step.command);
    meter.answered(answer, performance.now() - since);
    if (answer.t === 'refused' || answer.seq === null) continue;
    await told(lines, answer.seq);
    meter.told(performance.now() - since);
    moved();
  }
}

function tableOf(answer: Answer): string {
  if (answer.t === 'done' && answer.table !== undefined) return answer.table;
  throw new Error(JSON.stringify(answer));
}

/** Who does what now; null: a bot, or the table itself, is waited for. */
function stepAt(
  { phase, round }: View,
  { lines, bot, game, random }: Match,
): { readonly seat: number; readonly command: Command } | null {
  if (phase === 'between') return { seat: 0, command: { do: 'next' } };
  if (!round) return null;
  if (!round.play) {
    const [seat] = round.awaited;
    if (seat === undefined) return null;
    const bytes = randomBytes(32).toString('hex');
    return { seat, command: { do: 'contribute', round: round.number, bytes } };
  }
  const seat = round.play.must.find((one) => one < 2);
  const line = lines[seat ?? -1];
  if (seat === undefined || !line) return null;
  const seen = seat === 0 ? round.play.view : viewAt(line).round?.play?.view;
  // A bot has acted meanwhile; the host is about to hear of it.
  if (seen === undefined) return null;
  const action = bot.choose(seen, random) ?? game.sampleAction(seen, random);
  return { seat, command: { do: 'act', action } };
}

/** Resolves when all have been told up to a seq. */
async function told(lines: readonly Line[], seq: number): Promise<void> {
  await Promise.all(
    lines.map(
      async (line) =>
        new Promise<void>((resolve) => {
          const look = (): void => {
            if (line.seq() < seq) return;
            line.onTold = () => undefined;
            resolve();
          };
          line.onTold = look;
          look();
        }),
    ),
  );
}

async function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
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
type View = v.InferOutput<typeof seenSchema>['view'];

/** What somebody has been told last. */
function viewAt(line: Line): View {
  return v.parse(seenSchema, JSON.parse(line.told().toString())).view;
}
