import { expect, test } from 'vitest';
import { piped } from 'lusoria/testing/inside.ts';

test('a first round of ille at the terminal, with errors that are explained, help by degrees and a bluff', async () => {
  const toTheBluff = ['', '', '', '1 nom sg f', '1 acc sg f', '', '', 'show', 'show', 'show'];
  const lines = [...toTheBluff, '2', '', '1 abl sg f', 'show', '', 'q'];
  const { code, stdout } = await piped(['learn', 'ille', '--lesson', '2'], lines);
  expect(code).toBe(0);
  expect(stdout).toContain('Coach: Not yet. illam cannot be nominative singular feminine');
  expect(stdout).toContain('Coach: Plural and feminine may stay, only the case must change.');
  expect(stdout).toContain('Coach: Well seen: illa is not the ablative.');
  expect(stdout).toContain('Coach: Wait, challenge first!');
  expect(stdout).toContain('Coach: You were right, Livia takes illa back.');
});
