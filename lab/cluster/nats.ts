import { spawnSync } from 'node:child_process';
import { listens, LOOPBACK } from '@lusoria/testing/server/ports.ts';
import type { Program } from './supervisor.ts';

/** Whether there is a `nats-server` on the path. */
export function natsIsHere(): boolean {
  return spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A NATS server that listens on loopback only. */
export function natsProgram(port: number): Program {
  return {
    name: 'nats',
    command: 'nats-server',
    args: ['-a', LOOPBACK, '-p', `${port}`],
    politely: 'SIGTERM',
    ready: async () => listens(port),
  };
}

/** Its address for nodes and workers. */
export function natsUrl(port: number): string {
  return `nats://${LOOPBACK}:${port}`;
}
