import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Both cores of a small machine: by default, one of two would be left idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          // Pure code: nothing to isolate, so many files share a thread.
          name: 'unit',
          include: ['{i18n,latin,games,table,client}/**/*.test.ts', 'web/{src,kit}/**/*.test.ts'],
          exclude: ['games/*/cli/**', '**/node_modules/**'],
          pool: 'threads',
          isolate: false,
          // Properties are tried often, on machines that may be busy with something else.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // Code with files, ports and processes.
          name: 'server',
          include: ['{server,cli,scripts,tools,games/*/cli}/**/*.test.ts'],
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          // Several nodes over PostgreSQL and NATS: `npm run test:cluster`.
          name: 'cluster',
          include: ['server/**/*.cluster.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{web,games/*}/e2e/**/*.e2e.ts'],
          pool: 'forks',
          // Two files side by side; each has a server and a browser of its own.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
