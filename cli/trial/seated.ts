import type { AnyGame } from '@lusoria/core';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import type { TrialPart } from '@lusoria/cli-kit/trial.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { startEngine } from '../arena/engine.ts';
import { botPlayer } from '../arena/player.ts';
import { playerNamed } from '../arena/players.ts';
import { readBots } from '../bots.ts';
import { listed } from '../games.ts';
import type { OnTrial } from './trial.ts';

/** Seats a player by its name: a bot of the game, or a program, which is started. @throws Usage when there is none. */
export async function seated(
  name: string,
  game: AnyGame,
  { options, seats }: Pick<TrialPart, 'options' | 'seats'>,
  terminal: Terminal,
): Promise<OnTrial> {
  readBots([name], [...game.botKinds, 'exec'], (one) => playerNamed(one, game));
  const named = playerNamed(name, game);
  if (!named) throw new Usage('no-bot', { name, kinds: listed(game.botKinds) });
  const said = (text: string): void => terminal.err(`[${name}] ${text}`);
  if ('bot' in named) return { player: botPlayer(named.bot, said), bot: name, name };
  const nothing = (): void => undefined;
  const start = { words: named.command, game: game.id, options, seats };
  const player = await startEngine(start, { said, runs: nothing, gone: nothing });
  return { player, bot: null, name: player.name };
}
