// Our server as a process: its configuration is the argument, as JSON.
import { readConfig, serve } from '@lusoria/server';
import { loadGame } from '@lusoria/games';
import { answerFigures } from './figures.ts';
import { toyGame } from './toy.ts';

const config = readConfig(JSON.parse(process.argv[2] ?? '{}'));
if (!config.ok) throw new Error(JSON.stringify(config.rejection));
const running = await serve(config.value, {
  games: async (name) => (name === toyGame.id ? toyGame : loadGame(name)),
});
process.on('SIGTERM', () => void running.close().then(() => process.exit()));
answerFigures(running.port);
