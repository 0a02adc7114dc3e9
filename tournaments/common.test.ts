import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newEvent, type Script, someGame } from './testing/script.ts';
import { type EventViewer, viewFor } from './view.ts';

const game = await someGame();
const TABLES = 3;
const SEATS = 3;
const DEALS = 4;

/** A class at three tables that are all dealt the same. */
function sharedClass(): Script {
  const script = newEvent(game, { settings: { size: SEATS, shared: true, open: true } });
  for (let n = 0; n < TABLES * SEATS; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
  expect(script.does({ do: 'start' })).toBeNull();
  return script;
}

/** A table reports its scores after so many deals. */
function tell(script: Script, table: number, played: number, points: readonly number[]): void {
  const id = script.event().rounds[0]?.tables[table]?.id ?? '';
  const scores = points.map((one) => ({ points: one, won: 0, lost: 0 }));
  const over = played === DEALS;
  expect(script.ask({ kind: 'report', table: id, played, over, best: 'most', scores })).toBeNull();
}

const wall: EventViewer = { as: 'screen' };

/** Everybody at another table than this one, and the wall. */
function elsewhere(script: Script, table: number): readonly EventViewer[] {
  const members = (script.event().rounds[0]?.tables ?? []).flatMap(({ seats }, i) =>
    i === table ? [] : seats.flatMap((member) => (member === null ? [] : [member])),
  );
  return [wall, ...members.map((member): EventViewer => ({ as: 'member', member }))];
}

describe('where all are dealt the same', () => {
  test('nobody elsewhere learns what a deal has brought that a table has still before it', () => {
    const pace = fc.array(fc.nat({ max: TABLES - 1 }), { maxLength: TABLES * DEALS });
    const points = fc.array(
      fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 3, maxLength: 3 }),
      {
        minLength: DEALS,
        maxLength: DEALS,
      },
    );
    fc.assert(
      fc.property(
        pace,
        fc.nat({ max: TABLES - 1 }),
        points,
        points,
        (order, watched, mine, others) => {
          const played = [0, 0, 0];
          for (const table of order) played[table] = Math.min(DEALS, (played[table] ?? 0) + 1);
          const running = played.filter((n) => n < DEALS);
          fc.pre(running.length > 0);
          const common = Math.min(...running);
          const scripts = [mine, others].map((late) => {
            const script = sharedClass();
            const done = [0, 0, 0];
            for (const table of order) {
              if (done[table] === DEALS) continue;
              const deal = (done[table] ?? 0) + 1;
              done[table] = deal;
              // The two differ only in this table's results of deals that another table has not
              // played yet.
              const from = table === watched && deal > common ? late : mine;
              tell(script, table, deal, from[deal - 1] ?? []);
            }
            return script;
          });
          const [one, other] = scripts;
          if (!one || !other) throw new Error('both are there');
          for (const viewer of elsewhere(one, watched)) {
            expect(JSON.stringify(viewFor(one.event(), viewer))).toBe(
              JSON.stringify(viewFor(other.event(), viewer)),
            );
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('it is told when no table has it before it any more; those who played it know at once', () => {
    const script = sharedClass();
    tell(script, 0, 1, [7, 0, -7]);
    tell(script, 0, 2, [10, 0, -10]);
    tell(script, 1, 1, [1, 2, -3]);
    const at = (viewer: EventViewer) => viewFor(script.event(), viewer).round?.tables[0];
    expect(at(wall)).toMatchObject({ played: 2, counted: 0, points: [0, 0, 0], brought: null });
    const [member = -1] = script.event().rounds[0]?.tables[0]?.seats ?? [];
    expect(at({ as: 'member', member: member ?? -1 })).toMatchObject({ points: [10, 0, -10] });
    expect(at({ as: 'director', member: null })).toMatchObject({ brought: [3, 0, -3] });
    tell(script, 2, 1, [5, 5, -10]);
    expect(at(wall)).toMatchObject({ counted: 1, points: [7, 0, -7], brought: [7, 0, -7] });
    // When the round ends the results help nobody any more.
    script.does({ do: 'time', minutes: 0 });
    expect(at(wall)).toMatchObject({ counted: 2, points: [10, 0, -10] });
    expect(viewFor(script.event(), wall).standings?.[0]?.points).toBe(10);
  });
});
