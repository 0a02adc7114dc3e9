import { expect } from 'vitest';
import { inside } from './inside.ts';

/** What a bad command line is answered with: nothing but one line of complaint, and exit code 2. */
export async function complaintOf(words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await inside(words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr;
}
