import type { Language } from '@lusoria/i18n';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import type { Job, Study } from '@lusoria/cli-kit/study.ts';
import { figures } from '@lusoria/cli-kit/tally.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { checkSeats, checkBotCount, readBots, usualSeats } from '../bots.ts';
import { type NamedGame, namedGame } from '../games.ts';
import { helpOnCommand, helpOnGames } from '../help-on-games.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { checkFit, readOptions } from '../options.ts';
import { playJobs } from '../simulate/jobs.ts';
import { report } from '../simulate/report.ts';
import { studyOf } from '../terminals.ts';

const MAX_GAMES = 100_000_000;
const MAX_JOBS = 256;
const USUAL = { games: 1000, seed: '1' } as const;

/** `lusoria simulate`: bots play many games, with statistics. */
export const simulate = command({
  options: {
    games: { kind: 'value', takes: 'N' },
    seats: { kind: 'value', takes: 'K' },
    bots: { kind: 'value', takes: 'A,B,…' },
    seed: { kind: 'value', takes: 'S' },
    option: { kind: 'list', takes: 'NAME=VALUE' },
    jobs: { kind: 'value', takes: 'J' },
    json: { kind: 'flag', takes: '' },
  },
  async help(language, about) {
    const [t, more, { notes, bots }] = await Promise.all([
      loadCliMessages(language),
      helpOnGames(language, about),
      helpOnCommand('simulate', language, about),
    ]);
    return {
      summary: t('command-simulate'),
      option: (name) => t(`command-simulate-${name}`, { bots }),
      more,
      notes: [
        ...(['seats', 'turns', 'wins'] as const).map((note) => t(`command-simulate-note-${note}`)),
        ...notes,
      ],
    };
  },
  async run(given, terminal) {
    const named = await namedGame(given.positionals);
    const study = await studyOf(named.manifest);
    const job = await readJob(given, named, study, terminal.language);
    const jobs = given.whole('jobs', 1, MAX_JOBS) ?? 1;
    const t = await loadCliMessages(terminal.language);
    const progress = follow(job.to, given.has('json') ? null : terminal, t);
    const since = performance.now();
    const tally = await playJobs(study, job, jobs, progress.tell);
    const seconds = (performance.now() - since) / 1000;
    progress.end();
    const { game, options, seats, bots } = job;
    if (given.has('json')) {
      const found = { ...figures(tally), ...study.figures(tally) };
      terminal.out(JSON.stringify({ game, options, seats, bots, ...found, seconds }));
    } else {
      terminal.out(await report({ study, options, bots, tally, seconds }, t));
    }
    return 0;
  },
});

async function readJob(
  given: Arguments,
  named: NamedGame,
  study: Study,
  language: Language,
): Promise<Job> {
  const { manifest } = named;
  const game = await manifest.load();
  const options = await readOptions(named, given.values('option'), language);
  const bots = given.value('bots');
  const listed = bots === null ? null : readBots(bots, game.botKinds, game.bot);
  const seats = given.whole('seats', 1, 99) ?? listed?.length ?? usualSeats(game.seats);
  checkSeats(seats, game.seats);
  const players = listed ?? Array.from({ length: seats }, () => study.bot ?? manifest.bot);
  checkBotCount(players, seats);
  const to = given.whole('games', 1, MAX_GAMES) ?? USUAL.games;
  await checkFit(manifest, game.admits(options, seats), language);
  const seed = given.value('seed') ?? USUAL.seed;
  return { game: manifest.id, options, seats, bots: players, seed, from: 0, to };
}

/** Shows the progress on a terminal. */
function follow(games: number, terminal: Terminal | null, t: CliTranslator) {
  const shows = terminal?.errIsTerminal === true;
  const number = new Intl.NumberFormat(t.language);
  let done = 0;
  let shown = 0;
  return {
    tell(more: number): void {
      done += more;
      if (!shows || performance.now() - shown < 100) return;
      shown = performance.now();
      const counts = { done: number.format(done), games: number.format(games) };
      process.stderr.write(`\r${t('simulate-progress', counts)}`);
    },
    end(): void {
      if (shows && shown > 0) process.stderr.write('\r\u001b[K');
    },
  };
}
