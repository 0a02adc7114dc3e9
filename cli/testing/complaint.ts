import { expect } from 'vitest';
import { inside } from './inside.ts';

/** Error message of a bad command line: one line and nothing else, with exit code 2. */
export async function complaintOf(words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await inside(words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr;
}
