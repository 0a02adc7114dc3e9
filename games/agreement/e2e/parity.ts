import {
  accepts,
  type Action,
  actionSchema,
  cardToMatch,
  deckOf,
  formOf,
  JOKER,
  readingsOf,
  type View,
  viewSchema,
} from '@lusoria/agreement';
import type { Reader } from '@lusoria/core';
import { textOf } from '@lusoria/i18n';
import { CASES, type Cell, features } from '@lusoria/latin';
import {
  type Fact,
  factsOf,
  type GameParity,
  press,
  type Step,
  type Told,
  turnOn,
} from '@lusoria/testing/accessibility/parity.ts';
import { loadPageMessages } from '@lusoria/web-kit/messages/index.ts';
import * as v from 'valibot';
import { drewText, playText } from '../messages/actions.ts';
import { verdictHeading } from '../messages/verdict-picture.ts';
import { cellText, label } from '../messages/cells.ts';
import { loadAgreementMessages } from '../messages/index.ts';

const [t, page] = await Promise.all([loadAgreementMessages('en'), loadPageMessages('en')]);

const named = (view: View, card: number) =>
  card === JOKER ? t('joker') : formOf(deckOf(view.options), card);

/** Whether the form tables lie over the table. */
const isCovered = ({ dispute, you }: View) =>
  dispute !== null && you !== null && dispute.looking.includes(you);

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
      if (!top || !match || isCovered(view)) return [];
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
        view.out.includes(seat) || isCovered(view)
          ? []
          : [{ words: [reader.name(seat), page('table-cards', { n })] }],
      ),
    out: (out, view) =>
      isCovered(view) ? [] : out.map((seat) => ({ words: [reader.name(seat), page('table-out')] })),
    stock: (n, view) => (isCovered(view) ? [] : [{ words: [page('table-stock', { n })] }]),
    current(seat, view) {
      if (view.phase !== 'turn' || isCovered(view)) return [];
      return seat === view.you
        ? [{ words: [page('table-your-turn')] }]
        : [{ words: [t('turn-of', { name: reader.name(seat) })] }];
    },
    dispute: (dispute, view) =>
      dispute && isCovered(view)
        ? [
            {
              role: 'heading',
              words: [verdictHeading(t, dispute, view.you)],
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
        ...(said
          ? [
              turnOn(label(t, said.case), String(CASES.indexOf(said.case) + 1)),
              turnOn(label(t, said.number), said.number === 'sg' ? 's' : 'p'),
              turnOn(label(t, said.gender), said.gender),
            ]
          : []),
        press(textOf(playText(t, deckOf(view.options), card, as)), 'l'),
      ];
    }
    case 'draw':
      return [press(new RegExp(`^${t('action-draw')}`, 'u'), 'd')];
    case 'go-on':
      // Who plays on has no objection.
      if (view.current === view.you && view.phase !== 'closing') return [];
      return [press(t(view.phase === 'closing' ? 'accept-last' : 'action-go-on'), 'g')];
    case 'close':
      return [press(new RegExp(`^${t('action-close')}`, 'u'), 'Escape')];
    case 'look':
      // The page opens the tables by itself.
      return [];
    case 'pass':
      return [press(t('action-pass'), 'k')];
    case 'challenge':
      return [press(t('action-challenge'), 'e')];
  }
}

export const parity: GameParity = {
  tables: [
    { name: 'ille', options: { deck: 'ille' }, own: 'uniform', bots: ['pupil:20', 'pupil:20'] },
  ],
  told: (raw, reader) => factsOf(toldOf(reader), v.parse(viewSchema, raw)),
  steps: (action, raw) => stepsTo(v.parse(actionSchema, action), v.parse(viewSchema, raw)),
  moment(raw) {
    const view = v.parse(viewSchema, raw);
    return view.dispute ? 'dispute' : view.phase;
  },
  urgent(raw) {
    const view = v.parse(viewSchema, raw);
    const close: Action = { type: 'close', lay: view.dispute?.lay ?? 0 };
    if (accepts(view, close) === null) return close;
    const challenge: Action = { type: 'challenge', lay: view.window?.lay ?? 0 };
    const top = view.pile.at(-1);
    if (accepts(view, challenge) !== null || !top?.as) return null;
    const reads = readingsOf(deckOf(view.options), top.card).includes(top.as);
    return reads ? null : challenge;
  },
};
