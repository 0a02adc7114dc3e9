import { seeded } from '@lusoria/core';
import { GAME_IDS, loadGame } from '@lusoria/games';
import { describe, expect, test } from 'vitest';
import { afterEntry, replay } from '../evolve.ts';
import { newTable } from '../testing/script.ts';
import type { Entry, TableState } from '../types.ts';
import { entryFor, viewFor } from '../view.ts';
import { createTableWriter } from './message-text.ts';

const VIEWERS = [0, 1, 'spectator'] as const;

/** What a viewer is told of the last entry of a table. */
function told(table: TableState, entry: Entry, viewer: (typeof VIEWERS)[number], now: number) {
  return {
    t: 'table',
    table: table.id,
    from: table.seq - 1,
    seq: table.seq,
    now,
    view: viewFor(table, viewer),
    entries: [entryFor(table, entry, viewer)],
  } as const;
}

describe.each(GAME_IDS)('%s', (id) => {
  test('what is written of a table is what JSON.stringify writes, whoever was told what before', async () => {
    const game = await loadGame(id);
    if (!game) throw new Error(id);
    const random = seeded('written');
    const script = newTable(game, [0, 1]);
    for (const text of ['salvē', '"\\ \u2028 \n', '🂡']) script.does(1, { do: 'say', text });
    script.does(0, { do: 'start' });
    script.playRound(random);
    const log = script.log();
    const write = createTableWriter();
    let table = replay(script.table().id, game, log.slice(0, 1));
    for (const entry of log.slice(1)) {
      table = afterEntry(table, entry);
      // Somebody comes and goes, so that what was told last was told to anybody.
      for (const viewer of VIEWERS.filter(() => random.int(3) > 0)) {
        const message = told(table, entry, viewer, 1_700_000_000_000 + random.int(10));
        const whole = { ...message, from: 0, reset: true } as const;
        const one = random.int(8) === 0 ? whole : message;
        expect(JSON.parse(write(one))).toEqual(JSON.parse(JSON.stringify(one)));
      }
    }
  });
});
