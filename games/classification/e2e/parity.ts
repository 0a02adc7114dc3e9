import { type Action, actionSchema, deckOf, type View, viewSchema } from '@lusoria/classification';
import type { Reader } from '@lusoria/core';
import { capital } from '@lusoria/i18n';
import {
  factsOf,
  type GameParity,
  press,
  type Step,
  type Told,
  turnOn,
} from '@lusoria/testing/accessibility/parity.ts';
import { loadPageMessages } from '@lusoria/web-kit/messages/index.ts';
import * as v from 'valibot';
import { cardLabel } from '../messages/cards.ts';
import { loadMessages } from '../messages/index.ts';
import { sortLabel } from '../messages/sorting.ts';
import { layButton, layText, statusText, verdictText } from '../messages/table.ts';

const [t, page] = await Promise.all([loadMessages('en'), loadPageMessages('en')]);

const labelled = (view: View, card: number) => cardLabel(deckOf(view.options), card, 'en');

/** The name of a card's button begins with the card; the sage's says its class, too. */
const startingWith = (text: string) =>
  new RegExp(`^${text.replaceAll(/[()]/gu, '\\$&')}(;|$)`, 'u');

const isLaying = ({ phase }: View) => phase === 'play' || phase === 'judge';

function toldOf(reader: Reader): Told<View> {
  return {
    hand: (hand, view) =>
      isLaying(view) ? hand.map((card) => ({ role: 'button', words: [labelled(view, card)] })) : [],
    classes: (classes, view) =>
      classes.map(({ cards }, n) => ({
        role: 'list',
        words: [t('class-name', { class: n + 1 }), ...cards.map((card) => labelled(view, card))],
      })),
    counts: (counts, view) =>
      view.classes.length === 0
        ? []
        : counts.flatMap((n, seat) => {
            if (seat !== view.you)
              return [{ words: [reader.name(seat), page('table-cards', { n })] }];
            return isLaying(view) ? [{ words: [page('table-hand', { n })] }] : [];
          }),
    stock: (n, view) =>
      view.classes.length === 0 ? [] : [{ words: [page('table-stock', { n })] }],
    sage: (seat, view) => (seat === view.you ? [] : [{ words: [reader.name(seat), t('sage')] }]),
    lays(lays, view) {
      const last = lays.at(-1);
      if (!last || !isLaying(view)) return [];
      const cards = last.cards.slice(0, 3).map((card) => labelled(view, card));
      return [{ words: [layText(t, last, reader), verdictText(t, last), ...cards] }];
    },
    phase: (_, view) =>
      view.phase === 'judge' || view.phase === 'describe'
        ? []
        : [{ words: [statusText(t, view, reader)] }],
    sort: (sort, view) =>
      sort !== null && view.mine === null && view.you !== view.sage
        ? sort.map((card) => ({ words: [labelled(view, card)] }))
        : [],
    texts: (texts) =>
      (texts ?? []).flatMap((text, seat) =>
        text === null ? [] : [{ words: [reader.name(seat), text] }],
      ),
    current: 'the phase tells it',
    tree: 'the sage opens it with a button',
    passes: 'the log tells each',
    reason: 'the log tells it',
    handedIn: 'a sign at the plate; the log tells it',
    mine: 'the page tells whether it was handed in',
    rulings: 'the log tells each',
    end: 'the page of the result tells it',
    you: 'the player knows',
    options: 'agreed upon before',
  };
}

function stepsTo(action: Action, view: View, reader: Reader): readonly Step[] {
  switch (action.type) {
    case 'set-tree':
      return [press(t('edit-suggest')), press(t('set-tree'))];
    case 'lay': {
      const { cards, class: to } = action;
      return [
        ...cards.map((card) => turnOn(startingWith(labelled(view, card)))),
        turnOn(
          to === null ? t('aim-new') : t('aim', { class: to + 1 }),
          to === null ? '+' : String(to + 1),
        ),
        press(layButton(t, cards.length, to)),
        { ...press(t('lay-all-the-same')), isOptional: true },
      ];
    }
    case 'pass':
      return [press(t('pass'))];
    case 'judge':
      return [press(capital(t(action.right ? 'right' : 'wrong')))];
    case 'rule':
      return [press(`${t(action.right ? 'accept' : 'reject')}: ${reader.name(action.seat)}`)];
    case 'describe': {
      const { what } = action;
      if (what.kind === 'sort') {
        return [
          ...[...new Set(what.classes)].flatMap((to) => [
            ...(view.sort ?? []).flatMap((card, i) =>
              what.classes[i] === to ? [turnOn(labelled(view, card))] : [],
            ),
            press(sortLabel(t, to)),
          ]),
          press(t('hand-in')),
        ];
      }
      return [press(t('say-nothing'))];
    }
  }
}

export const parity: GameParity = {
  tables: [
    {
      name: 'player',
      options: { first: '2', description: 'sort', pass: true },
      own: 'reasoner:beginner',
      bots: ['sage:teaching', 'reasoner:beginner'],
    },
    {
      name: 'sage',
      options: { first: '1', judge: 'hand', description: 'none', classes: 2 },
      own: 'sage:teaching',
      bots: ['reasoner:beginner', 'reasoner:beginner'],
    },
  ],
  told: (raw, reader) => factsOf(toldOf(reader), v.parse(viewSchema, raw)),
  steps: (action, raw, reader) =>
    stepsTo(v.parse(actionSchema, action), v.parse(viewSchema, raw), reader),
  moment: (raw) => v.parse(viewSchema, raw).phase,
  review: t('review-next'),
};
