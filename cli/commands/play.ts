import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkRecord, type NewTable } from '@lusoria/client';
import type { AnyGame } from '@lusoria/core';
import { cleaned, NAME_LENGTH, STANDARD } from '@lusoria/table';
import { type GameId, loadGame } from '@lusoria/games';
import { loadRefusals } from '@lusoria/words';
import { loadUi } from '@lusoria/words/ui';
import type { Arguments } from '../arguments.ts';
import { checkSeats, fillSeats, readBots } from '../bots.ts';
import type { Command } from '../command.ts';
import { type NamedGame, namedGame } from '../games.ts';
import { helpOnGames } from '../help-on-games.ts';
import { checkFit, readOptions } from '../options.ts';
import { terminalOf } from '../terminals.ts';
import { type House, openHouse } from '@lusoria/cli-kit/house.ts';
import { standardInput } from '@lusoria/cli-kit/input.ts';
import { playMatches } from '@lusoria/cli-kit/match.ts';
import type { Playing, TableWords } from '@lusoria/cli-kit/playing.ts';
import { styleFor } from '@lusoria/cli-kit/style.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { oneLine, Usage } from '@lusoria/cli-kit/usage.ts';

const USUAL_SEATS = 3;
/** How long a bot takes on a terminal, in milliseconds; nobody watches a pipe. */
const PACE = 700;

/** `lusoria play`: a table at the terminal, against bots. */
export const play: Command = {
  options: [
    { name: 'seats', kind: 'value', takes: 'K' },
    { name: 'bots', kind: 'value', takes: 'A,B,…' },
    { name: 'option', kind: 'list', takes: 'KEY=VALUE' },
    { name: 'name', kind: 'value', takes: 'NAME' },
    { name: 'seed', kind: 'value', takes: 'S' },
    { name: 'export', kind: 'value', takes: 'FILE' },
  ],
  more: helpOnGames,
  async run(given, terminal) {
    const named = namedGame(given.positionals);
    const words = await tableWords(terminal);
    const terminalUi = await terminalOf(named.game, terminal.language);
    const name = nameFrom(given.value('name') ?? words.ui.room.you);
    const { table, bots } = await tableFrom(given, named, terminalUi.bot);
    const game = await sealedGame(named.game);
    await checkFit(game.admits(table.options, table.seats.length), terminal.language);
    const house = await openHouse(name, table, given.value('seed'));
    const others = terminalUi.botNames.filter((other) => other !== name);
    const names = [name, ...others.slice(0, bots.length)];
    const input = standardInput();
    const style = styleFor(terminal.colours);
    const file = given.value('export');
    const playing: Playing = {
      house,
      input,
      words,
      style,
      names,
      out: terminal.out,
      pause: async (ms) => (terminal.outIsTerminal ? sleep(Math.min(ms, PACE)) : Promise.resolve()),
      finished: async () => finished(house, words, terminal, file),
    };
    const label = (seat: number): string => terminalUi.botWords(bots[seat - 1] ?? '').label;
    const players = names.map((one, seat) => (seat === 0 ? one : `${one} (${label(seat)})`));
    terminal.out(style.quiet(words.play.atTable(players.join(', '))));
    try {
      await playMatches(playing, terminalUi.sit(playing));
    } finally {
      input.close();
      house.close();
    }
    return 0;
  },
};

async function tableWords({ language, words }: Terminal): Promise<TableWords> {
  const [ui, refusals] = await Promise.all([loadUi(language), loadRefusals(language)]);
  return { language, ui, refusals, play: words.play };
}

function nameFrom(text: string): string {
  const name = cleaned(text, NAME_LENGTH);
  if (name === '') throw new Usage((words) => words.usage.badName);
  return name;
}

async function tableFrom(
  given: Arguments,
  { game, preset }: NamedGame,
  usualBot: string,
): Promise<{ readonly table: NewTable; readonly bots: readonly string[] }> {
  const sealed = await sealedGame(game);
  const raw = await readOptions(game, sealed.optionFields, preset, given.values('option'));
  const options = sealed.options(raw);
  if (!options.ok) {
    throw new Usage((words) => words.usage.badOptions(String(options.rejection.params['path'])));
  }
  const named = given.value('bots');
  const listed = named === null ? null : readBots(named, sealed.botKinds, sealed.bot);
  const seats = given.whole('seats', 1, 99) ?? (listed ? listed.length + 1 : USUAL_SEATS);
  checkSeats(seats, sealed.seats);
  const bots = listed ?? Array.from({ length: seats - 1 }, () => usualBot);
  fillSeats(bots, seats - 1);
  return {
    bots,
    table: {
      game,
      options: options.value,
      settings: { ...STANDARD, chat: false, spectators: false, pace: PACE },
      seats: [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))],
    },
  };
}

/** @throws RangeError when the house has a name for a game, and no game. */
async function sealedGame(id: GameId): Promise<AnyGame> {
  const game = await loadGame(id);
  if (!game) throw new RangeError(`no game ${id}`);
  return game;
}

/** Checks the shuffles of what was played, and stores it where that is wanted. */
async function finished(
  { session, table }: House,
  { ui, refusals, play: words }: TableWords,
  { out, err }: Terminal,
  file: string | null,
): Promise<void> {
  const record = await session.record(table.id);
  if (!record.ok) return err(refusals.refusal(record.rejection.code, record.rejection.params));
  const findings = await checkRecord(record.value, session.commitments(table.id));
  out(findings.length === 0 ? ui.end.fair : ui.end.unfair);
  for (const finding of findings) out(`  ${refusals.flaw(finding)}`);
  if (file === null) return;
  try {
    await writeFile(file, `${JSON.stringify(record.value)}\n`);
    out(words.stored(file));
  } catch (error) {
    err(words.notStored(file, oneLine(error instanceof Error ? error.message : String(error))));
  }
}
