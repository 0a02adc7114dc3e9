import { accepted, seeded } from '@lusoria/core';
import { recordOf, viewOf } from '@lusoria/table';
import { fixtureGame } from '@lusoria/table/testing/fixture-game.ts';
import { newTable, PEOPLE } from '@lusoria/table/testing/script.ts';
import { openJournal } from '@lusoria/web-kit/journal/index.ts';
import { expect, test } from 'vitest';
import { keepRounds } from './keep-rounds.ts';

test('each round is kept when it is over, with the actions that were refused in it', async () => {
  const script = newTable(fixtureGame, [0, 'doubting:50'], { options: { rounds: 3 } });
  const random = seeded('kept');
  const session = { record: async () => accepted(recordOf(script.table(), script.log())) };
  const journal = await openJournal('keeper');
  for (const [i, start] of (['start', 'next', 'next', 'rematch'] as const).entries()) {
    script.does(0, { do: start });
    script.playRound(random);
    const view = viewOf(script.table(), PEOPLE[0] ?? null);
    const refused = [{ action: `refused in ${i + 1}`, view: null }];
    // Another tab at the same table saw nothing refused, and is sometimes faster.
    const byTab = [refused, []];
    for (const seen of i % 2 === 0 ? byTab : byTab.toReversed()) {
      await keepRounds(session, view, async () => fixtureGame, seen, 'keeper');
    }
    const kept = (await journal.entries(null)).flatMap((entry) =>
      entry.kind === 'round' ? [[entry.number, entry.refused] as const] : [],
    );
    expect(kept).toHaveLength(i + 1);
    expect(kept.at(-1)).toEqual([i + 1, refused]);
  }
});
