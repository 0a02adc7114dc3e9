import { afterAll, describe, expect, it } from 'vitest';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';
import { lusoria } from './testing/lusoria.ts';

const files = folder();
afterAll(() => files.remove());

/** Files that are not what they should be, as they are called below. */
const FILES: Readonly<Record<string, string>> = {
  NOT_JSON: files.file('not.json', '{"a":\n1,,}'),
  NO_DECK: files.file('deck.json', '{"id":"x","title":"x","source":"x"}'),
  NO_RECORD: files.file('record.json', '{"format":"lusoria-game","version":1}'),
};

/** A command line, and what its complaint must name. */
const BAD: readonly (readonly [string, string])[] = [
  ['', 'serve, play, simulate, arena, replay, solve, verify, work, migrate'],
  ['dance', 'serve, play, simulate, arena, replay, solve, verify, work, migrate'],
  ['--fast', '--fast'],
  ['--lang fr', 'de, la or en'],
  ['simulate', 'agreement, skat, classification, is, ille'],
  ['simulate whist', 'agreement, skat, classification, is, ille'],
  ['simulate is again', 'again'],
  ['simulate is --fast', '--fast'],
  ['simulate is -x', '-x'],
  ['simulate is --json=yes', '--json'],
  ['simulate is --seed --json', '--seed'],
  ['simulate is --games', '--games'],
  ['simulate is --games 0', '--games'],
  ['simulate is --games 1.5', '--games'],
  ['simulate is --games -3', '--games'],
  ['simulate is --jobs many', '--jobs'],
  ['simulate is --seats 6', '2, 3, 4, 5'],
  ['simulate is --seats 3 --bots uniform,uniform', '3 seats'],
  ['simulate is --seats 2 --bots uniform,clever', 'uniform, mobile, pupil, random'],
  ['simulate is --seats 2 --bots uniform,pupil:101', 'pupil:101'],
  ['simulate is --option jokers=yes', 'deck, referee'],
  ['simulate is --option joker', 'joker=VALUE'],
  ['simulate is --option joker=maybe', 'true, yes, false, no'],
  ['simulate is --option referee=nobody', 'players, table'],
  ['simulate is --option wait=99', 'from 0 to 10'],
  ['simulate is --option deck=ille', 'deck=is'],
  ['simulate agreement --option deck=@nowhere.json', 'nowhere.json'],
  ['simulate agreement --option deck=@NOT_JSON', 'is no JSON'],
  ['simulate agreement --option deck=@NO_DECK', 'nom-sg-m'],
  ['simulate skat --bots decent,exec:a,decent', 'lusoria arena only'],
  ['arena', 'must be skat'],
  ['arena is --seats decent,random', 'must be skat'],
  ['arena skat again --seats decent,random', 'again'],
  ['arena skat', '--seats decent,random'],
  ['arena skat --seats decent', '2 to 6 players'],
  ['arena skat --seats decent,clever', 'decent, random, strong, exec'],
  ['arena skat --seats decent,decent:1', 'decent:1'],
  ['arena skat --seats decent,exec:', 'exec:'],
  ['arena skat --seats decent,exec:"a', 'exec:"a'],
  ['arena skat --seats decent,random --budget 0', '--budget'],
  ['arena skat --seats decent,random --deals 0', '--deals'],
  ['play', 'agreement, skat, classification, is, ille'],
  ['play skat --bots exec:a,decent', 'lusoria arena only'],
  ['play is --seats 3 --bots uniform', '2 seats for bots'],
  ['replay', 'which file'],
  ['replay nowhere.sgf', 'nowhere.sgf'],
  ['replay NOT_JSON', 'line 1, column 1'],
  ['solve', 'which file'],
  ['solve nowhere.sgf', 'nowhere.sgf'],
  ['solve NOT_JSON', 'is no JSON'],
  ['solve NO_RECORD --ply 30', 'from 0 to 29'],
  ['solve NO_RECORD', 'no position'],
  ['verify', 'which file'],
  ['verify nowhere.json', 'nowhere.json'],
  ['verify NOT_JSON', 'is no JSON'],
  ['verify NO_RECORD', 'wrong at game'],
  ['serve here', 'here'],
  ['serve --port 65536', '--port'],
  ['serve --host --port', '--host'],
  ['serve --public-url example', '--public-url'],
  ['serve --database mysql://localhost/x', 'postgres://'],
  ['migrate', '--database'],
  ['migrate --database nowhere', 'postgres://'],
  ['serve --nats http://localhost', 'nats://'],
  ['work', '--nats'],
  ['work --nats nowhere', 'nats://'],
];

const words = (line: string): readonly string[] =>
  line
    .replace(/[A-Z]+_[A-Z]+/, (name) => FILES[name] ?? name)
    .split(' ')
    .filter((word) => word !== '');

describe('bad arguments', () => {
  it.each(BAD)('lusoria %s', async (line, named) => {
    const { code, stdout, stderr } = await inside(words(line));
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(named);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('are told on the error output, with exit code 2, by the program itself', async () => {
    const { code, stdout, stderr } = await lusoria(['simulate', 'whist']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^lusoria simulate: there is no game whist; .*\n$/);
  });
});

describe('languages', () => {
  it.each([
    ['de', 'was soll geschehen?'],
    ['la', 'quid faciendum est?'],
    ['en', 'what shall be done?'],
  ])('complains in the language that was asked for: %s', async (language, said) => {
    const { stderr } = await inside(['--lang', language]);
    expect(stderr).toContain(said);
  });
});

describe('the environment', () => {
  it.each([
    [{ LANG: 'de_AT.UTF-8' }, 'was soll geschehen?'],
    [{ LANG: 'de_AT.UTF-8', LC_ALL: 'la' }, 'quid faciendum est?'],
    [{ LANG: 'C.UTF-8' }, 'what shall be done?'],
    [{}, 'what shall be done?'],
  ])('says the language: %o', async (environment, said) => {
    expect((await inside([], environment)).stderr).toContain(said);
  });

  it('gives way to --lang', async () => {
    const { stderr } = await inside(['simulate', '--lang', 'la'], { LANG: 'de_DE' });
    expect(stderr).toContain('quī lūdus?');
  });
});

describe('help', () => {
  it('tells every command', async () => {
    const { code, stdout, stderr } = await inside(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const name of [
      'serve',
      'play GAME',
      'simulate GAME',
      'arena skat',
      'replay FILE…',
      'solve FILE…',
      'verify FILE',
    ]) {
      expect(stdout).toContain(`lusoria ${name}`);
    }
  });

  it.each(['serve', 'play', 'simulate', 'arena', 'replay', 'solve', 'verify'])(
    'of %s tells all of its options',
    async (name) => {
      const { code, stdout } = await inside([name, '-h', '--lang', 'de']);
      expect(code).toBe(0);
      const options = stdout.split('\n').filter((line) => line.startsWith('  --'));
      expect(options.length).toBeGreaterThan(3);
      for (const line of options) expect(line).toMatch(/^ {2}--\S+( \S+)* {2,}\S/);
    },
  );

  it('tells the version', async () => {
    expect((await inside(['--version'])).stdout).toMatch(/^lusoria \d+\.\d+\.\d+\n$/);
  });
});
