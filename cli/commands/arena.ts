import { availableParallelism } from 'node:os';
import { loadGame } from '@lusoria/games';
import { type Ending, startMatch } from '../arena/jobs.ts';
import { RESTARTS } from '../arena/engine.ts';
import type { Match } from '../arena/match.ts';
import { readPlayers } from '../arena/players.ts';
import { showProgress } from '../arena/progress.ts';
import { type RecordFile, recordFile } from '../arena/records.ts';
import { report } from '../arena/report.ts';
import { keepScore } from '../arena/score.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { terminalOf } from '../terminals.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Failure, oneLine, Usage } from '@lusoria/cli-kit/usage.ts';
import type { CliWords } from '@lusoria/cli-kit/words/types.ts';

const MOST_DEALS = 1_000_000;
const MOST_MS = 600_000;
const MOST_JOBS = 256;
const USUAL = { deals: 100, seed: '1' } as const;
/** As a shell has it for Ctrl-C. */
const STOPPED = 130;

/** `lusoria arena`: players meet over the same cards, and it is measured who is better. */
export const arena: Command = {
  options: [
    { name: 'seats', kind: 'value', takes: 'A,B,…' },
    { name: 'deals', kind: 'value', takes: 'N' },
    { name: 'duplicate', kind: 'flag', takes: '' },
    { name: 'seed', kind: 'value', takes: 'S' },
    { name: 'budget', kind: 'value', takes: 'MS' },
    { name: 'jobs', kind: 'value', takes: 'J' },
    { name: 'records', kind: 'value', takes: 'FILE' },
    { name: 'json', kind: 'flag', takes: '' },
  ],
  async more({ language, words: { help } }) {
    const [terminalUi, game] = await Promise.all([terminalOf('skat', language), loadGame('skat')]);
    const rows = (game?.botKinds ?? []).map((kind) => [
      `  ${kind}`,
      terminalUi.botWords(kind).text,
    ]);
    return [`${help.bots('skat')}:`, ...columns(rows)].join('\n');
  },
  async run(given, terminal) {
    const match = readMatch(given);
    const jobs = Math.min(given.whole('jobs', 1, MOST_JOBS) ?? 1, availableParallelism());
    const score = keepScore(match);
    const isJson = given.has('json');
    const file = given.value('records');
    const records = file === null ? null : recordsTo(file);
    const progress = showProgress(score, match.deals, terminal, isJson);
    const since = performance.now();
    const running = startMatch(match, jobs, {
      played(deal) {
        score.add(deal);
        records?.add(deal);
        progress.tell();
      },
      ready: score.named,
      said: (player, text) => progress.say(`[${match.names[player] ?? ''}] ${text}`),
    });
    const ending = await stoppable(running);
    const seconds = (performance.now() - since) / 1000;
    progress.end();
    const lost = records?.close() ?? null;
    if (score.deals() > 0) {
      const figures = score.figures();
      const complete = ending.kind === 'played';
      terminal.out(
        isJson
          ? JSON.stringify({ ...figures, complete, seconds })
          : report(figures, seconds, terminal),
      );
    }
    const exit = exitOf(ending, match, score.deals(), terminal);
    if (lost) throw new Failure(notRecorded(file ?? '', lost));
    return exit;
  },
};

function readMatch(given: Arguments): Match {
  const [game, second] = given.positionals;
  if (game !== 'skat') throw new Usage((words) => words.arena.onlySkat);
  if (second !== undefined) throw new Usage((words) => words.usage.tooMuch(second));
  const seats = given.value('seats');
  if (seats === null) throw new Usage((words) => words.arena.whichSeats);
  return {
    names: readPlayers(seats),
    deals: given.whole('deals', 1, MOST_DEALS) ?? USUAL.deals,
    duplicate: given.has('duplicate'),
    seed: given.value('seed') ?? USUAL.seed,
    budget: given.whole('budget', 1, MOST_MS),
    records: given.has('records'),
  };
}

function recordsTo(path: string): RecordFile {
  try {
    return recordFile(path);
  } catch (error) {
    throw new Usage(notRecorded(path, error));
  }
}

function notRecorded(path: string, error: unknown): (words: CliWords) => string {
  const reason = oneLine(error instanceof Error ? error.message : String(error));
  return ({ arena: words }) => words.notRecorded(path, reason);
}

/** Waits for the end, which Ctrl-C and SIGTERM bring about at once. */
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

function exitOf(ending: Ending, match: Match, deals: number, terminal: Terminal): number {
  switch (ending.kind) {
    case 'played':
      return 0;
    case 'stopped':
      terminal.err(deals > 0 ? terminal.words.arena.stopped : terminal.words.arena.nothing);
      return STOPPED;
    case 'broken': {
      const { broken } = ending;
      const name = match.names[ending.player] ?? '';
      throw new Failure(({ arena: words }) =>
        broken.kind === 'not-ready'
          ? words.notReady(name, oneLine(broken.why))
          : words.tooOften(name, RESTARTS, words.faults[broken.why]),
      );
    }
  }
}
