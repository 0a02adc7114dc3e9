// A default boardgame.io server, matches in memory, with a game as small as ours.
import { createRequire } from 'node:module';
import { answerFigures } from '../../../driver/server/figures.ts';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const toy = {
  name: 'toy',
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G }) => {
      G.moves += 1;
    },
  },
};

const server = Server({ games: [toy], origins: [/.*/] });
const { appServer } = await server.run({ port: 0 });
process.on('SIGTERM', () => process.exit());
answerFigures(appServer.address().port);
