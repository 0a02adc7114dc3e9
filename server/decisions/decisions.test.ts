import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { decideSlowly, type SlowJob, STANDARD, Undecided } from '@lusoria/table';
import { expect, onTestFinished, test } from 'vitest';
import { openDecisions } from './decisions.ts';

/** Job that opens a table with one person and bots. */
async function opening(id: (typeof GAME_IDS)[number]): Promise<Extract<SlowJob, { kind: 'open' }>> {
  const game = await loadGame(id);
  const { bot } = await manifestOf(id);
  const [seats = 2] = game?.seats ?? [];
  const owner = `p${'0'.repeat(16)}`;
  return {
    kind: 'open',
    game: id,
    opening: {
      code: 'ABCDEF',
      owner,
      name: 'N',
      options: {},
      settings: STANDARD,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? { kind: 'person', person: owner } : { kind: 'bot', bot, substituteFor: null },
      ),
    },
  };
}

test.each(GAME_IDS)('%s: what is decided in the thread is what is decided here', async (id) => {
  const decisions = openDecisions();
  onTestFinished(() => decisions.close());
  const game = await loadGame(id);
  if (!game) throw new Error('no game');
  const job = await opening(id);
  const here = decideSlowly(job, game);
  expect(here.ok).toBe(true);
  expect(await decisions.decide(job)).toEqual(JSON.parse(JSON.stringify(here)));
  const bad = { ...job, opening: { ...job.opening, name: '' } };
  expect(await decisions.decide(bad)).toEqual(decideSlowly(bad, game));
});

test('what fails is rejected, and the thread goes on', async () => {
  const decisions = openDecisions();
  onTestFinished(() => decisions.close());
  const [id] = GAME_IDS;
  if (!id) throw new Error('no game');
  const job = await opening(id);
  const failing = decisions.decide({ ...job, game: 'chess' });
  await expect(failing).rejects.toThrow(Undecided);
  await expect(failing).rejects.toThrow(/no game chess/);
  expect(await decisions.decide(job)).toMatchObject({ ok: true });
});
