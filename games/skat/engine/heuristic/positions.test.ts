import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { plainContract } from '../../rules/contract.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { cards, laid, view } from './testing/view.ts';
import { heuristicAction } from './three.ts';

function chosen(changes: Partial<ThreeView>): Action | null {
  return heuristicAction(view(changes));
}

function card(name: string): unknown {
  return { type: 'play', card: cards(name)[0] };
}

describe('a defender', () => {
  test('gives the ten to a trick that the partner has for certain', () => {
    // Seat 2 has the jack of clubs: nothing beats it.
    expect(
      chosen({
        hand: cards('DT D8 H7 H9 SQ S9 S8 HQ DQ D9'),
        trick: laid(1, 'C9 CJ'),
      }),
    ).toEqual(card('DT'));
  });

  test('spares points when the declarer has the trick', () => {
    expect(chosen({ hand: cards('DT DK D7 HA HT'), trick: laid(1, 'DA D9') })).toEqual(card('D7'));
  });

  test('takes the ten of the declarer with the ace', () => {
    expect(chosen({ hand: cards('DA DK D7 HA HT'), trick: laid(1, 'DT D9') })).toEqual(card('DA'));
  });

  test('leads a long suit to a declarer in the middle, a short one when he comes last', () => {
    const hand = cards('S9 S8 S7 SQ H9 H8 DJ CQ C7 C8');
    expect(chosen({ hand })).toEqual(card('S7'));
    expect(chosen({ hand, declarer: 2 })).toEqual(card('H8'));
  });
});

describe('a declarer', () => {
  const own = { you: 1, current: 1, declarer: 1, skat: cards('H7 H8') };

  test('draws trumps from above', () => {
    expect(chosen({ ...own, hand: cards('CJ SJ HJ CA CT C9 SA SK DA D7') })).toEqual(card('CJ'));
  });

  test('does not draw a last trump that takes a trick in any case', () => {
    const made = chosen({
      ...own,
      hand: cards('CT C9 SA'),
      counts: [3, 3, 3],
      tricks: [
        { cards: laid(1, 'SJ C7 HJ'), winner: 1 },
        { cards: laid(1, 'DJ C8 CQ'), winner: 1 },
        { cards: laid(1, 'CA S7 CK'), winner: 1 },
        { cards: laid(1, 'DA D7 D8'), winner: 1 },
        { cards: laid(1, 'DT DQ D9'), winner: 1 },
        { cards: laid(1, 'HA H9 HQ'), winner: 1 },
        { cards: laid(1, 'HT HK DK'), winner: 1 },
      ],
    });
    expect(made).toEqual(card('SA'));
  });

  test('ruffs an ace with a cheap trump rather than a jack', () => {
    expect(chosen({ ...own, hand: cards('CJ SJ C9 CA SA SK'), trick: laid(2, 'DA D8') })).toEqual(
      card('CA'),
    );
    expect(chosen({ ...own, hand: cards('CJ SJ C9 SA SK'), trick: laid(2, 'DA D8') })).toEqual(
      card('C9'),
    );
  });
});

describe('null', () => {
  const contract = plainContract('null');

  test('the declarer stays below, as high as possible', () => {
    expect(
      chosen({ you: 1, contract, hand: cards('S7 S9 SJ H7 D8'), skat: [], trick: laid(0, 'SQ') }),
    ).toEqual(card('SJ'));
  });

  test('who cannot follow throws what is most dangerous', () => {
    expect(
      chosen({ you: 1, contract, hand: cards('S7 S9 HA H7 D7'), skat: [], trick: laid(0, 'CQ') }),
    ).toEqual(card('HA'));
  });

  test('a defender stays below a declarer who has to take the trick', () => {
    expect(chosen({ contract, hand: cards('SA S8 S7 H7'), trick: laid(1, 'S9') })).toEqual(
      card('S8'),
    );
  });
});

describe('ramsch', () => {
  const ramsch = { ramsch: true, declarer: null, contract: null, pickedUp: false } as const;

  test('the highest card below goes away, and whoever has no such suit gives points', () => {
    expect(chosen({ ...ramsch, hand: cards('ST S9 S7 H7'), trick: laid(1, 'SA S8') })).toEqual(
      card('ST'),
    );
    expect(chosen({ ...ramsch, hand: cards('ST S9 HA H7'), trick: laid(1, 'DA D8') })).toEqual(
      card('HA'),
    );
  });
});

describe('the auction', () => {
  const auction = { phase: 'auction', declarer: null, contract: null, you: 1, current: 1 } as const;

  test('a hand without anything passes, and a strong one bids as far as it is good for', () => {
    const asked = 'bid' as const;
    expect(
      chosen({ ...auction, asked, bid: 0, hand: cards('C9 C7 SK S9 HT H9 H8 DQ D8 DT') }),
    ).toEqual({ type: 'pass' });
    const hand = cards('CJ SJ CA CT CK C9 SA ST HA D7');
    expect(chosen({ ...auction, asked, bid: 0, hand })).toEqual({ type: 'bid', value: 18 });
    expect(chosen({ ...auction, asked: 'answer', bid: 72, hand })).toEqual({ type: 'hold' });
    expect(chosen({ ...auction, asked: 'answer', bid: 120, hand })).toEqual({ type: 'pass' });
  });

  test('whoever has bid 22 names spades and no cheaper game, without the blank ten', () => {
    const hand = cards('SJ DJ SA SK S9 S8 S7 HA H9 H8 DT CK');
    const made = chosen({ ...auction, phase: 'discard', declarer: 1, bid: 22, hand });
    expect(made).toMatchObject({ type: 'declare', contract: plainContract('spades') });
    expect(made).toMatchObject({ discards: cards('DT CK'), instead: null });
  });

  test('null below the bid is not named, however good it is', () => {
    const hand = cards('S7 S8 S9 H7 H8 D7 D8 D9 C7 C8 CA DA');
    const made = chosen({ ...auction, phase: 'discard', declarer: 1, bid: 60, hand });
    expect(made).toMatchObject({ type: 'declare', instead: null });
    expect(made).not.toMatchObject({ contract: { game: 'null' } });
  });
});
