import { LOOPBACK, freePort } from '@lusoria/testing/server/ports.ts';
import { openForwarder } from './forwarder.ts';
import { natsProgram, natsUrl } from './nats.ts';
import type { Database } from './postgres.ts';
import { isReady, migrate, type Place, workProgram } from './programs.ts';
import type { Program, Supervised, Supervisor } from './supervisor.ts';

/** Two nodes and a worker over a database, and NATS, behind one port. */
export interface Cluster {
  readonly url: string;
  readonly natsUrl: string;
  readonly nodeUrls: readonly string[];
  readonly nodes: readonly Supervised[];
  readonly worker: Supervised;
  readonly nats: Supervised;
  /** Closes the public port. Nodes announce to their clients that they stop, so they are to be stopped before. */
  close(): Promise<void>;
}

/**
 * Starts all of them. The public port is bound first: if it is in use, this very cluster probably runs already.
 *
 * @param port 0 picks a free one
 * @param startDatabase starts the database, which need not have any data
 */
export async function openCluster(
  supervisor: Supervisor,
  port: number,
  startDatabase: () => Promise<Database>,
  nodeProgram: (place: Place) => Program,
): Promise<Cluster> {
  const ports = [await freePort(), await freePort()];
  const balancer = await openForwarder(port, ports, isReady);
  const url = `http://${LOOPBACK}:${balancer.port}`;
  const database = await startDatabase();
  await database.create();
  await migrate(database);
  const natsPort = await freePort();
  const nats = supervisor.start(natsProgram(natsPort));
  await nats.up();
  const shared = { database, nats: natsUrl(natsPort), publicUrl: url };
  const worker = supervisor.start(workProgram(shared.nats, 1));
  const nodes = ports.map((at, i) =>
    supervisor.start(nodeProgram({ ...shared, name: `node ${i + 1}`, port: at })),
  );
  for (const node of nodes) await node.up();
  return {
    url,
    natsUrl: shared.nats,
    nodeUrls: ports.map((at) => `http://${LOOPBACK}:${at}`),
    nodes,
    worker,
    nats,
    close: balancer.close,
  };
}
