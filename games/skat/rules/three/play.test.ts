import { describe, expect, test } from 'vitest';
import { ALL_TEN, AUCTION, byHand, declared, HANDS } from '../testing/clubs-deal.ts';
import { cards, script } from '../testing/script.ts';

describe('picking up and laying away', () => {
  const won = () => script(HANDS).bid(AUCTION);

  test('the declarer alone sees the skat, and later what was laid away', () => {
    const taken = won().act(0, { type: 'pick-up' });
    expect(taken.view(0)).toMatchObject({ phase: 'discard', skat: cards('HQ D7') });
    expect(taken.view(0).hand).toHaveLength(12);
    for (const who of [1, 2, 'spectator'] as const) {
      expect(taken.view(who)).toMatchObject({ skat: null, pickedUp: true, counts: [12, 10, 10] });
    }
    taken.act(0, {
      type: 'declare',
      contract: { game: 'clubs', hand: false, schneider: false, schwarz: false, ouvert: false },
      discards: cards('HK HQ'),
      instead: null,
    });
    expect(taken.view(0).skat).toEqual(cards('HK HQ'));
    expect(taken.view(0).hand).toEqual(cards('CJ SJ CA CT CK CQ C9 HA HT D7'));
    expect(taken.view(1).skat).toBeNull();
  });

  const wrong = (discards: string) =>
    won()
      .act(0, { type: 'pick-up' })
      .refusal(0, {
        type: 'declare',
        contract: { game: 'grand', hand: false, schneider: false, schwarz: false, ouvert: false },
        discards: cards(discards),
        instead: null,
      });

  test.each([
    ['HQ', 'discard-two'],
    ['HQ D7 HK', 'discard-two'],
    ['HQ HQ', 'discard-two'],
    ['HQ SA', 'card-not-in-hand'],
    ['HQ HK', null],
  ])('laying away %s', (discards, code) => expect(wrong(discards)).toBe(code));

  test('no hand game after looking, and no game after picking up without laying away', () => {
    const hand = {
      game: 'grand',
      hand: true,
      schneider: false,
      schwarz: false,
      ouvert: false,
    } as const;
    const declare = { type: 'declare', contract: hand, discards: [], instead: null } as const;
    expect(won().act(0, { type: 'pick-up' }).refusal(0, declare)).toBe('not-now');
    const looked = { ...declare, contract: { ...hand, hand: false } };
    expect(won().refusal(0, looked)).toBe('not-now');
    expect(won().refusal(0, { ...declare, discards: cards('CJ SJ') })).toBe('no-discard');
    expect(won().refusal(1, declare)).toBe('not-your-turn');
  });

  test('announcements: by hand, and each with those below it', () => {
    const refusal = (contract: object, options = {}) => {
      const full = {
        game: 'clubs',
        hand: true,
        schneider: false,
        schwarz: false,
        ouvert: false,
      } as const;
      return script(HANDS, options)
        .bid(AUCTION)
        .refusal(0, {
          type: 'declare',
          contract: { ...full, ...contract },
          discards: [],
          instead: null,
        });
    };
    expect(refusal({ schneider: true })).toBeNull();
    expect(refusal({ schwarz: true })).toBe('announce-together');
    expect(refusal({ ouvert: true })).toBe('announce-together');
    expect(refusal({ schneider: true, schwarz: true, ouvert: true })).toBeNull();
    expect(refusal({ ouvert: true }, { announcements: 'free' })).toBeNull();
    expect(refusal({ game: 'null', ouvert: true })).toBeNull();
    expect(refusal({ game: 'null', schneider: true })).toBe('null-announcement');
  });
});

describe('play', () => {
  test('forehand leads whoever plays; one follows suit, and jacks are trumps', () => {
    const table = declared();
    expect(table.refusal(1, { type: 'play', card: 'SA' })).toBe('not-your-turn');
    table.play('CJ');
    // Hearts are held, but a club was led: the jack of hearts is the only trump.
    expect(table.refusal(1, { type: 'play', card: 'SA' })).toBe('must-follow');
    expect(table.refusal(1, { type: 'play', card: 'CA' })).toBe('card-not-in-hand');
    table.play('HJ DJ');
    expect(table.view(2)).toMatchObject({ current: 0, trick: [], counts: [9, 9, 9] });
    expect(table.view(2).tricks).toEqual([
      {
        cards: [
          { seat: 0, card: 'CJ' },
          { seat: 1, card: 'HJ' },
          { seat: 2, card: 'DJ' },
        ],
        winner: 0,
      },
    ]);
  });

  test('all tricks: schneider and schwarz, with the arithmetic', () => {
    // With 3 (CJ SJ; the jack of hearts is missing: with 2), game, schneider, schwarz: 5 x 12.
    const result = declared().play(ALL_TEN).result();
    expect(result).toMatchObject({
      won: true,
      matadors: 2,
      points: 120,
      tricks: 10,
      steps: ['matadors', 'game', 'schneider', 'schwarz'],
      base: 12,
      multiplier: 5,
      value: 60,
    });
  });

  test('what was laid away belongs to the declarer', () => {
    // Only the first trick (CJ HJ DJ = 6) and then the declarer gives up: 3 for the queen of hearts.
    const result = declared().play('CJ HJ DJ').act(0, { type: 'concede' }).result();
    expect(result).toMatchObject({ points: 9, tricks: 1 });
  });

  test('null is lost with the first trick, and over', () => {
    const lost = script(HANDS)
      .bid(AUCTION)
      .declare(0, { game: 'null', hand: true })
      .play('CJ SA C7');
    expect(lost.result()).toMatchObject({ won: false, value: -70, base: 35, matadors: 0 });
  });

  test('ouvert shows the cards to everybody, and they stay in sight', () => {
    const open = byHand({ schneider: true, schwarz: true, ouvert: true });
    expect(open.view('spectator').open).toEqual(cards(HANDS.fore));
    open.play('CJ HJ DJ');
    expect(open.view(1).open).toHaveLength(9);
    expect(byHand().view(1).open).toBeNull();
  });

  test('announced schwarz is lost with the first trick of the others', () => {
    const lost = byHand({ schneider: true, schwarz: true }).play('HA H7 H8 HT SA H9 HK DA C7');
    // With 2, game, hand, schneider, announced, schwarz, announced: 8 x 12, twice.
    expect(lost.result()).toMatchObject({ won: false, value: -2 * 96, multiplier: 8, tricks: 2 });
  });
});

describe('giving up', () => {
  test('the declarer with nine cards may at once', () => {
    const result = declared().play('CJ HJ DJ').act(0, { type: 'concede' }).result();
    expect(result).toMatchObject({ ending: 'conceded', won: false, schneider: false, value: -72 });
  });

  const later = () => declared().play('CJ HJ DJ SJ SA C7').act(0, { type: 'concede' });

  test('later with the consent of one defender', () => {
    const asked = later();
    expect(asked.state().end).toBeNull();
    expect(asked.refusal(0, { type: 'play', card: 'CA' })).toBe('proposal-open');
    expect(asked.refusal(0, { type: 'answer', to: 1, yes: true })).toBe('not-yours-to-answer');
    asked.act(1, { type: 'answer', to: 1, yes: false });
    expect(asked.refusal(1, { type: 'answer', to: 1, yes: true })).toBe('already-answered');
    const result = asked.act(2, { type: 'answer', to: 1, yes: true }).result();
    expect(result).toMatchObject({ ending: 'conceded', won: false, value: -72 });
  });

  test('when both refuse, play goes on, and one cannot ask again in this trick', () => {
    const asked = later()
      .act(2, { type: 'answer', to: 1, yes: false })
      .act(1, { type: 'answer', to: 1, yes: false });
    expect(asked.refusal(0, { type: 'concede' })).toBe('asked-already');
    asked.play('CA S9 C8');
    expect(asked.refusal(0, { type: 'concede' })).toBeNull();
    expect(asked.refusal(1, { type: 'answer', to: 1, yes: true })).toBe('stale-proposal');
  });

  test('one defender binds both; unplayed tricks make no schneider', () => {
    const result = declared()
      .play('CJ HJ DJ')
      .act(2, { type: 'concede' })
      .act(0, { type: 'answer', to: 1, yes: true })
      .result();
    expect(result).toMatchObject({ ending: 'yielded', won: true, schneider: false, value: 36 });
  });

  test('the declarer may want more, and cannot lose any more', () => {
    const on = declared()
      .play('CJ HJ DJ')
      .act(1, { type: 'concede' })
      .act(0, { type: 'answer', to: 1, yes: false });
    expect(on.refusal(0, { type: 'concede' })).toBe('not-now');
    expect(on.refusal(2, { type: 'concede' })).toBe('not-now');
    on.play(ALL_TEN.split(' ').slice(3).join(' '));
    expect(on.result()).toMatchObject({ ending: 'played', won: true, value: 60 });
  });

  test('what was announced and missed stays lost, also when the declarer wants more', () => {
    // The others have 37 points, and schwarz against the declarer is still open.
    const missed = () =>
      byHand({ schneider: true }).play('C9 HJ C8 SA S7 HT ST S8 HK').act(1, { type: 'concede' });
    const answer = (yes: boolean) => missed().act(0, { type: 'answer', to: 1, yes });
    expect(answer(true).result()).toMatchObject({ ending: 'yielded', won: false });
    const on = answer(false);
    expect(on.view(0).secured).toBeNull();
    expect(on.refusal(0, { type: 'claim', level: 'game' })).toBe('claim-impossible');
    // The first trick of the declarer ends the game.
    on.play('SK DQ CT');
    expect(on.result()).toMatchObject({ ending: 'played', won: false });
  });

  test('a null that the defenders give up is over', () => {
    const result = script(HANDS)
      .bid(AUCTION)
      .declare(0, { game: 'null' }, 'CJ SJ')
      .act(1, { type: 'concede' })
      .result();
    expect(result).toMatchObject({ won: true, ending: 'yielded', value: 23 });
  });
});

describe('claiming', () => {
  const claim = (level: 'game' | 'schneider' | 'schwarz' = 'game') =>
    declared().play('CJ HJ DJ').act(0, { type: 'claim', level });
  const yes = { type: 'answer', to: 1, yes: true } as const;
  const no = { ...yes, yes: false } as const;

  test('shows the cards; nobody plays until both have answered, in any order', () => {
    const asked = claim();
    expect(asked.view('spectator').open).toHaveLength(9);
    expect(asked.refusal(0, { type: 'play', card: 'SJ' })).toBe('proposal-open');
    expect(asked.act(2, yes).state().end).toBeNull();
    const result = asked.act(1, yes).result();
    expect(result).toMatchObject({ ending: 'claimed', won: true, schneider: false, value: 36 });
  });

  test('counts at the claimed level', () => {
    expect(claim('schwarz').act(1, yes).act(2, yes).result()).toMatchObject({
      value: 60,
      won: true,
    });
    expect(claim('schneider').act(1, yes).act(2, yes).result()).toMatchObject({ value: 48 });
  });

  test('one objection is enough; the cards stay open', () => {
    const on = claim().act(1, no);
    expect(on.refusal(2, yes)).toBe('stale-proposal');
    expect(on.view(2)).toMatchObject({ proposal: null, current: 0 });
    expect(on.view(2).open).toHaveLength(9);
    expect(on.refusal(0, { type: 'claim', level: 'game' })).toBe('asked-already');
    on.play('SJ SA C7');
    expect(on.view(2).open).toHaveLength(8);
    expect(on.refusal(0, { type: 'claim', level: 'game' })).toBeNull();
  });

  test('what is out of reach cannot be claimed, nor by a defender', () => {
    const table = declared().play('CJ HJ DJ');
    expect(table.refusal(1, { type: 'claim', level: 'game' })).toBe('not-declarer');
    const none = declared().play('HA H7 H8 HT SA H9');
    expect(none.refusal(0, { type: 'claim', level: 'schwarz' })).toBeNull();
    // A trick that went to middlehand: no schwarz any more.
    const given = declared().play('C9 HJ C7');
    expect(given.refusal(0, { type: 'claim', level: 'schwarz' })).toBe('claim-impossible');
    expect(given.refusal(0, { type: 'claim', level: 'schneider' })).toBeNull();
  });
});

describe('what lay in tricks already', () => {
  /** Nine tricks: the declarer has 102 points, with 2 and schneider that is 48. */
  const nine = (auction = AUCTION) =>
    script(HANDS)
      .bid(auction)
      .declare(0, { game: 'clubs' }, 'HQ D7')
      .play(ALL_TEN.split(' ').slice(0, 27).join(' '));
  const HIGH = '1 48 0 y 1 p 2 p';
  const yes = { type: 'answer', to: 1, yes: true } as const;

  test.each([AUCTION, HIGH])('counts however the game ends: %s', (auction) => {
    const claimed = nine(auction).act(0, { type: 'claim', level: 'game' }).act(1, yes).act(2, yes);
    const conceded = nine(auction).act(0, { type: 'concede' }).act(1, yes);
    const yielded = nine(auction).act(1, { type: 'concede' }).act(0, yes);
    for (const table of [claimed, conceded, yielded]) {
      expect(table.result()).toMatchObject({
        won: true,
        overbid: false,
        schneider: true,
        value: 48,
      });
    }
  });

  test('counts against the declarer, too', () => {
    // The same nine tricks, but rearhand plays grand and has nothing.
    const table = script(HANDS)
      .bid('1 p 2 18 0 p')
      .declare(2, { game: 'grand', hand: true })
      .play('CJ HJ DJ SJ SA C7 CA S9 C8 CT ST S7 CK SQ S8 CQ SK D8 C9 DK D9 HA H7 H8 HT DT H9')
      .act(2, { type: 'concede' })
      .act(0, yes);
    // Without 3, game, hand, schneider: 6 x 24, twice.
    expect(table.result()).toMatchObject({ won: false, schneider: true, value: -288 });
  });

  test('agreeing to a claim grants what the bid needs, while it is open', () => {
    const early = script(HANDS).bid(HIGH).declare(0, { game: 'clubs' }, 'HQ D7').play('CJ HJ DJ');
    early.act(0, { type: 'claim', level: 'game' }).act(1, yes).act(2, yes);
    expect(early.result()).toMatchObject({ won: true, overbid: false, value: 48 });
  });

  test('play is over when a declarer who has won already can win no more', () => {
    const table = declared()
      .act(1, { type: 'concede' })
      .act(0, { ...yes, yes: false });
    // The others take 2, then 21 points; with the next 14 there is no schneider any more.
    table.play('C9 HJ C8 SA S7 HT');
    expect(table.state().end).toBeNull();
    table.play('ST S8 HK');
    expect(table.result()).toMatchObject({ won: true, ending: 'played', value: 36 });
  });
});
