import { expect, test } from 'vitest';
import { piped } from 'lusoria/testing/inside.ts';

test('a first round of ille at the terminal, with errors that are explained', async () => {
  const lines = ['', '', '', '1 nom sg f', '1 acc sg f', '', '', 'show', 'd', 'show', '', 'q'];
  const { code, stdout } = await piped(['learn', 'ille'], lines);
  expect(code).toBe(0);
  expect(stdout).toContain('Coach: Not yet. illam cannot be nominative singular feminine');
  expect(stdout).toContain('Coach: Wait! First look at Livia’s card: illa');
  expect(stdout).toContain('Coach: You were right: illa is not ablative, that would be illā.');
});
