import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { afterAll, describe, expect, it } from 'vitest';
import { allCommands } from './commands/index.ts';
import { loadCliMessages } from './messages/index.ts';
import { complaintOf } from './testing/complaint.ts';
import { folder } from './testing/folder.ts';
import { inside } from './testing/inside.ts';
import { lusoria } from './testing/lusoria.ts';

const files = folder();
files.file('index.html', '<!doctype html>');
afterAll(() => files.remove());

/** Invalid files, by their names below. */
const FILES: Readonly<Record<string, string>> = {
  NOT_JSON: files.file('not.json', '{"a":\n1,,}'),
  FILES_FOLDER: files.path,
  NO_RECORD: files.file('record.json', '{"format":"lusoria-game","version":1}'),
};

const [GAME] = GAME_IDS;
if (GAME === undefined) throw new Error('there is no game');
const { bot: BOT, aliases = {} } = await manifestOf(GAME);
const { botKinds } = (await loadGame(GAME)) ?? { botKinds: [] };
const KINDS = botKinds.join(', ');
const [ALIAS = GAME, preset = {}] = Object.entries(aliases)[0] ?? [];
const [KEY = '', VALUE = ''] = Object.entries(preset)[0] ?? [];
/** Commands of single games, of two words. */
const OF_GAMES = (await allCommands())
  .map(({ name }) => name)
  .filter((name) => GAME_IDS.some((id) => name.startsWith(`${id} `)));
const [LONGER] = OF_GAMES.map((name) => name.replace(/ .*$/u, ''));
if (LONGER === undefined) throw new Error('no game has a command');
const NAMES = [...GAME_IDS, ALIAS].join(', ');

/** Numbers below the lowest, where another one stands for something else. */
const BETWEEN = (await Promise.all(GAME_IDS.map(loadGame))).flatMap((game) =>
  (game?.optionFields ?? []).flatMap((field) => {
    if (field.kind !== 'number' || field.from === undefined) return [];
    const { key, min, from, max } = field;
    const line = `play ${game?.id} --option ${key}=${from - 1}`;
    return [[line, `${min} or a whole number from ${from} to ${max}`] as const];
  }),
);

/** A command line, and a text that its error message must contain. */
const BAD: readonly (readonly [string, string])[] = [
  ...BETWEEN,
  ['', 'serve, play, learn, simulate, arena, '],
  ['dance', 'no command dance (see lusoria --help)'],
  [`${LONGER} --help`, OF_GAMES.filter((name) => name.startsWith(`${LONGER} `)).join(', ')],
  ['doctro', 'did you mean doctor? (see lusoria --help)'],
  [`play ${GAME}x`, `did you mean ${GAME}?`],
  ['doctor --prot 80', 'did you mean --port?'],
  ['--fast', '--fast'],
  ['--lang fr', 'de, la or en'],
  ['simulate', NAMES],
  ['simulate no-game', NAMES],
  [`simulate ${GAME} again`, 'again'],
  [`simulate ${GAME} --fast`, '--fast'],
  [`simulate ${GAME} -x`, '-x'],
  [`simulate ${GAME} --json=yes`, '--json'],
  [`simulate ${GAME} --seed --json`, '--seed'],
  [`simulate ${GAME} --games`, '--games'],
  [`simulate ${GAME} --games 0`, '--games'],
  [`simulate ${GAME} --games 1.5`, '--games'],
  [`simulate ${GAME} --games -3`, '--games'],
  [`simulate ${GAME} --jobs many`, '--jobs'],
  [`simulate ${GAME} --seats 98`, 'not 98, this game'],
  [`simulate ${GAME} --seats 3 --bots ${BOT},${BOT}`, '3 seats'],
  [`simulate ${GAME} --seats 2 --bots ${BOT},clever`, KINDS],
  [`simulate ${GAME} --option nothing=yes`, 'no --option nothing'],
  [`simulate ${ALIAS} --option ${KEY}=other`, `${KEY}=${VALUE}`],
  [`simulate ${GAME} --bots ${BOT},exec:a,${BOT}`, 'lusoria arena only'],
  ['arena', NAMES],
  [`arena ${GAME} again --seats ${BOT},${BOT}`, 'again'],
  [`arena ${GAME}`, `--seats ${botKinds.slice(0, 2).join(',')}`],
  [`arena ${GAME} --seats ${BOT},${BOT} --breakdown`, 'no --breakdown'],
  [`arena ${GAME} --seats ${BOT}`, '2 to 6 players'],
  [`arena ${GAME} --seats ${BOT},clever`, `${KINDS}, exec`],
  [`arena ${GAME} --seats ${BOT},exec:`, 'exec:'],
  [`arena ${GAME} --seats ${BOT},exec:"a`, 'exec:"a'],
  [`arena ${GAME} --seats ${BOT},${BOT} --budget 0`, '--budget'],
  [`arena ${GAME} --seats ${BOT},${BOT} --deals 0`, '--deals'],
  ['play', NAMES],
  [`play ${GAME} --bots exec:a,${BOT}`, 'lusoria arena only'],
  [`play ${GAME} --seats 3 --bots ${BOT}`, '2 seats for bots'],
  [`play ${GAME} --seats 2 --bots ${BOT},${BOT}`, 'there is one seat for bots'],
  [`play ${GAME} --export`, '--export'],
  [`play ${GAME} --name \u0001`, '--name'],
  ['play no-game --help', NAMES],
  ['play --seats two', NAMES],
  [`play ${GAME} again`, 'again'],
  ['season', 'which file'],
  ['season NOT_JSON', 'no results'],
  ['verify', 'which file'],
  ['verify nowhere.json', 'nowhere.json'],
  ['verify NOT_JSON', 'is no JSON'],
  ['verify NO_RECORD', 'wrong at '],
  ['serve here', 'here'],
  ['serve --port 65536', '--port'],
  ['serve --host --port', '--host'],
  ['serve --public-url example', '--public-url'],
  ['serve --public-url ftp://example.org', '--public-url'],
  ['serve --origin example', '--origin'],
  ['serve --web /nonexistent', '/nonexistent'],
  ['serve --proxy nothing', '--proxy'],
  ['serve --proxy 10.0.0.0.1', '--proxy'],
  ['serve --port -1', '--port'],
  ['serve --port 80a', '--port'],
  ['serve --port= ', '--port'],
  ['serve --log loud', 'silent, fatal'],
  ['serve --keep-days 0', '--keep-days'],
  ['serve --admin-key short', '--admin-key'],
  ['serve --open-metrics=yes', '--open-metrics'],
  ['serve --database mysql://localhost/x', 'postgres://'],
  ['migrate', '--database'],
  ['migrate --database nowhere', 'postgres://'],
  ['serve --nats http://localhost', 'nats://'],
  ['join', 'which table'],
  ['join ABCDEF --seat 17', '--seat'],
  ['join ABCDEF --watch=yes', '--watch'],
  ['watch', 'which table'],
  ['bot', 'which table'],
  [`bot ABCDEF`, '--engine'],
  [`bot A/B --engine ${BOT}`, 'A/B'],
  [`bot ABCDEF ABCDEF --engine ${BOT}`, 'too many'],
  [`bot ABCDEF --engine ${BOT} --server ftp://example.org`, '--server'],
  [`bot ABCDEF --engine ${BOT} --seat 0`, '--seat'],
  [`bot ABCDEF --engine ${BOT} --token NO_RECORD`, 'no token'],
  ['work', '--nats'],
  ['work --nats nowhere', 'nats://'],
  ['work --nats nats://localhost --jobs 0', '--jobs'],
  ['work here', 'here'],
  ['verify NOT_JSON NO_RECORD', 'too many'],
  ['verify --json', 'which file'],
  ['migrate here --database postgres://localhost/x', 'here'],
  ['-q', '-q'],
  ['--help=yes', '--help'],
  ['--version=1', '--version'],
  ['--lang', '--lang'],
  ['--lang=', '--lang'],
  ['--lang de-DE', 'de, la or en'],
  ['-- serve --port x', '--port'],
  ['serve --json', '--json'],
  ['serve -p 80', '-p'],
  ['serve --port 1e3', '1e3'],
  ['serve --port 80 --port x', '"x"'],
  ['serve --host=', '--host'],
  ['serve --data', '--data'],
  ['serve --data --port 80', '--data'],
  ['serve --public-url //example.org', '--public-url'],
  ['serve --public-url http://', '--public-url'],
  ['serve --public-url https://example.org/?q=1', '?q=1'],
  ['serve --public-url https://me:mine@example.org', '--public-url'],
  ['serve --origin ftp://example.org', '--origin'],
  ['serve --origin null', '--origin'],
  ['serve --proxy localhost', 'localhost'],
  ['serve --proxy 10.0.0.0/8', '10.0.0.0/8'],
  ['serve --web', '--web'],
  ['serve --log INFO', 'silent, fatal'],
  ['serve --keep-days 36501', 'from 1 to 36,500'],
  ['serve --keep-days -1', '--keep-days'],
  ['serve --database sqlite3', 'sqlite, memory'],
  ['serve --nats nats', 'nats://'],
  ['serve --admin-key sixteen-letters!', '--admin-key'],
  [`play ${GAME} --seats 100`, 'from 1 to 99'],
  [`play ${GAME} --seats 2.0`, '2.0'],
  [`play ${GAME} --bots ,`, KINDS],
  [`play ${GAME} --option`, '--option'],
  [`play ${GAME} --option =x`, 'there is no --option'],
  [`play ${GAME} --option ${KEY}`, `${KEY}=VALUE`],
  [`play ${GAME} --option ${KEY}=@nowhere.json`, 'nowhere.json'],
  [`play ${GAME} --seed`, '--seed'],
  [`play ${GAME} --json`, '--json'],
  ['learn', 'which game'],
  ['learn no-game', 'no game no-game'],
  [`learn ${ALIAS} again`, 'again'],
  [`learn ${ALIAS} --lesson 0`, '--lesson'],
  [`learn ${ALIAS} --lesson 99`, '--lesson'],
  [`learn ${ALIAS} --lesson one`, '--lesson'],
  [`simulate ${GAME} --games 99999999999999999`, '--games'],
  [`simulate ${GAME} --jobs 257`, 'from 1 to 256'],
  [`simulate ${GAME} --option ${KEY}=${VALUE} --option ${KEY}=other`, 'other'],
  ['arena no-game', 'no game no-game'],
  [`arena ${GAME} --seats ${BOT},${BOT} --jobs 0`, '--jobs'],
  [`arena ${GAME} --seats ${BOT},${BOT} --duplicate=yes`, '--duplicate'],
  [`arena ${GAME} --seats ${BOT},${BOT} --records`, '--records'],
  ['print', NAMES],
  ['print no-game', 'no game no-game'],
  [`print ${GAME}/nothing`, `${GAME}/nothing`],
  [`print ${GAME}`, '--out'],
  [`print ${GAME} --out x.pdf --paper a9`, 'a4, letter'],
  [`print ${GAME} --out x.pdf --size big`, 'bridge'],
  [`print ${GAME} --out x.pdf --sides three`, 'fronts'],
  [`print ${GAME} --out x.pdf --copies 0`, '--copies'],
  [`print ${GAME} --out x.pdf --colours blue`, 'grey'],
  [`print ${GAME} --out x.pdf --large=yes`, '--large'],
  [`print ${GAME} --out x.pdf --offset 9,9`, 'X,Y'],
  [`print ${GAME} --out x.pdf --link nowhere`, '--link'],
  [`print ${GAME} again --out x.pdf`, 'again'],
  ['verify /', 'cannot be read'],
  ['verify NOT_JSON --nothing', '--nothing'],
  ['work --nats nats://localhost --jobs 257', 'from 1 to 256'],
  ['work --jobs 2', '--nats'],
  ['migrate --database sqlite', 'postgres://'],
  ['backup', 'which file'],
  ['backup one.db two.db', 'two.db'],
  ['backup one.db --data', '--data'],
  ['restore', 'which file'],
  ['restore one.db two.db', 'two.db'],
  ['completion', 'bash, zsh, fish'],
  ['completion tcsh', 'tcsh'],
  ['completion bash zsh', 'zsh'],
  ['manual here', 'here'],
  ['doctor here', 'here'],
  ['doctor --port many', '--port'],
  ['doctor --nats nowhere', 'nats://'],
  ['doctor --public-url nowhere', '--public-url'],
  ['doctor --proxy nothing', '--proxy'],
  ['doctor --json=1', '--json'],
  ['doctor --admin-key abcdefghijklmnop', '--admin-key'],
];

const words = (line: string): readonly string[] =>
  line
    .replaceAll(/[A-Z]+_[A-Z]+/g, (name) => FILES[name] ?? name)
    .split(' ')
    .filter((word) => word !== '');

/** Command lines that are understood but fail, and a text that the message must contain. */
const FAILS: readonly (readonly [string, string])[] = [
  ['serve --port 0 --web FILES_FOLDER --data /proc/foo', '/proc/foo'],
  ['serve --port 0 --web FILES_FOLDER --data NOT_JSON', 'not.json'],
  [
    'serve --port 0 --web FILES_FOLDER --database memory --host 198.51.100.1 --log silent',
    '198.51.100.1',
  ],
  ['serve --port 0 --web FILES_FOLDER --database postgres://127.0.0.1:9/x', 'ECONNREFUSED'],
  ['migrate --database postgres://127.0.0.1:9/x', 'ECONNREFUSED'],
  ['backup FILES_FOLDER/new.db --data /nonexistent', '/nonexistent'],
  ['restore /nonexistent/old.db --data FILES_FOLDER/new', '/nonexistent/old.db'],
  ['restore NOT_JSON --data FILES_FOLDER/new', 'is no backup'],
  [`play ${GAME} --seed 1 --export /nonexistent/x`, 'no folder /nonexistent'],
  ['practice --journal /nonexistent/x', 'no folder /nonexistent'],
  [`print ${GAME} --out /nonexistent/x.pdf`, 'no folder /nonexistent'],
];

describe('what cannot be done', () => {
  it.each(FAILS)('lusoria %s ends with 1, and a line that says why', async (line, named) => {
    const { code, stdout, stderr } = await inside(words(line));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(named);
  });
});

describe('bad arguments', () => {
  it.each(BAD)('lusoria %s', async (line, named) => {
    expect(await complaintOf(words(line))).toContain(named);
  });

  it('are told on the error output, with exit code 2, by the program itself', async () => {
    const { code, stdout, stderr } = await lusoria(['simulate', 'no-game']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^lusoria simulate: there is no game no-game; .*\n$/);
  });
});

describe('languages', () => {
  it.each([
    ['de', 'Aufruf: lusoria BEFEHL'],
    ['la', 'ūsus: lusoria IUSSUM'],
    ['en', 'usage: lusoria COMMAND'],
  ])('complains in the language that was asked for: %s', async (language, said) => {
    const { stderr } = await inside(['--lang', language]);
    expect(stderr).toContain(said);
  });

  it.each([['dance'], ['doctor', '--fast'], ['simulate', GAME, '--games']])(
    'complains in it, wherever it was asked for: %s %s',
    async (...args) => {
      const { stderr } = await inside([...args, '--lang=de']);
      expect(stderr).toContain('(siehe lusoria ');
    },
  );
});

describe('the environment', () => {
  it.each([
    [{ LANG: 'de_AT.UTF-8' }, 'Aufruf: lusoria BEFEHL'],
    [{ LANG: 'de_AT.UTF-8', LC_ALL: 'la' }, 'ūsus: lusoria IUSSUM'],
    [{ LANG: 'C.UTF-8' }, 'usage: lusoria COMMAND'],
    [{}, 'usage: lusoria COMMAND'],
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
    expect(await inside(['help'])).toEqual({ code, stdout, stderr });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { name, takes } of await allCommands()) {
      expect(stdout).toContain(`  lusoria ${name} ${takes}`.trimEnd());
    }
  });

  it('says what is to be written in the language of its reader', async () => {
    const { stdout } = await inside(['--help', '--lang', 'de']);
    expect(stdout).toContain('  lusoria puzzle SPIEL [ANTWORT]  ');
    expect(stdout).toMatch(/\nSPIEL: \p{L}/u);
    expect((await inside(['print', '--help', '--lang', 'la'])).stdout).toContain(
      'lusoria print QUID […]',
    );
    const t = await loadCliMessages('de');
    const loaded = (await allCommands()).map(async ({ takes, load }) => {
      const { options } = await load();
      return [takes, ...Object.values(options).map((one) => one.takes)];
    });
    const words =
      (await Promise.all(loaded))
        .flat()
        .join(' ')
        .match(/[A-Z]{3,}/gu) ?? [];
    const unworded = words.filter((word) => t.lookup(`takes-${word}`) === null);
    expect([...new Set(unworded)].toSorted()).toEqual(['URL', 'YYYY']);
  });

  it('of every command tells all of its options', async () => {
    for (const { name } of await allCommands()) {
      const { code, stdout } = await inside([...name.split(' '), '-h', '--lang', 'de']);
      expect({ name, code }).toEqual({ name, code: 0 });
      const options = stdout.split('\n').filter((line) => line.startsWith('  --'));
      expect(options.length).toBeGreaterThan(2);
      const text = stdout.replaceAll(/\n {8,}/gu, '  ');
      const told = text.split('\n').filter((line) => line.startsWith('  --'));
      for (const line of told) expect(line).toMatch(/^ {2}--\S+( \S+)* {2,}\S/);
      // What is beside an option has room on 80 columns.
      const beside = options.map((line) => /^ {2}--\S+(?: \S+)* {2,}/u.exec(line)?.[0] ?? '');
      expect(beside.filter((start) => start.length > 30)).toEqual([]);
    }
  });

  it.each(['play', 'simulate'])('of %s tells options and bots of every game', async (name) => {
    const { stdout } = await inside([name, '--help']);
    for (const id of GAME_IDS) {
      const game = await loadGame(id);
      expect(stdout).toContain(`Options of ${id} `);
      expect(stdout).toContain(`Bots for ${id}:`);
      const keys = [...(game?.optionFields ?? []).map(({ key }) => key), ...(game?.botKinds ?? [])];
      for (const key of keys) expect(stdout).toMatch(new RegExp(`^ {2}${key} {2,}\\S`, 'mu'));
    }
  });

  it('tells the version', async () => {
    expect((await inside(['--version'])).stdout).toMatch(/^lusoria \d+\.\d+\.\d+\n$/);
  });
});
