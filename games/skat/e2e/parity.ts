import {
  type Action,
  actionSchema,
  type Card,
  nextBid,
  type ThreeView,
  type TwoView,
  viewSchema,
} from '@lusoria/skat';
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
import { actionText, answerText } from '../messages/actions.ts';
import { loadSkatMessages } from '../messages/index.ts';
import {
  announcementName,
  callText,
  cardName,
  contractName,
  doubleName,
  gameName,
  type SkatReader,
  withoutImplied,
} from '../messages/names.ts';
import { bidText, columnText, placeText, trickText } from '../messages/table.ts';
import { proposalText, statusText } from '../messages/turn.ts';

const [t, page] = await Promise.all([loadSkatMessages('en'), loadPageMessages('en')]);
const PACK = 'french';

/** The name of a card's button may tell where the card is from. */
const held = (card: Card) => new RegExp(`^${cardName(t, card, PACK)}(,|$)`, 'u');

const nameOf = (seat: number, reader: SkatReader) =>
  seat === reader.you ? page('you') : reader.name(seat);

const trickNumber = (view: ThreeView | TwoView): readonly Fact[] =>
  view.phase === 'play' ? [{ words: [t('trick-now', { number: view.tricks.length + 1 })] }] : [];

function toldInThree(reader: SkatReader): Told<ThreeView> {
  return {
    hand: (hand) => hand.map((card) => ({ role: 'button', words: [cardName(t, card, PACK)] })),
    counts: (counts, { players }) =>
      counts.flatMap((n, seat) =>
        seat === reader.you || !players.includes(seat)
          ? []
          : [{ words: [reader.name(seat), page('table-cards', { n })] }],
      ),
    players: (players) =>
      (['forehand', 'middlehand', 'rearhand'] as const).map((place, i) => ({
        words: [reader.name(players[i] ?? -1), t(`position-${place}`)],
      })),
    place: (place, { phase }) => (phase === 'auction' ? [{ words: [placeText(t, place)] }] : []),
    calls: (calls, { phase }) =>
      phase === 'auction'
        ? // Earlier ones stand in the log, for everybody.
          calls
            .filter(({ seat }, i) => calls.slice(i + 1).every((later) => later.seat !== seat))
            .map(({ seat, call }) => ({ words: [nameOf(seat, reader), callText(t, call)] }))
        : [],
    bid: (bid, { phase }) => (phase === 'auction' ? [{ words: [bidText(t, bid)] }] : []),
    asked: (asked, { current }) =>
      asked !== null && current === reader.you
        ? [{ role: 'button', words: [callText(t, 'pass')] }]
        : [],
    contract: (contract, { declarer, options }) =>
      contract === null || declarer === null
        ? []
        : [
            {
              words: [
                contractName(t, withoutImplied(contract, options), PACK),
                nameOf(declarer, reader),
              ],
            },
          ],
    declarer: (declarer, { phase }) =>
      declarer === null || phase !== 'play'
        ? []
        : [{ words: [reader.name(declarer), t('declarer')] }],
    ramsch: (ramsch) => (ramsch ? [{ words: [t('ramsch')] }] : []),
    doubled: (to) => (to === 1 ? [] : [{ words: [doubleName(t, to)] }]),
    trick: (trick, { phase }) =>
      phase === 'play' ? [{ role: 'image', words: [trickText(t, trick, reader)] }] : [],
    tricks: (_, view) => trickNumber(view),
    open: (open, { declarer }) =>
      open === null || declarer === reader.you
        ? []
        : open.map((card) => ({ role: 'image', words: [cardName(t, card, PACK)] })),
    current: (current, view) =>
      view.phase === 'play' && current === reader.you && !view.proposal
        ? [{ words: [page('table-your-turn')] }]
        : [],
    proposal: (proposal) =>
      proposal === null ? [] : [{ words: [proposalText(t, proposal, reader)] }],
    phase: (phase, view) =>
      phase === 'skat' && view.current === reader.you
        ? [{ words: [statusText(t, view, reader)] }]
        : [],
    skat: 'in the hand while it can be changed, with the last trick afterwards',
    pushedCards: 'with the last trick',
    pushed: 'the log tells it',
    unseen: 'the log tells it',
    pickedUp: 'the log tells it',
    dealer: 'follows from the places of the others',
    doubler: 'the log tells it',
    answerer: 'the buttons say who can answer',
    proposals: 'an ordinal number',
    proposed: 'the buttons say what can be proposed',
    secured: 'follows a conceded game',
    end: 'the page of the result tells it',
    you: 'the player knows',
    form: 'the player knows',
    options: 'agreed upon before',
    first: 'follows from the places',
  };
}

function toldInTwo(reader: SkatReader): Told<TwoView> {
  return {
    rows: (rows) =>
      rows.flatMap((columns, seat) =>
        columns.map(({ open, below }, i) => ({
          role: seat === reader.you && open ? 'button' : 'image',
          words: [columnText(t, i + 1, { open, below }, PACK)],
        })),
      ),
    game: (game) => (game === null ? [] : [{ words: [gameName(t, game, PACK)] }]),
    declarer: (seat) => [{ words: [reader.name(seat), t('declarer')] }],
    doubled: (to) => (to === 1 ? [] : [{ words: [doubleName(t, to)] }]),
    trick: (trick, { phase }) =>
      phase === 'play' ? [{ role: 'image', words: [trickText(t, trick, reader)] }] : [],
    tricks: (_, view) => trickNumber(view),
    current: (current, { phase }) =>
      phase === 'play' && current === reader.you ? [{ words: [page('table-your-turn')] }] : [],
    phase: (phase, view) => (phase === 'play' ? [] : [{ words: [statusText(t, view, reader)] }]),
    place: 'the score sheet tells it',
    end: 'the page of the result tells it',
    you: 'the player knows',
    form: 'the player knows',
    options: 'agreed upon before',
    first: 'the log tells it',
  };
}

function stepsTo(action: Action, view: ThreeView | TwoView): readonly Step[] {
  const text = actionText(t, action, view, PACK);
  switch (action.type) {
    case 'bid': {
      if (view.form === 'two') return [];
      if (view.asked === 'take') return [press(text)];
      return action.value === nextBid(view.bid, view.options)
        ? [press(t('bid-value', { bid: action.value }))]
        : [press(t('bid-more')), turnOn(t('bid-at-once')), press(text)];
    }
    case 'hold':
      return [press(t('hold-bid', { bid: view.form === 'three' ? view.bid : 0 }))];
    case 'declare': {
      const { contract, discards } = action;
      return [
        ...(contract.hand ? [{ ...press(t('play-hand')), isOptional: true } as const] : []),
        ...discards.map((card) => turnOn(held(card))),
        turnOn(gameName(t, contract.game, PACK)),
        ...(['schneider', 'schwarz', 'ouvert'] as const)
          .filter((key) => contract[key])
          .map((key) => turnOn(announcementName(t, key))),
        press(t('declare', { contract: contractName(t, contract, PACK, 'accusative') })),
      ];
    }
    case 'push':
      return [...action.cards.map((card) => turnOn(held(card))), press(t('push'))];
    case 'play': {
      const column =
        view.form === 'two' && new RegExp(`: ${cardName(t, action.card, PACK)}\\b`, 'u');
      return [turnOn(column || held(action.card)), press(text)];
    }
    case 'claim':
    case 'concede':
      return [press(new RegExp(`${t('concede')}$`, 'u')), press(text)];
    case 'answer': {
      const kind = (view.form === 'three' && view.proposal?.kind) || 'claim';
      return [press(answerText(t, kind, action.yes))];
    }
    case 'name':
      return [press(gameName(t, action.game, PACK))];
    case 'pass':
    case 'double':
    case 'pick-up':
    case 'push-unseen':
    case 'no-double':
      return [press(text)];
  }
}

export const parity: GameParity = {
  tables: [
    {
      name: 'three',
      options: { deals: 3, kontra: 'all' },
      own: 'decent',
      bots: ['decent', 'decent'],
    },
    { name: 'two', options: { deals: 2 }, own: 'decent', bots: ['decent'] },
  ],
  told(raw, { name, you }) {
    const view = v.parse(viewSchema, raw);
    const reader: SkatReader = { name, you, pack: PACK };
    return view.form === 'three'
      ? factsOf(toldInThree(reader), view)
      : factsOf(toldInTwo(reader), view);
  },
  steps: (action, raw) => stepsTo(v.parse(actionSchema, action), v.parse(viewSchema, raw)),
  hint: t('hint'),
  review: t('next-trick'),
  moment(raw) {
    const view = v.parse(viewSchema, raw);
    return view.form === 'three' && view.proposal ? 'proposal' : view.phase;
  },
};
