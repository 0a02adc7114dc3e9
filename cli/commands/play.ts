import { defined } from '@lusoria/core';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewTable } from '@lusoria/client';
import type { GameMessages } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import type { Language } from '@lusoria/i18n';
import { STANDARD } from '@lusoria/table';
import { distinctName } from '@lusoria/table/names';
import { loadRejections } from '@lusoria/table/messages';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import { checkWritable } from '@lusoria/cli-kit/files.ts';
import { type LocalServer, openLocalServer } from '@lusoria/cli-kit/local-server.ts';
import { playMatches, type PlayedMatch } from '@lusoria/cli-kit/match.ts';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import { styleFor } from '@lusoria/cli-kit/style.ts';
import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import type { Playing } from '@lusoria/cli-kit/playing.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { playTogether, type SharedMatch } from '@lusoria/cli-kit/together.ts';
import { checkSeats, checkBotCount, readBots, usualSeats } from '../bots.ts';
import { tellFairness } from '../fairness.ts';
import { aloneOptions, type Manifest, type NamedGame, namedGame } from '../games.ts';
import { helpOnPlaying } from '../help-on-games.ts';
import { hintsAt } from '../hint.ts';
import { roundInsight } from '../insight.ts';
import { nameFrom } from '../names.ts';
import { checkFit, readOptions } from '../options.ts';
import { terminalOf } from '../terminals.ts';

/** Pause of a bot's move on a terminal, in milliseconds; none on a pipe, which nobody watches. */
const PACE = 700;

/** `lusoria play`: a table at the terminal, against bots. */
export const play = command({
  options: {
    seats: { kind: 'value', takes: 'K' },
    bots: { kind: 'value', takes: 'A,B,…' },
    option: { kind: 'list', takes: 'NAME=VALUE' },
    deck: { kind: 'value', takes: 'FILE' },
    name: { kind: 'value', takes: 'NAME' },
    with: { kind: 'value', takes: 'NAME,…' },
    seed: { kind: 'value', takes: 'S' },
    export: { kind: 'value', takes: 'FILE' },
  },
  help: helpOnPlaying((t, bots) => ({
    summary: t('command-play'),
    option: (name) => t(`command-play-${name}`, { bots }),
    note: t('command-play-note'),
  })),
  async run(given, terminal) {
    const named = await namedGame(given.positionals);
    const { language } = terminal;
    const [common, messages, gameTerminal] = await Promise.all([
      loadCommonMessages(language),
      named.manifest.messages(language),
      terminalOf(named.manifest, language),
    ]);
    const name = nameFrom(given.value('name') ?? common('you'));
    const { bot = named.manifest.bot } = gameTerminal;
    const others = othersFrom(given.value('with'), name);
    const { table, bots } = await tableFrom(given, named, { bot, others: others.length }, language);
    const seed = given.value('seed');
    const file = given.value('export');
    if (file !== null) await checkWritable(file);
    const server = await openLocalServer({ name, others, table, seed, games: loadGame });
    const people = [name, ...others];
    const botNames = messages.botNames.filter((one) => !people.includes(one)).slice(0, bots.length);
    const names = [...people, ...botNames];
    const playing = await playingAt({
      server,
      manifest: named.manifest,
      messages,
      names,
      terminal,
      file,
    });
    const label = (bot: number): string => messages.bot(defined(bots[bot])).label;
    const players = [...people, ...botNames.map((one, i) => `${one} (${label(i)})`)];
    terminal.out(playing.style.quiet(common('at-table', { names: players.join(', ') })));
    try {
      if (others.length === 0) await playMatches(playing, gameTerminal.sit(playing));
      else await playTogether(shared(playing, gameTerminal, messages, terminal));
    } finally {
      playing.input.close();
      server.close();
    }
    return 0;
  },
});

/** The same match for each person at this terminal. */
function shared(
  match: PlayedMatch,
  gameTerminal: GameTerminal,
  messages: GameMessages,
  { clear }: Terminal,
): SharedMatch {
  const { live } = match;
  const players = [live, ...live.others].map(({ table }) => {
    const playing: Playing = { ...match, live: { table } };
    return { playing, controller: gameTerminal.sit(playing) };
  });
  return { match, players, messages, clear };
}

async function playingAt({
  server,
  manifest,
  messages,
  names,
  terminal,
  file,
}: {
  readonly server: LocalServer;
  readonly manifest: Manifest;
  readonly messages: GameMessages;
  readonly names: readonly string[];
  readonly terminal: Terminal;
  readonly file: string | null;
}): Promise<PlayedMatch> {
  const { language, outIsTerminal } = terminal;
  const [common, rejections] = await Promise.all([
    loadCommonMessages(language),
    loadRejections(language),
  ]);
  return {
    live: server,
    // A player must not recall lines that another one has typed.
    input: terminal.input({ remembers: server.others.length === 0 }),
    language,
    common,
    style: styleFor(terminal.colours),
    names,
    out: terminal.out,
    rejection: (code, params) => rejections.rejection(code, params, messages),
    pause: async (ms) => (outIsTerminal ? sleep(Math.min(ms, PACE)) : Promise.resolve()),
    insight: async () => roundInsight(server, manifest, language),
    ...hintsAt({ live: server, names }, manifest, language),
    finished: async () => tellFairness(server, terminal, file, messages),
  };
}

/** Other people at this terminal, by unique names. */
function othersFrom(text: string | null, name: string): readonly string[] {
  let taken = [name];
  for (const one of text?.split(',') ?? []) taken = [...taken, distinctName(nameFrom(one), taken)];
  return taken.slice(1);
}

async function tableFrom(
  given: Arguments,
  named: NamedGame,
  { bot: usualBot, others }: { readonly bot: string; readonly others: number },
  language: Language,
): Promise<{ readonly table: NewTable; readonly bots: readonly string[] }> {
  const { manifest } = named;
  const game = await manifest.load();
  const newcomer = others === 0 ? aloneOptions(named) : {};
  const file = given.value('deck');
  const chosen = [...given.values('option'), ...(file === null ? [] : [`deck=@${file}`])];
  const options = await readOptions(named, chosen, language, newcomer);
  const wanted = given.value('bots');
  const listed = wanted === null ? null : readBots(wanted, game.botKinds, game.bot);
  const seats =
    given.whole('seats', 1 + others, 99) ??
    (listed ? listed.length + 1 + others : others > 0 ? others + 1 : usualSeats(game.seats));
  checkSeats(seats, game.seats);
  const left = Math.max(0, seats - 1 - others);
  const bots = listed ?? Array.from({ length: left }, () => usualBot);
  checkBotCount(bots, left);
  await checkFit(manifest, game.admits(options, seats), language);
  return {
    bots,
    table: {
      game: manifest.id,
      options,
      settings: { ...STANDARD, chat: false, spectators: others > 0, pace: PACE },
      seats: [
        { kind: 'me' },
        ...Array.from({ length: others }, () => ({ kind: 'open' as const })),
        ...bots.map((bot) => ({ kind: 'bot' as const, bot })),
      ],
    },
  };
}
