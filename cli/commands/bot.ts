import { type AnyGame, defined } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import type { TableView } from '@lusoria/table';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Failure, Usage } from '@lusoria/cli-kit/usage.ts';
import { BrokenEngine, failureOf } from '../arena/conversation.ts';
import { startEngine } from '../arena/engine.ts';
import { arenaPartOf } from '../arena/part.ts';
import { botPlayer, type Player } from '../arena/player.ts';
import { playerNamed } from '../arena/players.ts';
import { PROGRAM, readBots } from '../bots.ts';
import { helpFrom } from '../command-help.ts';
import { listed, manifestNamed } from '../games.ts';
import { helpOnBots } from '../help-on-games.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { nameFrom } from '../names.ts';
import { serverAddress, tableAddress } from '../remote/address.ts';
import { type Leaving, playSeat, type SeatPlayer } from '../remote/play-seat.ts';
import { seated, stand } from '../remote/seat.ts';
import { arrive, refusal, type Visit, visit } from '../remote/visit.ts';
import { stopSignal } from '../stop-signal.ts';

const MAX_MS = 600_000;
const MAX_SECONDS = 3600;
const MAX_SEATS = 16;

/** `lusoria bot`: a program, or a bot of the game, takes a seat at a table of a server. */
export const bot = command({
  options: {
    engine: { kind: 'value', takes: 'exec:CMD|BOT' },
    server: { kind: 'value', takes: 'URL' },
    name: { kind: 'value', takes: 'NAME' },
    seat: { kind: 'value', takes: 'N' },
    token: { kind: 'value', takes: 'FILE' },
    budget: { kind: 'value', takes: 'MS' },
    next: { kind: 'value', takes: 'S' },
    'new-token': { kind: 'flag', takes: '' },
  },
  help: helpFrom({
    summary: 'command-bot',
    option: (name) => `command-bot-${name}`,
    more: async (language) => helpOnBots(language, null),
    notes: ['command-bot-note', 'command-arena-note-engines'],
  }),
  async run(given, terminal) {
    if (given.has('new-token')) return makeToken(given, terminal);
    const address = tableAddress(given.positionals, given.value('server'));
    const engine = given.value('engine');
    if (engine === null) throw new Usage('needs-value', { option: '--engine' });
    const name = nameFrom(
      given.value('name') ?? defined(engine.replace(/^exec:/, '').split(' ')[0]),
    );
    const wanted = given.whole('seat', 1, MAX_SEATS);
    const budget = given.whole('budget', 1, MAX_MS);
    const next = given.whole('next', 0, MAX_SECONDS);
    const { language } = terminal;
    const t = await loadCliMessages(language);
    const file = given.value('token');
    const stop = stopSignal();
    const coming = await visit(address, { name, file, language });
    const { session, table } = coming;
    const players = playersOf(await gameOf(table.get().view), engine, terminal);
    try {
      await players.playerFor(table.get().view);
      const seat = await seated(coming, wanted === null ? null : wanted - 1, language);
      const known = session.me()?.name ?? name;
      terminal.out(t('bot-sits', { name: known, seat: seat + 1, ...address }));
      const leaving = await playSeat(
        coming,
        {
          ...players,
          budget,
          nextAfter: next === null ? null : next * 1000,
          failed: (fault, why) => terminal.err(t('bot-fault', { fault, code: why?.code ?? fault })),
        },
        stop,
      );
      return await ended(leaving, coming, file !== null, terminal, t);
    } catch (error) {
      await stand(coming);
      throw error instanceof BrokenEngine ? failureOf(error.broken, engine) : error;
    } finally {
      session.close();
      await players.close();
    }
  },
});

/** Makes a bot without a browser, and prints its token. Its owner, who may revoke it, is kept in the file. */
async function makeToken(given: Arguments, { language, out }: Terminal): Promise<number> {
  const [argument] = given.positionals;
  if (argument !== undefined) throw new Usage('too-much', { argument });
  const file = given.value('token');
  if (file === null) throw new Usage('needs-value', { option: '--token' });
  const name = nameFrom(given.value('name') ?? 'Bot');
  const session = await arrive(serverAddress(given.value('server')), { name, file, language });
  try {
    const made = await session.createBot(name);
    if (!made.ok) throw await refusal(made.rejection, language);
    out(made.value);
    return 0;
  } finally {
    session.close();
  }
}

/** Without a saved token nobody can come back to the seat, so it is given up for others. */
async function ended(
  leaving: Leaving,
  coming: Visit,
  mayReturn: boolean,
  { out }: Terminal,
  t: CliTranslator,
): Promise<number> {
  if (leaving === 'stopped') {
    if (!mayReturn) await stand(coming);
    return 0;
  }
  out(leaving === 'dismissed' ? t('bot-dismissed') : t('bot-gone', { code: leaving.gone }));
  return 0;
}

async function gameOf({ game }: TableView): Promise<AnyGame> {
  const found = await loadGame(game);
  if (!found) throw new Failure('refused', { reason: `no-such-game: ${game}` });
  return found;
}

/** Provides the player; a program is restarted when the table's options or seats have changed. */
function playersOf(
  game: AnyGame,
  engine: string,
  { err }: Terminal,
): Pick<SeatPlayer, 'game' | 'playerFor' | 'substitute'> & { close(): Promise<void> } {
  const kinds = [...game.botKinds, PROGRAM];
  const name = defined(readBots([engine], kinds, (one) => playerNamed(one, game))[0]);
  let current: { readonly key: string; readonly player: Player } | null = null;
  let substitute = game.sampleAction;
  const said = (text: string): void => err(`[${name}] ${text}`);
  const started = async (options: unknown, seats: number): Promise<Player> => {
    substitute = (await arenaPartOf(await manifestNamed(game.id))).substitute ?? game.sampleAction;
    const named = playerNamed(name, game);
    if (!named) throw new Usage('no-bot', { name, kinds: listed(kinds) });
    if ('bot' in named) return botPlayer(named.bot, said);
    const quiet = (): void => undefined;
    return startEngine(
      { words: named.command, game: game.id, options, seats },
      { said, runs: quiet, gone: quiet },
    );
  };
  return {
    game,
    substitute: (view, random) => substitute(view, random),
    async playerFor({ options, seats }) {
      const key = JSON.stringify([options, seats.length]);
      if (current?.key === key) return current.player;
      await current?.player.close();
      current = { key, player: await started(options, seats.length) };
      return current.player;
    },
    close: async () => current?.player.close(),
  };
}
