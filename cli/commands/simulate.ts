import { agreement, bots as agreementBots, deckOf, optionsSchema } from '@lusoria/agreement';
import * as v from 'valibot';
import { type Arguments } from '../arguments.ts';
import { checkSeats, fillSeats, readBots } from '../bots.ts';
import type { Command } from '../command.ts';
import { namedGame } from '../games.ts';
import { helpOnGames } from '../help-on-games.ts';
import { readOptions } from '../options.ts';
import { findBot, type Job } from '../simulate/agreement.ts';
import { playJobs } from '../simulate/jobs.ts';
import { report } from '../simulate/report.ts';
import { figures } from '../simulate/tally.ts';
import type { Terminal } from '../terminal.ts';
import { Usage } from '../usage.ts';

const MOST_GAMES = 100_000_000;
const MOST_JOBS = 256;
const USUAL = { games: 1000, seats: 3, bot: 'uniform', seed: '1' } as const;

/** `lusoria simulate`: bots play many games, and it is counted how they go. */
export const simulate: Command = {
  options: [
    { name: 'games', kind: 'value', takes: 'N' },
    { name: 'seats', kind: 'value', takes: 'K' },
    { name: 'bots', kind: 'value', takes: 'A,B,…' },
    { name: 'seed', kind: 'value', takes: 'S' },
    { name: 'option', kind: 'list', takes: 'KEY=VALUE' },
    { name: 'jobs', kind: 'value', takes: 'J' },
    { name: 'json', kind: 'flag', takes: '' },
  ],
  more: helpOnGames,
  async run(given, terminal) {
    const { game } = namedGame(given.positionals);
    const job = await readJob(given);
    const jobs = given.whole('jobs', 1, MOST_JOBS) ?? 1;
    const progress = follow(job.to, given.has('json') ? null : terminal);
    const since = performance.now();
    const tally = await playJobs(job, jobs, progress.tell);
    const seconds = (performance.now() - since) / 1000;
    progress.end();
    if (given.has('json')) {
      const { options, seats, bots } = job;
      terminal.out(JSON.stringify({ game, options, seats, bots, ...figures(tally), seconds }));
    } else {
      const deck = deckOf(job.options).paradigm.title;
      terminal.out(report({ deck, bots: job.bots, tally, seconds }, terminal));
    }
    return 0;
  },
};

async function readJob(given: Arguments): Promise<Job> {
  const { preset } = namedGame(given.positionals);
  const raw = await readOptions(agreement.optionFields, preset, given.values('option'));
  const options = v.safeParse(optionsSchema, raw);
  if (!options.success) {
    const path = v.getDotPath(options.issues[0]) ?? '';
    throw new Usage((words) => words.usage.badOptions(path));
  }
  const named = given.value('bots');
  const kinds = Object.keys(agreementBots);
  const listed = named === null ? null : readBots(named, kinds, findBot);
  const seats = given.whole('seats', 1, 99) ?? listed?.length ?? USUAL.seats;
  checkSeats(seats, agreement.seats);
  const bots = listed ?? Array.from({ length: seats }, () => USUAL.bot);
  fillSeats(bots, seats);
  return {
    options: options.output,
    seats,
    bots,
    seed: given.value('seed') ?? USUAL.seed,
    from: 0,
    to: given.whole('games', 1, MOST_GAMES) ?? USUAL.games,
  };
}

/** Shows on a terminal how far it is. */
function follow(games: number, terminal: Terminal | null) {
  const shows = terminal?.errIsTerminal === true;
  const number = new Intl.NumberFormat(terminal?.language);
  let done = 0;
  let shown = 0;
  return {
    tell(more: number): void {
      done += more;
      if (!shows || performance.now() - shown < 100) return;
      shown = performance.now();
      const text = terminal.words.simulate.progress(number.format(done), number.format(games));
      process.stderr.write(`\r${text}`);
    },
    end(): void {
      if (shows && shown > 0) process.stderr.write('\r\u001b[K');
    },
  };
}
