// A Colyseus server with a game as small as ours; it sends a patch after every move.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerFigures } from '../../../driver/server/figures.ts';

const Toy = schema({ moves: t.number() });

class ToyRoom extends Room {
  onCreate() {
    this.maxClients = 2;
    this.state = new Toy();
    this.state.moves = 0;
    this.patchRate = null;
    this.onMessage('move', () => {
      this.state.moves += 1;
      this.broadcastPatch();
    });
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('toy', ToyRoom);
await server.listen(0, '127.0.0.1');
process.on('SIGTERM', () => process.exit());
answerFigures(transport.server.address().port);
