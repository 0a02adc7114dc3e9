import { paradigmFile, PARADIGMS } from '@lusoria/latin';
import { describe, expect, it } from 'vitest';
import { readOptionFile } from './option-file.ts';

describe('a deck in a file', () => {
  const file = paradigmFile(PARADIGMS.hic);

  it('is the value of the option deck, and of no other', () => {
    const text = `\uFEFF${JSON.stringify(file)}`;
    expect(readOptionFile('deck', text)).toEqual({ ok: true, value: file });
    expect(readOptionFile('wait', text)).toBeNull();
  });

  it('is refused with what is wrong with it', () => {
    const read = readOptionFile('deck', '{\n');
    expect(read && !read.ok && read.problem).toMatch(/^it is no JSON: [^\n]+$/u);
    const wrong = { ...file, title: undefined };
    expect(readOptionFile('deck', JSON.stringify(wrong))).toEqual({
      ok: false,
      problem: 'title is missing',
    });
  });
});
