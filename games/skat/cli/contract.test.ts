import { type Contract, optionsSchema } from '@lusoria/skat';
import { LANGUAGES } from '@lusoria/i18n';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { completed, readContract } from './contract.ts';
import { contractName } from '../messages/names.ts';
import { spokenIn } from './spoken.ts';

const spoken = await Promise.all(LANGUAGES.map(spokenIn));

/** `clubs hand schneider`, as words of the rules. */
function text({ game, ...announced }: Contract): string {
  const said = Object.entries(announced).flatMap(([name, is]) => (is ? [name] : []));
  return [game, ...said].join(' ');
}

const read = (typed: string): string => {
  const got = readContract(typed, spoken);
  return got.kind === 'contract' ? text(got.contract) : got.kind;
};

describe('a game as it is typed', () => {
  it.each([
    ['kreuz', 'clubs'],
    ['Kreuz hand schneider', 'clubs hand schneider'],
    ['kr hand, Schneider angesagt', 'clubs hand schneider'],
    ['hand kreuz', 'clubs hand'],
    ['grand', 'grand'],
    ['gr', 'grand'],
    ['grün', 'spades'],
    ['null ouvert', 'null ouvert'],
    ['Null ouvert Hand', 'null hand ouvert'],
    ['clubs hand', 'clubs hand'],
    ['di', 'diamonds'],
    ['trifolium dē manū', 'clubs hand'],
    ['nullum apertum', 'null ouvert'],
    ['rhombulus', 'diamonds'],
    ['♥ ha sw', 'unknown-word'],
    ['♥ hand sw', 'hearts hand schwarz'],
    ['schellen schn', 'diamonds schneider'],
    ['herz sc', 'two-games'],
    ['herz schx', 'unknown-word'],
    ['kreuz pik', 'two-games'],
    ['hand', 'no-game'],
    ['kreuz foo', 'unknown-word'],
    ['foo', 'nothing'],
    ['', 'nothing'],
    ['3 7', 'nothing'],
    ['p', 'nothing'],
    ['kr', 'clubs'],
  ])('%s: %s', (typed, game) => {
    expect(read(typed)).toBe(game);
  });

  it('every name that is printed can be typed', () => {
    const misread = spoken.flatMap(({ t }) =>
      (['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'] as const).flatMap((game) =>
        [false, true].flatMap((hand) => {
          const contract = { game, hand, schneider: false, schwarz: false, ouvert: false };
          const name = contractName(t, contract, 'french');
          return read(name) === text(contract) ? [] : [name];
        }),
      ),
    );
    expect(misread).toEqual([]);
  });

  it('is completed with what the rules want besides', () => {
    const options = v.parse(optionsSchema, {});
    const free = v.parse(optionsSchema, { announcements: 'free' });
    const plain = { game: 'clubs', hand: true, schneider: false, schwarz: false } as const;
    const open = { ...plain, ouvert: true };
    expect(text(completed(open, options))).toBe('clubs hand schneider schwarz ouvert');
    expect(text(completed(open, free))).toBe('clubs hand ouvert');
    expect(text(completed({ ...plain, schwarz: true, ouvert: false }, free))).toBe(
      'clubs hand schneider schwarz',
    );
    expect(text(completed({ ...open, game: 'null' }, options))).toBe('null hand ouvert');
  });
});
