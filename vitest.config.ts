import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** However busy the machine is, what takes longer hangs. Whatever must happen is waited for, not timed. */
const HANGS_MS = 600_000;

const COMPILED = fileURLToPath(new URL('./node_modules/.cache/compiled', import.meta.url));

const common = {
  // Browsers and servers wait for much, so one more than there are cores keeps all of these busy; each loads everything
  // and has a browser of its own. One number for all projects: so they run side by side.
  maxWorkers: availableParallelism() + 1,
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
  expect: { poll: { timeout: HANGS_MS / 2, interval: 200 } },
  // Node runs TypeScript as it is: several times as fast as through Vite, where each import becomes a property.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // The programs that tests start begin in half of the time.
  env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILED },
} as const;

/** Tests that need programs from elsewhere. Files share processes: starting one and loading all anew takes 0.5 s. */
function byItself(name: string, include: string) {
  return { test: { ...common, name, include: [include], pool: 'forks' as const, isolate: false } };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          // Pure code: nothing to isolate, so many files share a thread.
          name: 'unit',
          include: [
            '{i18n,latin,core,print,games,table,tournaments,client}/**/*.test.ts',
            '{web/{src,build},kits/web}/**/*.test.ts',
          ],
          exclude: ['games/*/cli/**', '**/node_modules/**'],
          // Controllers of boards are modules with runes.
          setupFiles: ['testing/runes.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          // Code with files, ports and processes; what a file opens it closes, so files share processes.
          name: 'server',
          include: ['{server,cli,kits/cli,scripts,testing,lab,games/*/cli}/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
      // Several nodes over PostgreSQL and NATS: `npm run test:cluster`.
      byItself('cluster', '{server,lab}/**/*.cluster.ts'),
      // What is printed, read back with poppler: `npm test -- paper`.
      byItself('paper', '{print,cli,games}/**/*.paper.ts'),
      // The packages, installed into an empty folder: `npm test -- packages`.
      byItself('packages', 'lab/{pack,site}/**/*.packages.ts'),
      // The page behind nginx with https: `npm test -- proxy`.
      byItself('proxy', 'web/e2e/*.proxy.ts'),
      byItself('browser', '{web,games/*}/e2e/**/*.e2e.ts'),
      byItself('journeys', '{journeys,games/*/journeys}/**/*.journey.ts'),
    ],
  },
});
