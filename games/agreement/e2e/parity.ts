import {
  accepts,
  type Action,
  actionSchema,
  cardToMatch,
  deckOf,
  formOf,
  JOKER,
  type View,
  viewSchema,
} from '@lusoria/agreement';
import type { Reader } from '@lusoria/core';
import { textOf } from '@lusoria/i18n';
import { type Cell, features } from '@lusoria/latin';
import {
  type Fact,
  factsOf,
  type GameParity,
  press,
  type Step,
  type Told,
  turnOn,
} from '@lusoria/tools/e2e/parity.ts';
import { loadPageMessages } from '@lusoria/web-kit/messages/index.ts';
import * as v from 'valibot';
import { drewText, playText } from '../messages/actions.ts';
import { cellText, label } from '../messages/cells.ts';
import { loadAgreementMessages } from '../messages/index.ts';

const [t, page] = await Promise.all([loadAgreementMessages('en'), loadPageMessages('en')]);

const named = (view: View, card: number) =>
  card === JOKER ? t('joker') : formOf(deckOf(view.options), card);

function toldOf(reader: Reader): Told<View> {
  return {
    hand: (hand, view) =>
      [...new Set(hand)].map((card) => ({
        role: 'button',
        words: [named(view, card)],
        times: hand.filter((one) => one === card).length,
      })),
    drawn: (drawn, view) =>
      drawn === null ? [] : [{ words: [textOf(drewText(t, deckOf(view.options), drawn))] }],
    pile(pile, view) {
      const top = pile.at(-1);
      const match = cardToMatch(pile);
      if (!top || !match) return [];
      const on = top.as && cardToMatch(pile.slice(0, -1));
      const declared = (as: Cell | null) => (as === null ? t('start-card') : cellText(t, as));
      const facts: readonly Fact[] = [
        {
          role: 'image',
          words: [named(view, top.card), named(view, match.card), declared(match.as)],
        },
        ...(on ? [{ words: [t('laid-on'), named(view, on.card)] }] : []),
      ];
      return facts;
    },
    counts: (counts, view) =>
      counts.flatMap((n, seat) =>
        view.out.includes(seat) ? [] : [{ words: [reader.name(seat), page('table-cards', { n })] }],
      ),
    out: (out) => out.map((seat) => ({ words: [reader.name(seat), page('table-out')] })),
    stock: (n) => [{ words: [page('table-stock', { n })] }],
    current(seat, view) {
      if (view.phase !== 'turn') return [];
      return seat === view.you
        ? [{ words: [page('table-your-turn')] }]
        : [{ words: [t('turn-of', { name: reader.name(seat) })] }];
    },
    dispute: (dispute, { you }) =>
      dispute && you !== null && dispute.looking.includes(you)
        ? [
            {
              role: 'heading',
              words: [t(dispute.upheld ? 'challenge-upheld' : 'challenge-rejected')],
            },
          ]
        : [],
    phase: 'told by the turn and by the buttons',
    window: 'the buttons say what can be said to the last card',
    end: 'the page of the result tells it',
    pendingDraw: 'the log tells it',
    idle: 'the log tells each',
    you: 'the player knows',
    options: 'agreed upon before',
    first: 'the log tells it',
    turns: 'an ordinal number',
    lays: 'an ordinal number',
  };
}

function stepsTo(action: Action, view: View): readonly Step[] {
  switch (action.type) {
    case 'lay': {
      const { card, as } = action;
      const said = as && features(as);
      return [
        ...(view.drawn === null ? [turnOn(named(view, card))] : []),
        ...(said ? [said.case, said.number, said.gender].map((one) => turnOn(label(t, one))) : []),
        press(textOf(playText(t, deckOf(view.options), card, as))),
      ];
    }
    case 'draw':
      return [press(new RegExp(`^${t('action-draw')}`, 'u'))];
    case 'go-on':
      // Who plays on has no objection.
      if (view.current === view.you && view.phase !== 'closing') return [];
      return [press(t(view.phase === 'closing' ? 'accept-last' : 'action-go-on'))];
    case 'close':
      return [press(new RegExp(`^${t('action-close')}`, 'u'))];
    case 'look':
      // The page opens the tables by itself.
      return [];
    case 'pass':
    case 'challenge':
      return [press(t(`action-${action.type}`))];
  }
}

export const parity: GameParity = {
  tables: [
    { name: 'ille', options: { deck: 'ille' }, own: 'coach', bots: ['pupil:50', 'pupil:50'] },
  ],
  told: (raw, reader) => factsOf(toldOf(reader), v.parse(viewSchema, raw)),
  steps: (action, raw) => stepsTo(v.parse(actionSchema, action), v.parse(viewSchema, raw)),
  moment(raw) {
    const view = v.parse(viewSchema, raw);
    return view.dispute ? 'dispute' : view.phase;
  },
  urgent(raw) {
    const view = v.parse(viewSchema, raw);
    const action: Action = { type: 'close', lay: view.dispute?.lay ?? 0 };
    return accepts(view, action) === null ? action : null;
  },
};
