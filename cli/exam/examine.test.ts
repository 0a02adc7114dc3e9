import { GAME_IDS } from '@lusoria/games';
import { describe, expect, it } from 'vitest';
import { examined } from '../testing/examined.ts';
import { inside } from '../testing/inside.ts';

describe.each(GAME_IDS)('lusoria examine %s', (game) => {
  it('finds that a bot does nothing that is not allowed', async () => {
    const found = await examined(game, 'random', '--only', 'legality', '--rounds', '2');
    expect(found).toMatchObject({ code: 0, wrong: [] });
    expect(found.categories).toMatchObject([{ category: 'legality', isRule: true }]);
  });

  it('says what it does not know', async () => {
    const unknown = await inside(['examine', game, 'random', '--only', 'luck']);
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.stderr).toContain('there are legality');
    expect((await inside(['examine', game])).stderr).toContain('name a player');
  });

  it('has set rounds, or says which game has', async () => {
    const { code, stdout, stderr } = await inside(['trial', game, 'random', '--rounds', '1']);
    expect(code === 0 ? stdout : stderr).toMatch(/^random |has no set rounds/mu);
  });
});
