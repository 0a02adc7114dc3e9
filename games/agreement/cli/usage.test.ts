import { complaintOf } from 'lusoria/testing/complaint.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { afterAll, expect, it } from 'vitest';

const files = folder();
afterAll(() => files.remove());
const notJson = files.file('not.json', '{"a":\n1,,}');
const noDeck = files.file('deck.json', '{"id":"x","title":"x","source":"x"}');

it.each([
  ['is --seats 6', '2, 3, 4, 5'],
  ['is --seats 2 --bots uniform,clever', 'uniform, mobile, companion, coach, pupil, random'],
  ['is --seats 2 --bots uniform,pupil:101', 'pupil:101'],
  ['is --option jokers=yes', 'deck, referee'],
  ['is --option joker', 'joker=VALUE'],
  ['is --option joker=maybe', 'true, yes, false, no'],
  ['is --option referee=nobody', 'players, table'],
  ['is --option wait=99', 'from 0 to 10'],
  ['is --option deck=ille', 'deck=is'],
  ['agreement --option deck=@nowhere.json', 'nowhere.json'],
  [`agreement --option deck=@${notJson}`, 'is no JSON'],
  [`agreement --option deck=@${noDeck}`, 'nom-sg-m'],
])('lusoria simulate %s is refused', async (line, named) => {
  expect(await complaintOf(['simulate', ...line.split(' ')])).toContain(named);
});
