import { agreement, type Card, deckOf, optionsSchema, type View } from '@lusoria/agreement';
import { CELLS, features, formsOf, PARADIGMS } from '@lusoria/latin';
import { LANGUAGES } from '@lusoria/i18n';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loadAgreementMessages } from '../messages/index.ts';
import { readPlay } from './declaration.ts';

const languages = await Promise.all(LANGUAGES.map(loadAgreementMessages));
const options = v.parse(optionsSchema, { joker: true });
const deck = deckOf(options);
const { forms } = formsOf(PARADIGMS.is);
const card = (form: string): Card => forms.indexOf(form);

const empty = agreement.view(agreement.init({ options, seats: 2, first: 0 }), 0);
function holding(hand: readonly Card[], drawn: Card | null = null): View {
  return { ...empty, hand: [...hand], drawn };
}
const view = holding([card('ea'), card('eā'), card('eīs/iīs'), -1, card('eius')]);
const read = (text: string, seen = view) => readPlay(text, seen, deck, languages);
const play = (form: string, as: string | null) => ({
  ok: true,
  play: { type: 'lay', card: form === '' ? -1 : card(form), as },
});

describe('a play as it is typed', () => {
  it.each([
    ['5 gen sg f', 'eius', 'gen-sg-f'],
    ['f sg gen 5', 'eius', 'gen-sg-f'],
    ['5 Genitiv Singular Femininum', 'eius', 'gen-sg-f'],
    ['5 genitīvus, singulāris, fēminīnum', 'eius', 'gen-sg-f'],
    ['5 akk pl n', 'eius', 'acc-pl-n'],
    ['5 acc.-pl.-neutr.', 'eius', 'acc-pl-n'],
    ['5 no s m', 'eius', 'nom-sg-m'],
    ['eius gen sg m', 'eius', 'gen-sg-m'],
    ['EIUS gen sg m', 'eius', 'gen-sg-m'],
    ['ea nom sg f', 'ea', 'nom-sg-f'],
    ['eā abl sg f', 'eā', 'abl-sg-f'],
    ['iis dat pl m', 'eīs/iīs', 'dat-pl-m'],
    ['eīs dat pl m', 'eīs/iīs', 'dat-pl-m'],
    ['4', '', null],
  ])('%s', (text, form, as) => {
    expect(read(text)).toEqual(play(form, as));
  });

  it.each([
    ['', 'not-a-play'],
    ['acc sg f', 'which-card'],
    ['6 acc sg f', 'no-card'],
    ['0 acc sg f', 'no-card'],
    ['5', 'missing'],
    ['5 acc sg', 'missing'],
    ['5 acc acc sg f', 'twice'],
    ['5 a sg f', 'ambiguous-word'],
    ['5 vocative', 'unknown-word'],
    ['5 genetivus sg f', 'unknown-word'],
    ['5 2 acc sg f', 'unknown-word'],
  ])('%s: %s', (text, code) => {
    expect(read(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('needs no card where only one can be meant', () => {
    expect(read('acc sg f', holding([card('ea'), card('eam')], card('eam')))).toEqual(
      play('eam', 'acc-sg-f'),
    );
    expect(read('gen pl m', holding([card('eōrum')]))).toEqual(play('eōrum', 'gen-pl-m'));
  });

  it('takes every cell by the names of every language, long and short', () => {
    for (const t of languages) {
      for (const cell of CELLS) {
        const { case: kase, number, gender } = features(cell);
        const long = [t(`name-${kase}`), t(`name-${number}`), t(`name-${gender}`)];
        const short = [t(`short-${kase}`), t(`short-${number}`), t(`short-${gender}`)];
        expect(read(`5 ${long.join(' ')}`)).toEqual(play('eius', cell));
        expect(read(`5 ${short.join(' ')}`)).toEqual(play('eius', cell));
      }
    }
  });
});
