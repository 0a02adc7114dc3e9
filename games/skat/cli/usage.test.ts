import { complaintOf } from 'lusoria/testing/complaint.ts';
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
  ['replay', 'which file'],
  ['replay nowhere.sgf', 'nowhere.sgf'],
  [`replay ${notJson}`, 'line 1, column 1'],
  ['breakdown', 'which file'],
  ['breakdown nowhere.sgf', 'nowhere.sgf'],
  ['solve', 'which file'],
  ['solve nowhere.sgf', 'nowhere.sgf'],
  [`solve ${notJson}`, 'is no JSON'],
  [`solve ${noRecord} --ply 30`, 'from 0 to 29'],
  [`solve ${noRecord}`, 'no position'],
])('lusoria %s is refused', async (line, named) => {
  expect(await complaintOf(line.split(' '))).toContain(named);
});
