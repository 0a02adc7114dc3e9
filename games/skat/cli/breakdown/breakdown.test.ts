import { optionsSchema } from '@lusoria/skat';
import { printRecord, recordOf } from '@lusoria/skat/notation';
import * as v from 'valibot';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { afterAll, expect, it } from 'vitest';
import { type Script, script } from '../../rules/testing/script.ts';

const files = folder();
afterAll(() => files.remove());

const HANDS = {
  fore: 'CJ SJ HJ DJ HA HT HK SA CA DA',
  middle: 'ST SK SQ S9 S8 S7 CT CK CQ C9',
  rear: 'H9 H8 H7 DT DK DQ D9 D8 D7 C8',
};
const start = () => script(HANDS).bid('1 p 2 p 0 18');
const hearts = () => start().declare(0, { game: 'hearts' }, 'HQ C7');
const byHand = () => start().declare(0, { game: 'hearts', hand: true });

/** The record of a game whose declarer claims all. */
function record(game: Script): string {
  const ended = game
    .act(0, { type: 'claim', level: 'schwarz' })
    .act(1, { type: 'answer', to: 1, yes: true })
    .act(2, { type: 'answer', to: 1, yes: true });
  const particulars = {
    names: ['Anna', 'Bert', 'Cora'],
    players: [0, 1, 2],
    date: '2026',
  } as const;
  const options = v.parse(optionsSchema, {});
  return printRecord(
    recordOf(ended.events(), { ...particulars, options, kind: 'plain', id: 1, series: 1 }),
  );
}

const output = v.object({
  players: v.array(
    v.object({
      name: v.string(),
      games: v.number(),
      alone: v.object({ games: v.number(), each: v.number() }),
      contracts: v.array(v.object({ contract: v.string(), games: v.number(), each: v.number() })),
    }),
  ),
});

it('tells hearts from hearts by hand, and players apart by their names', async () => {
  const file = files.file('two.sgf', `${record(hearts())}\n${record(byHand())}\n`);
  const { code, stdout, stderr } = await inside(['skat', 'breakdown', file, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { players } = v.parse(output, JSON.parse(stdout));
  expect(players.map(({ name, games, alone }) => [name, games, alone.games])).toEqual([
    ['Anna', 2, 2],
    ['Bert', 2, 0],
    ['Cora', 2, 0],
  ]);
  // With eight, game, schneider, schwarz: 11 times 10; by hand 12 times. 50 more for each.
  expect(players[0]?.contracts.filter(({ games }) => games > 0)).toEqual([
    { contract: 'suit', games: 1, each: 160 },
    { contract: 'suit-hand', games: 1, each: 170 },
  ]);
});

it('has tables for people, and says what it leaves out', async () => {
  const file = files.file('bad.sgf', `${record(hearts())}\n(;GM[Skat]MV[oops]\n`);
  const { code, stdout, stderr } = await inside(['skat', 'breakdown', file, '--lang', 'de']);
  expect(code).toBe(2);
  expect(stderr).toContain('Zeile 2');
  expect(stdout).toMatch(/Alleinspiel +1 +100,0 % +100,0 % +160,00/);
});
