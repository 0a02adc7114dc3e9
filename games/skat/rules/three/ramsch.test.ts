import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { pipsOf } from '../cards.ts';
import { cards, type Hands, script } from '../testing/script.ts';
import { resampleState } from './resample-state.ts';
import { sampleAction } from './sample-action.ts';

/** Middlehand has all aces and jacks. Skat: C7 D7. */
const HANDS: Hands = {
  fore: 'CT CK CQ HT HK HQ ST SK DT DK',
  middle: 'CJ SJ HJ DJ CA SA HA DA SQ DQ',
  rear: 'C9 C8 H9 H8 H7 S9 S8 S7 D9 D8',
};
const ALL_PASS = '1 p 2 p 0 p';
const ramsch = (options: object = {}) => script(HANDS, { ramsch: 'on', ...options }).bid(ALL_PASS);

/** Middlehand takes the first trick with the ace of clubs and then everything. */
const MARCH =
  'CT CA C9 CJ C8 SK SJ S7 DK HJ S8 CK DJ D8 CQ SA S9 ST HA H9 HT DA D9 DT SQ H8 HK DQ H7 HQ';

describe('ramsch', () => {
  test('follows when everybody has passed: forehand leads, jacks are the only trumps', () => {
    const table = ramsch();
    expect(table.view(0)).toMatchObject({
      phase: 'play',
      ramsch: true,
      declarer: null,
      current: 0,
    });
    table.play('CT');
    expect(table.refusal(1, { type: 'play', card: 'CJ' })).toBe('must-follow');
    expect(table.refusal(1, { type: 'concede' })).toBe('not-now');
    expect(table.refusal(1, { type: 'claim', level: 'game' })).toBe('not-now');
  });

  test('most card points lose, and are charged', () => {
    // Rearhand takes nothing, forehand only tens and kings of the last tricks.
    const table = ramsch().play('CT CA C9 SA S9 ST HA H9 HT DA D9 DT');
    const rest = table.play('SQ S8 SK');
    expect(rest.view(0).current).toBe(0);
    rest.play('HK CJ H8 DQ D8 DK CK SJ C8 HJ H7 CQ DJ S7 HQ');
    const result = rest.result();
    if (result.kind !== 'ramsch') throw new Error('no ramsch');
    expect(result.points.reduce((sum, points) => sum + points, 0)).toBe(120);
    expect(result).toMatchObject({ who: [1], march: false, virgins: [2], factor: 2 });
    expect(result.value).toBe(2 * (result.points[1] ?? 0));
    expect(rest.view(0).end?.points).toEqual([0, -result.value, 0]);
  });

  test('all ten tricks are a march: 120 for whoever made it', () => {
    const table = ramsch().play(MARCH);
    expect(table.result()).toMatchObject({ march: true, who: [1], value: 120, virgins: [] });
    expect(table.view(0).end?.points).toEqual([0, 120, 0]);
    const bierlachs = ramsch({ scoring: 'bierlachs' }).play(MARCH);
    expect(bierlachs.view(0).end?.points).toEqual([-120, 0, -120]);
  });
});

describe('pushing', () => {
  const pushed = () => script(HANDS, { ramsch: 'pushed' }).bid(ALL_PASS);
  const push = (text: string) => ({ type: 'push', cards: cards(text) }) as const;

  test('each takes up the skat and pushes two cards on, but no jack', () => {
    const table = pushed();
    expect(table.refusal(1, { type: 'pick-up' })).toBe('not-your-turn');
    expect(table.refusal(0, push('CT CK'))).toBe('not-now');
    table.act(0, { type: 'pick-up' });
    expect(table.view(0).skat).toHaveLength(2);
    expect(table.view(1).skat).toBeNull();
    expect(table.refusal(0, { type: 'push-unseen' })).toBe('not-now');
    expect(table.refusal(0, push('CT'))).toBe('discard-two');
    table.act(0, push('CT CK')).act(1, { type: 'pick-up' });
    expect(table.view(1).skat).toEqual(cards('CT CK'));
    expect(table.refusal(1, push('CJ CT'))).toBe('no-jacks');
    expect(table.view(0).skat).toBeNull();
  });

  test('one knows what one has pushed, wherever it may be', () => {
    const table = pushed().act(0, { type: 'pick-up' }, push('CT CK'));
    expect(table.view(0).pushedCards).toEqual(cards('CT CK'));
    expect(table.view(1).pushedCards).toBeNull();
    table.act(1, { type: 'push-unseen' }).act(2, { type: 'push-unseen' });
    for (let index = 0; index < 20; index += 1) {
      expect(resampleState(table.view(0), seeded('pushed', index)).skat).toEqual(cards('CT CK'));
      // What others have pushed with open eyes is no jack.
      const skat = resampleState(table.view(2), seeded('pushed', index)).skat;
      expect(skat.filter((card) => card[1] === 'J')).toEqual([]);
    }
  });

  test('whoever does not look doubles', () => {
    const table = pushed().act(0, { type: 'push-unseen' }).act(1, { type: 'push-unseen' });
    table.act(2, { type: 'push-unseen' }).play(MARCH);
    expect(table.result()).toMatchObject({ unseen: [0, 1, 2], factor: 8, value: 960 });
  });

  test('what was pushed last goes to the last trick, or to whoever loses alone', () => {
    const seen = new Set<boolean>();
    for (let index = 0; index < 40; index += 1) {
      for (const ramschSkat of ['last', 'loser'] as const) {
        const random = seeded('ramsch', index);
        const table = script(HANDS, { ramsch: 'pushed', ramschSkat })
          .bid(ALL_PASS)
          .act(0, { type: 'pick-up' }, push('CT HT'))
          .act(1, { type: 'push-unseen' })
          .act(2, { type: 'push-unseen' });
        while (!table.state().end) {
          const { current } = table.state();
          const action = sampleAction(table.view(current ?? 0), random);
          if (current !== null && action) table.act(current, action);
        }
        const { tricks } = table.state();
        const points = [0, 1, 2].map((seat) =>
          tricks
            .filter(({ winner }) => winner === seat)
            .flatMap((trick) => trick.cards)
            .reduce((sum, { card }) => sum + pipsOf([card]), 0),
        );
        const most = Math.max(...points);
        const losers = [0, 1, 2].filter((seat) => points[seat] === most);
        const last = tricks.at(-1)?.winner ?? 0;
        const goesTo = ramschSkat === 'last' ? last : losers.length === 1 ? losers[0] : undefined;
        const result = table.result();
        expect(result.kind === 'ramsch' && result.points).toEqual(
          points.map((sum, seat) => (seat === goesTo ? sum + 20 : sum)),
        );
        seen.add(last === losers[0]);
      }
    }
    expect(seen.size).toBe(2);
  });
});

test('in a round of ramsch nobody bids', () => {
  const table = script(HANDS, {}, 3, { kind: 'ramsch' });
  expect(table.view(0)).toMatchObject({ phase: 'play', ramsch: true });
});
