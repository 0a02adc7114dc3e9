import { seeded } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import { type Client, join } from '@lusoria/tools/testing/client.ts';
import { playable, quickOptions, seatsFor } from '@lusoria/tools/testing/games.ts';
import { acting, contribution } from '@lusoria/tools/testing/play.ts';
import { expect, test } from 'vitest';
import { house, NO_LIMITS } from './testing/house.ts';

/** Moves after which enough has changed. */
const MOVES = 25;

const bytes = (texts: readonly string[]): number => Buffer.byteLength(texts.join(''));
const told = ({ raw }: Client): readonly string[] =>
  raw.filter((text) => /^\{"t":"(table|delta)"/.test(text));

test.each(GAME_IDS)(
  'whoever is told what changes sees what others are sent whole: %s',
  async (id) => {
    const { game, bot } = await playable(id);
    const random = seeded('deltas', GAME_IDS.indexOf(id));
    const { url } = await house({ limits: NO_LIMITS });
    const whole = await join(url, { name: 'Livia' });
    const seats = Array.from({ length: seatsFor(game, 2) }, (_, seat) =>
      seat === 0 ? { kind: 'me' } : { kind: 'bot', bot },
    );
    const made = await whole.ask({
      t: 'create',
      game: id,
      options: quickOptions(game),
      settings: { pace: 0 },
      seats,
    });
    const table = await whole.open(('table' in made && made.table) || '');
    // The same seat, on another device.
    const changes = await join(url, { token: whole.token(), deltas: true });
    await changes.open(table);
    await whole.do(table, { do: 'start' });
    for (let moves = 0; moves < MOVES && whole.table(table).view.phase !== 'over'; ) {
      const { view, seq } = whole.table(table);
      const command =
        view.phase === 'between'
          ? ({ do: 'next' } as const)
          : (contribution(view, random) ?? acting(view, (seen) => game.sampleAction(seen, random)));
      if (command) {
        await whole.do(table, command);
        moves += 1;
      }
      await whole.until(() => whole.table(table).seq > seq);
      // What came in between is compared with what was the same then.
      await changes.until(() => changes.table(table).seq >= whole.table(table).seq);
      await whole.until(() => whole.table(table).seq >= changes.table(table).seq);
      const now = changes.table(table);
      if (now.seq === whole.table(table).seq) expect(now).toEqual(whole.table(table));
    }
    const texts = told(changes);
    expect(texts.filter((text) => text.startsWith('{"t":"delta"')).length).toBeGreaterThan(
      texts.length / 2,
    );
    expect(bytes(texts)).toBeLessThan(bytes(told(whole)));
  },
);
