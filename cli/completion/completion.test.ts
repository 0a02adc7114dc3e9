import { spawnSync } from 'node:child_process';
import { GAME_IDS } from '@lusoria/games';
import { LANGUAGES } from '@lusoria/i18n';
import { wantsColours } from '@lusoria/cli-kit/terminal.ts';
import { describe, expect, it } from 'vitest';
import { allCommands } from '../commands/index.ts';
import { inside } from '../testing/inside.ts';
import { bashCompletion } from './bash.ts';
import { fishCompletion } from './fish.ts';
import { commandTable } from './table.ts';
import { zshCompletion } from './zsh.ts';

const table = await commandTable(await allCommands(), 'en');
const [GAME = ''] = GAME_IDS;

/** Completions of bash for the last of these words. */
function offered(...words: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    [
      '-c',
      `${bashCompletion(table)}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _lusoria; printf '%s\\n' "\${COMPREPLY[@]}"`,
      'bash',
      'lusoria',
      ...words,
    ],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('completion in bash', () => {
  it('offers commands, options, games and values', () => {
    expect(offered('ser')).toEqual(['serve']);
    expect(offered('serve', '--dat')).toEqual(['--data', '--database']);
    expect(offered('serve', '--database', '')).toEqual(['sqlite', 'memory']);
    expect(offered('serve', '--port', '')).toEqual([]);
    expect(offered('play', GAME)).toContain(GAME);
    expect(offered('simulate', 'lear')).toEqual(['learning']);
    expect(offered('simulate', 'learning', '--pu')).toEqual(['--pupil']);
    expect(offered('verify', 'READ')).toEqual(['README.md']);
    expect(offered('--lang', '')).toEqual([...LANGUAGES]);
    expect(offered('--lang', 'de', 'serve', '--po')).toEqual(['--port']);
    expect(offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('offers every option of every command', () => {
    for (const { name, options } of table.commands) {
      const found = offered(...name.split(' '), '--');
      expect(found).toEqual(expect.arrayContaining(options.map((option) => `--${option.name}`)));
    }
  });
});

describe('what is made for other readers', () => {
  it.each([
    ['zsh', zshCompletion, (option: string) => `--${option}[`],
    ['fish', fishCompletion, (option: string) => `-l ${option} `],
  ])('names every option of every command for %s', (_, made, shown) => {
    const text = made(table);
    for (const { name, options } of table.commands) {
      expect(text).toContain(name.split(' ').at(-1));
      for (const option of options) expect(text).toContain(shown(option.name));
    }
  });

  it.each(LANGUAGES)('is a manual page: %s', async (language) => {
    const { code, stdout } = await inside(['manual', '--lang', language]);
    expect(code).toBe(0);
    const escaped = (text: string) => text.replaceAll(/(?<=\w)-/g, '\\-');
    for (const { name, options } of table.commands) {
      expect(stdout).toContain(escaped(`.SS "lusoria ${name}`));
      for (const option of options) expect(stdout).toContain(escaped(`.B \\-\\-${option.name}`));
    }
    const macros = stdout.split('\n').filter((line) => /^[.']/.test(line));
    for (const line of macros) expect(line).toMatch(/^\.(TH|SH|SS|TP|B|PP|nf|fi)( |$)/);
  });
});

it.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ TERM: 'dumb' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '' }, false, true],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
])('colours in the environment %o, at a terminal: %s', (environment, isTerminal, wanted) => {
  expect(wantsColours(environment, isTerminal)).toBe(wanted);
});
