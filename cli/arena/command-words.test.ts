import { describe, expect, it } from 'vitest';
import { commandWords, cutAtCommas } from './command-words.ts';

describe('a command', () => {
  it.each([
    ['a  b', ['a', 'b']],
    [`'a b' "c d"`, ['a b', 'c d']],
    [String.raw`a\ b "c\"d\\e\f" 'g\h'`, ['a b', String.raw`c"d\e\f`, String.raw`g\h`]],
    [`--x="1, 2"'3'`, ['--x=1, 23']],
    [`a ''`, ['a', '']],
    ['', null],
    ['  ', null],
    [`''`, null],
    [`a "b`, null],
    ['a\\', null],
  ])('%s is cut into words', (command, words) => {
    expect(commandWords(command)).toEqual(words);
  });

  it('is not cut at commas in quotes', () => {
    expect(cutAtCommas(`a,exec:b "c,d" 'e,f',g`)).toEqual(['a', `exec:b "c,d" 'e,f'`, 'g']);
  });
});
