import { describe, expect, test } from 'vitest';
import { plainContract } from '../../rules/contract.ts';
import type { Proposal } from '../../rules/three/types.ts';
import { neverTakes, takesAll } from './proposals.ts';
import { cards, laid, view } from './testing/view.ts';
import { heuristicAction } from './three.ts';

const claim: Proposal = { no: 1, kind: 'claim', seat: 1, level: 'game', waiting: [0, 2] };

describe('a claim', () => {
  const tricks = [
    { cards: laid(1, 'SJ C7 HJ'), winner: 1 },
    { cards: laid(1, 'DJ C8 CQ'), winner: 1 },
  ];
  // The remaining trumps: CJ and CA with the declarer, CT CK C9 elsewhere.
  const base = { hand: cards('CT D7 D8 D9 H7 H8 H9 S7'), counts: [8, 8, 8], tricks, current: 1 };

  test('is granted when it holds however the cards lie, and only then', () => {
    const holds = view({ ...base, proposal: claim, open: cards('CJ CA CT CK SA ST SK SQ') });
    const fails = view({ ...base, proposal: claim, open: cards('CJ CA DT S9 HK HQ DK DQ') });
    const sure = view({ ...holds, hand: cards('C9 D7 D8 D9 H7 H8 H9 S7') });
    expect(heuristicAction(sure)).toEqual({ type: 'answer', to: 1, yes: true });
    expect(heuristicAction(fails)).toEqual({ type: 'answer', to: 1, yes: false });
  });

  test('somebody who has answered is not asked again', () => {
    const asked = view({ ...base, proposal: { ...claim, waiting: [2] }, open: cards('CJ CA') });
    expect(heuristicAction(asked)).toBeNull();
  });

  test('is made by whoever takes everything that is left', () => {
    const own = { you: 1, current: 1, skat: cards('H7 H8'), counts: [8, 8, 8], tricks };
    const all = view({ ...own, hand: cards('CJ CA CT CK C9 SA DA HA') });
    expect(heuristicAction(all)).toEqual({ type: 'claim', level: 'schwarz' });
    const some = view({ ...own, hand: cards('CJ CA CT CK C9 SA DA HK') });
    expect(heuristicAction(some)).toMatchObject({ type: 'play' });
  });

  test('takes all: trumps and suits from above', () => {
    expect(takesAll(cards('CJ SJ CA'), cards('HJ C7'), 'clubs')).toBe(true);
    expect(takesAll(cards('CJ SJ CA'), cards('HJ DJ C7'), 'clubs')).toBe(false);
    expect(takesAll(cards('DA DT D7'), cards('DK DQ SA'), 'grand')).toBe(true);
    expect(takesAll(cards('DA DQ D7'), cards('DK DT SA'), 'grand')).toBe(false);
    expect(takesAll(cards('DA'), cards('DK CJ'), 'grand')).toBe(false);
  });

  test('null: never takes', () => {
    expect(neverTakes(cards('S7 S9 SJ'), cards('S8 ST SQ SK'), false)).toBe(true);
    expect(neverTakes(cards('S8 S9 SJ'), cards('S7 ST SQ SK'), false)).toBe(false);
    expect(neverTakes(cards('S7'), cards('S8 ST'), true)).toBe(false);
    expect(neverTakes(cards('S7'), cards('S8 ST SQ'), true)).toBe(true);
  });
});

describe('a concession', () => {
  const proposal: Proposal = { ...claim, kind: 'concession', level: null, waiting: [0, 2] };

  test('of the declarer is accepted', () => {
    const asked = view({ hand: cards('S7'), proposal });
    expect(heuristicAction(asked)).toEqual({ type: 'answer', to: 1, yes: true });
  });

  test('of a defender is accepted while schneider is far', () => {
    const asked = view({
      you: 1,
      hand: cards('S7'),
      proposal: { ...proposal, seat: 2, waiting: [1] },
      contract: plainContract('grand'),
    });
    expect(heuristicAction(asked)).toEqual({ type: 'answer', to: 1, yes: true });
  });
});
