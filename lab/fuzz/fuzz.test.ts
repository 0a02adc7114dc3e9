import { expect, test } from 'vitest';
import { fuzzRun } from './fuzz-run.ts';
import { protocolCodes } from '../driver/oracle/expected.ts';
import { allGames, honestTables } from '../driver/workload/games.ts';

// The short form of `npm run fuzz`.

test.each([false, true])('whatever is sent, nothing gives way (limits: %s)', async (limited) => {
  const games = await allGames();
  const tables = await honestTables(games, 'short', 1);
  const report = await fuzzRun({
    seed: 'short',
    messages: 500,
    connections: 8,
    requests: 40,
    frames: 10,
    database: 'memory',
    limited,
    games,
    tables,
    codes: protocolCodes(),
  });
  expect(report.findings).toEqual([]);
  expect(report.messages).toBeGreaterThanOrEqual(500);
  expect(report.honest.matches).toBeGreaterThanOrEqual(tables.length);
});
