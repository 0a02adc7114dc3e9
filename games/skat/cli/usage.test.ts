import { fileURLToPath } from 'node:url';
import { complaintOf } from 'lusoria/testing/complaint.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { afterAll, expect, it } from 'vitest';

const files = folder();
afterAll(() => files.remove());
const notJson = files.file('not.json', '{"a":\n1,,}');
const noRecord = files.file('record.json', '{"format":"lusoria-game","version":1}');

it.each([
  ['arena skat', '--seats decent,random'],
  ['arena skat --seats decent,clever', 'decent, random, strong, novice, exec'],
  ['arena skat --seats decent,decent:1', 'decent:1'],
  ['skat replay', 'which file'],
  ['skat replay nowhere.sgf', 'nowhere.sgf'],
  [`skat replay ${notJson}`, 'line 1, column 1'],
  ['skat breakdown', 'which file'],
  ['skat breakdown nowhere.sgf', 'nowhere.sgf'],
  ['skat solve', 'which file'],
  ['skat solve nowhere.sgf', 'nowhere.sgf'],
  [`skat solve ${notJson}`, 'is no JSON'],
  [`skat solve ${noRecord} --ply 30`, 'from 0 to 29'],
  [`skat solve ${noRecord}`, 'no position'],
])('lusoria %s is refused', async (line, named) => {
  expect(await complaintOf(line.split(' '))).toContain(named);
});

it('says how a command is called now that had a shorter name', async () => {
  const ISS = fileURLToPath(new URL('../notation/data/iss-sample.sgf', import.meta.url));
  const former = await inside(['replay', ISS, '--json']);
  expect(former).toMatchObject({
    code: 0,
    stderr: 'lusoria replay is now called lusoria skat replay.\n',
  });
  const { stdout } = await inside(['skat', 'replay', ISS, '--json']);
  expect(former.stdout).toBe(stdout);
});

it('the help of play for a game tells of that game only', async () => {
  const { stdout } = await inside(['play', '--help', 'skat']);
  expect(stdout).toContain('kontra');
  expect(stdout.match(/^Options of /gmu)).toHaveLength(1);
});
