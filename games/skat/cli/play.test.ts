import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@lusoria/i18n';
import { afterAll, describe, expect, it } from 'vitest';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { lusoria } from 'lusoria/testing/lusoria.ts';
import { type Player, playingSkat, upTo } from './testing/player.ts';
import { plainContract } from '@lusoria/skat';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import { playsText } from '../messages/log.ts';
import { placeText } from '../messages/table.ts';
import { spokenIn } from './spoken.ts';

const files = folder();
afterAll(() => files.remove());

/** A seed with which bidding up to this makes the player declarer of the only deal. */
const SEED = 'altenburg';
const BID = 60;
const ONE = ['skat', '--seed', SEED, '--option', 'deals=1'];
const GAMES = { de: 'kreuz', en: 'clubs', la: 'trifolium' } as const;

/** The line that was typed, a sentence, what can be typed where that is not yes or no, and the question. */
const SLIP = /^[^\n]*\n[^\n]+[.!?]\n(?: {2}[^\n]+ · q\s\S+\n)?[^\n]+ › $/u;

describe.each(LANGUAGES)('a deal of Skat in %s', (language) => {
  const file = join(files.path, `${language}.json`);
  const args = [...ONE, '--name', 'Tīrō', '--export', file];

  it('is bid, declared, played and told with its arithmetic, and stored', async () => {
    const { t, terminal } = await spokenIn(language);
    const common = await loadCommonMessages(language);
    const { code, stdout, stderr } = await playingSkat(args, upTo(BID, GAMES[language]), language);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const reader = { you: 0, name: () => '', pack: 'french' } as const;
    const plays = playsText(t, 0, plainContract('clubs'), reader);
    expect(stdout).toContain(placeText(t, { number: 0, of: 1, kind: 'plain' }));
    expect(stdout).toContain(plays);
    expect(stdout).toMatch(/ × 12 /u);
    expect(stdout).toContain(t('skat'));
    expect(stdout).toContain(`\n${terminal('score')}\n`);
    expect(stdout).toContain(terminal('ended-deals'));
    expect(stdout.trimEnd().endsWith(common('bye'))).toBe(true);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).not.toContain('undefined');
    expect(readFileSync(file, 'utf8')).toContain('"Tīrō"');
  });

  it('is found to be well by verify', async () => {
    const { code, stdout } = await inside(['verify', file, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, rounds: 1, flaws: [] });
  });
});

describe('lusoria play skat', () => {
  it('is the same again with the same seed and the same answers', async () => {
    const once = await playingSkat(ONE, upTo(BID, 'clubs'));
    expect(await playingSkat(ONE, upTo(BID, 'clubs'))).toEqual(once);
  });

  it('puts two decent bots at a table of three when nothing is said', async () => {
    const { stdout } = await lusoria(['play', 'skat', '--lang', 'en'], 'q\n');
    expect(stdout.split('\n')[0]).toMatch(/^At the table: you, \w+ \(Decent\), \w+ \(Decent\)$/u);
    expect(stdout).toContain('Deal 1 of 36');
  });

  it('tells what a game is worth before it counts, and takes it back', async () => {
    let declared = 0;
    const { stdout } = await playingSkat(ONE, (sight) => {
      if (sight.asked.kind === 'game') return declared === 0 ? 'grand' : 'clubs';
      if (sight.asked.kind === 'declare') return (declared += 1) === 1 ? 'no' : 'yes';
      return upTo(BID, 'clubs')(sight);
    });
    expect(stdout).toMatch(/Grand, with(?:out)? \d: at least \d+ · bid \d+\n/u);
    expect(stdout).toMatch(/^You play Clubs\./mu);
    expect(stdout).not.toMatch(/^You play Grand\./mu);
  });

  it('takes cards and game in one line, in either order, and by hand', async () => {
    const say = (lines: Partial<Record<string, readonly string[]>>): Player => {
      const left = new Map(Object.entries(lines).map(([kind, said]) => [kind, [...(said ?? [])]]));
      return (sight) => left.get(sight.asked.kind)?.shift() ?? upTo(BID, 'clubs')(sight);
    };
    const atOnce = await playingSkat(ONE, say({ discard: ['11 12 clubs'] }));
    expect(atOnce.stdout).toMatch(/^You play Clubs\. /mu);
    const gameFirst = await playingSkat(ONE, say({ discard: ['clubs', '11 12'] }));
    expect(gameFirst.stdout).toMatch(/^You play Clubs\. /mu);
    const byHand = await playingSkat(ONE, say({ skat: ['clubs hand schneider'] }));
    expect(byHand.stdout).toMatch(/^You play Clubs hand, schneider announced\.$/mu);
  });

  it('has one clear line for each slip, says what can be typed, and does not show the table again', async () => {
    const slips: Readonly<Record<string, readonly string[]>> = {
      bid: ['foo', '17', '999', 'claim', '3 7'],
      skat: ['foo', 'clubs spades', 'hand foo', '18'],
      discard: ['99 1', '1 1', 'clubs hand', 'clubs schneider', 'grand foo', 'hand'],
      game: ['3 7', 'foo', 'clubs clubs spades'],
      declare: ['perhaps'],
      card: ['99', 'foo', 'kontra', 'skat'],
    };
    const left = new Map(Object.entries(slips).map(([kind, lines]) => [kind, [...lines]]));
    let slip: string | null = null;
    const answers: (readonly [string, string])[] = [];
    await playingSkat(ONE, (sight) => {
      if (slip !== null) answers.push([slip, sight.text]);
      slip = left.get(sight.asked.kind)?.shift() ?? null;
      return slip ?? upTo(BID, 'clubs')(sight);
    });
    expect(answers).toHaveLength(Object.values(slips).flat().length);
    const unclear = answers.filter(([, said]) => !SLIP.test(said));
    expect(unclear).toEqual([]);
  });

  it('shows the last trick, the score and help at any time', async () => {
    const asked = ['l', 'score', 'h'];
    const said: string[] = [];
    let last: string | undefined;
    await playingSkat(ONE, (sight) => {
      if (last !== undefined) said.push(sight.text);
      const isTime = last !== undefined || sight.text.includes('Trick 2 of 10');
      last = isTime ? asked.shift() : undefined;
      return isTime ? (last ?? 'q') : upTo(BID, 'clubs')(sight);
    });
    const [trick = '', score = '', help = ''] = said;
    expect(trick).toMatch(/^ {2}(?:\w+ \S+ · ){2}\w+ \S+\n {4}\S.*\.$/mu);
    expect(score).toMatch(/^Score\n(?: {2}1\. \w+: 0 points .*\n){3}/mu);
    expect(help).toContain('Announcing: clubs');
  });

  it('asks before a game is given up, and before the cards are shown', async () => {
    const lines = ['concede', 'no', 'claim schneider', 'no', 'concede', 'yes'];
    let declared = false;
    const { stdout } = await playingSkat(ONE, (sight) => {
      declared ||= sight.text.includes('You play Clubs.');
      const { kind } = sight.asked;
      const next = declared && (kind === 'card' || kind === 'other') ? lines.shift() : undefined;
      return next ?? upTo(BID, 'clubs')(sight);
    });
    expect(stdout).toContain('Won, defenders schneider');
    expect(stdout).toMatch(/^You lose Clubs/mu);
  });

  it('is played by two, and by four with all house rules', async () => {
    const two = join(files.path, 'two.json');
    const played = await playingSkat(
      [
        'skat',
        '--seats',
        '2',
        '--seed',
        '7',
        '--export',
        two,
        ...optionsOf('deals=2', 'kontra=all'),
      ],
      upTo(30, 'hearts'),
    );
    expect(played).toMatchObject({ code: 0, stderr: '' });
    expect(played.stdout).toMatch(/^You play Hearts\./mu);
    expect((await inside(['verify', two])).code).toBe(0);
    let looked = false;
    const four = join(files.path, 'four.json');
    const house = optionsOf('deals=4', 'kontra=all', 'ramsch=pushed', 'rounds=both', 'tricks=open');
    const pushed = await playingSkat(
      [
        'skat',
        '--seats',
        '4',
        '--seed',
        '2',
        '--bots',
        'random,random,random',
        '--export',
        four,
        ...house,
      ],
      (sight) => {
        if (sight.asked.kind !== 'push') return upTo(0, 'hearts')(sight);
        const line = looked ? 'unseen' : 's';
        looked = true;
        return line;
      },
    );
    expect(pushed).toMatchObject({ code: 0, stderr: '' });
    expect((await inside(['verify', four])).code).toBe(0);
  });

  it('ends cleanly when the input does, and stores what was played until then', async () => {
    const broken = join(files.path, 'broken.json');
    const { code, stdout } = await lusoria(['play', ...ONE, '--export', broken], 'pass\n');
    expect(code).toBe(0);
    expect(stdout.trimEnd()).toMatch(/Goodbye!$/u);
    expect((await inside(['verify', broken])).code).toBe(0);
  });

  it.each([
    [['--option', 'deals=x'], 'deals'],
    [['--option', 'deck=is'], 'scoring, deals'],
    [['--option', 'kontra=maybe'], 'off, bidders, all'],
    [['--seats', '5'], '2, 3, 4'],
    [['--bots', 'pupil,pupil'], 'decent, random'],
  ])('refuses %o in one line', async (args, named) => {
    const { code, stderr } = await inside(['play', 'skat', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(named);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

function optionsOf(...options: readonly string[]): readonly string[] {
  return options.flatMap((option) => ['--option', option]);
}
