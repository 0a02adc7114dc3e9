import { type Arguments } from '../arguments.ts';
import { checkSeats, fillSeats, readBots } from '../bots.ts';
import type { Command } from '../command.ts';
import { namedGame } from '../games.ts';
import { helpOnGames } from '../help-on-games.ts';
import { checkFit, readOptions } from '../options.ts';
import { playJobs } from '../simulate/jobs.ts';
import { report } from '../simulate/report.ts';
import { studyOf } from '../terminals.ts';
import type { Job, Study } from '@lusoria/cli-kit/study.ts';
import { figures } from '@lusoria/cli-kit/tally.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';

const MOST_GAMES = 100_000_000;
const MOST_JOBS = 256;
const USUAL = { games: 1000, seats: 3, seed: '1' } as const;

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
    const study = await studyOf(namedGame(given.positionals).game);
    const job = await readJob(given, study);
    await checkFit(study.admits(job.options, job.seats), terminal.language);
    const jobs = given.whole('jobs', 1, MOST_JOBS) ?? 1;
    const progress = follow(job.to, given.has('json') ? null : terminal);
    const since = performance.now();
    const tally = await playJobs(study, job, jobs, progress.tell);
    const seconds = (performance.now() - since) / 1000;
    progress.end();
    const { game, options, seats, bots } = job;
    if (given.has('json')) {
      const found = { ...figures(tally), ...study.figures(tally) };
      terminal.out(JSON.stringify({ game, options, seats, bots, ...found, seconds }));
    } else {
      terminal.out(await report({ study, options, bots, tally, seconds }, terminal));
    }
    return 0;
  },
};

async function readJob(given: Arguments, study: Study): Promise<Job> {
  const { game, preset } = namedGame(given.positionals);
  const raw = await readOptions(game, study.optionFields, preset, given.values('option'));
  const options = study.options(raw);
  if (!options.ok) {
    throw new Usage((words) => words.usage.badOptions(String(options.rejection.params['path'])));
  }
  const named = given.value('bots');
  const listed = named === null ? null : readBots(named, study.botKinds, study.findBot);
  const seats = given.whole('seats', 1, 99) ?? listed?.length ?? USUAL.seats;
  checkSeats(seats, study.seats);
  const bots = listed ?? Array.from({ length: seats }, () => study.bot);
  fillSeats(bots, seats);
  return {
    game,
    options: options.value,
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
