import { defined } from '@lusoria/core';
import { availableParallelism } from 'node:os';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import type { ArenaPart } from '@lusoria/cli-kit/arena.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Failure, reasonOf, Usage } from '@lusoria/cli-kit/usage.ts';
import { failureOf } from '../arena/conversation.ts';
import { type Ending, startMatch } from '../arena/jobs.ts';
import type { Match } from '../arena/match.ts';
import { arenaPartOf } from '../arena/part.ts';
import { readPlayers } from '../arena/players.ts';
import { showProgress } from '../arena/progress.ts';
import { type RecordFile, recordFile } from '../arena/records.ts';
import { report } from '../arena/report.ts';
import { keepScore } from '../arena/score.ts';
import { helpFrom } from '../command-help.ts';
import { namedGame } from '../games.ts';
import { helpOnBots } from '../help-on-games.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { badOptions } from '../options.ts';

const MAX_DEALS = 1_000_000;
const MAX_MS = 600_000;
const MAX_JOBS = 256;
const USUAL = { deals: 100, seed: '1' } as const;
/** Exit code of a shell after Ctrl-C. */
const STOPPED = 130;

/** `lusoria arena`: players compete over the same deals, with measures of who is better. */
export const arena = command({
  options: {
    seats: { kind: 'value', takes: 'A,B,…' },
    deals: { kind: 'value', takes: 'N' },
    duplicate: { kind: 'flag', takes: '' },
    seed: { kind: 'value', takes: 'S' },
    budget: { kind: 'value', takes: 'MS' },
    jobs: { kind: 'value', takes: 'J' },
    records: { kind: 'value', takes: 'FILE' },
    breakdown: { kind: 'flag', takes: '' },
    json: { kind: 'flag', takes: '' },
  },
  help: helpFrom({
    summary: 'command-arena',
    option: (name) => `command-arena-${name}`,
    more: helpOnBots,
    notes: ['command-arena-note-engines', 'command-arena-note-stop'],
  }),
  async run(given, terminal) {
    const { match, part } = await readMatch(given);
    const t = await loadCliMessages(terminal.language);
    const jobs = Math.min(given.whole('jobs', 1, MAX_JOBS) ?? 1, availableParallelism());
    const score = keepScore(match, part);
    const isJson = given.has('json');
    const file = given.value('records');
    const records = file === null ? null : recordsTo(file);
    const progress = showProgress(score, match.deals, terminal, t, isJson);
    const since = performance.now();
    const running = startMatch(match, jobs, {
      played(deal) {
        score.add(deal);
        records?.add(deal);
        progress.tell();
      },
      ready: score.named,
      said: (player, text) => progress.say(`[${defined(match.names[player])}] ${text}`),
    });
    const ending = await stoppable(running);
    const seconds = (performance.now() - since) / 1000;
    progress.end();
    const lost = records?.close() ?? null;
    if (score.deals() > 0) {
      const figures = score.figures();
      const complete = ending.kind === 'played';
      const labels = await part.labels(terminal.language);
      terminal.out(
        isJson
          ? JSON.stringify({ ...figures, complete, seconds })
          : report({ figures, measures: part.measures, labels, seconds }, t),
      );
      if (match.breakdown && part.breakdown && !isJson) {
        const lines = await part.breakdown.lines(score.brokenDown(), terminal.language);
        terminal.out(`\n${lines.join('\n')}`);
      }
    }
    const exit = exitOf(ending, match, score.deals(), terminal, t);
    if (lost) throw new Failure('not-recorded', { file: defined(file), reason: reasonOf(lost) });
    return exit;
  },
});

async function readMatch(
  given: Arguments,
): Promise<{ readonly match: Match; readonly part: ArenaPart }> {
  const { manifest, preset } = await namedGame(given.positionals);
  const [game, part] = await Promise.all([manifest.load(), arenaPartOf(manifest)]);
  const players = given.value('seats');
  if (players === null) {
    throw new Usage('which-players', { example: game.botKinds.slice(0, 2).join(',') });
  }
  const options = game.options({ ...part.options, ...preset });
  if (!options.ok) throw badOptions(options.rejection);
  if (given.has('breakdown') && !part.breakdown)
    throw new Usage('no-breakdown', { game: manifest.id });
  const match = {
    game: manifest.id,
    options: options.value,
    seats: part.seats,
    names: readPlayers(players, game),
    deals: given.whole('deals', 1, MAX_DEALS) ?? USUAL.deals,
    duplicate: given.has('duplicate'),
    seed: given.value('seed') ?? USUAL.seed,
    budget: given.whole('budget', 1, MAX_MS),
    records: given.has('records'),
    breakdown: given.has('breakdown'),
  };
  return { match, part };
}

function recordsTo(file: string): RecordFile {
  try {
    return recordFile(file);
  } catch (error) {
    throw new Usage('not-recorded', { file, reason: reasonOf(error) });
  }
}

/** Waits for the end; Ctrl-C and SIGTERM stop the match at once. */
async function stoppable({ ended, stop }: ReturnType<typeof startMatch>): Promise<Ending> {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await ended;
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

function exitOf(
  ending: Ending,
  match: Match,
  deals: number,
  terminal: Terminal,
  t: CliTranslator,
): number {
  switch (ending.kind) {
    case 'played':
      return 0;
    case 'stopped':
      terminal.err(t(deals > 0 ? 'arena-stopped' : 'arena-nothing'));
      return STOPPED;
    case 'broken':
      throw failureOf(ending.broken, defined(match.names[ending.player]));
  }
}
