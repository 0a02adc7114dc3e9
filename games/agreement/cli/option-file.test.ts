import { paradigmFile, PARADIGMS } from '@lusoria/latin';
import { describe, expect, it } from 'vitest';
import { readOptionFile } from './option-file.ts';

const read = (key: string, text: string) => readOptionFile(key, text, 'en', 'deck.json');

describe('a deck in a file', () => {
  const file = paradigmFile(PARADIGMS.hic);

  it('is the value of the option deck, and of no other', () => {
    const text = JSON.stringify(file);
    expect(read('deck', text)).toEqual({ ok: true, value: file });
    expect(read('wait', text)).toBeNull();
  });

  it('is refused with what is wrong with it', () => {
    expect(() => read('deck', '{\n')).toThrow('usage-no-json');
    const wrong = { ...file, title: undefined };
    expect(read('deck', JSON.stringify(wrong))).toEqual({
      ok: false,
      problem: 'title is missing',
    });
  });
});
