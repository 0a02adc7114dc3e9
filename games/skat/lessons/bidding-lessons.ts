import type { Action } from '../rules/actions.ts';
import { TARGETS } from '../rules/contract.ts';
import {
  awardedTo,
  dealt,
  declaration,
  declaredBy,
  done,
  LEFT,
  RIGHT,
  threeOf,
  YOU,
} from './deal.ts';
import { pointsAfter } from './judge.ts';
import {
  act,
  answer,
  ask,
  doing,
  end,
  type Key,
  lesson,
  type LessonScript,
  type LessonStep,
  numbered,
  others,
  say,
  tell,
  theyPlay,
} from './script.ts';

/** A hand with the two highest jacks and hearts. */
const HEARTS = 'CJ SJ HA HK H9 H8 SA ST D8 C7';

/** Matadors and what a game is worth: the learner has picked up the skat. */
export const value: LessonScript = lesson(
  () =>
    done(
      awardedTo(
        YOU,
        dealt({
          hands: [HEARTS, 'HJ HT HQ CA CT SK S9 DA DT D7', 'DJ H7 CK CQ C9 C8 SQ S8 DK DQ'],
          skat: 'S7 D9',
          first: YOU,
        }),
      ),
      YOU,
      { type: 'pick-up' },
    ),
  [
    tell('value-why'),
    tell('value-base'),
    tell('value-with', 'hand:CJ'),
    ask('value-hearts', [
      answer(numbered(20), 'value-forgot-game', 'wrong'),
      answer(numbered(30), 'value-thirty', 'right'),
      answer(numbered(40), 'value-too-many', 'wrong'),
    ]),
    tell('value-without'),
    ask('value-which', [
      answer(say('answer-with-2'), 'value-not-with', 'wrong'),
      answer(say('answer-without-1'), 'value-two-missing', 'wrong'),
      answer(say('answer-without-2'), 'value-without-two', 'right'),
    ]),
    ask('value-spades', [
      answer(numbered(22), 'value-forgot-game', 'wrong'),
      answer(numbered(33), 'value-thirty-three', 'right'),
      answer(numbered(44), 'value-too-many', 'wrong'),
    ]),
    act('value-declare', [declaration('hearts', 'D8 C7')], {
      at: 'games',
      slips: [
        {
          tries: (action) => action.type === 'declare' && action.contract.game !== 'hearts',
          say: say('value-only-hearts'),
        },
      ],
      otherwise: 'value-those-two',
    }),
    end('value-end'),
  ],
);

/** One call of the auction by the learner. */
function call(key: Key, right: Action): LessonStep {
  return act(key, [right], {
    at: 'bid',
    slips: [
      doing('pass', 'auction-not-yet'),
      {
        tries: (action) => action.type === 'bid' && action.value > WORTH,
        say: say('auction-worth-thirty'),
      },
    ],
    otherwise: 'auction-step-by-step',
  });
}

/** Value of the hand of the auction. */
const WORTH = 30;

/** The auction: middlehand outbids forehand, and stops where the own game is worth no more. */
export const auction: LessonScript = lesson(
  () =>
    dealt({
      hands: [HEARTS, 'HJ SK SQ S9 S8 S7 CA CT DA DK', 'DJ HT HQ H7 CK CQ C9 C8 DT D9'],
      skat: 'DQ D7',
      first: RIGHT,
    }),
  [
    tell('auction-who', 'partner'),
    tell('auction-worth', 'hand:CJ'),
    call('auction-bid', { type: 'bid', value: 18 }),
    others([RIGHT, { type: 'hold' }]),
    call('auction-higher', { type: 'bid', value: 20 }),
    others([RIGHT, { type: 'pass' }], [LEFT, { type: 'bid', value: 27 }]),
    call('auction-hold', { type: 'hold' }),
    others([LEFT, { type: 'bid', value: 30 }]),
    call('auction-still', { type: 'hold' }),
    others([LEFT, { type: 'bid', value: 33 }]),
    act('auction-stop', [{ type: 'pass' }], {
      at: 'pass',
      slips: [doing('hold', 'auction-too-high')],
      otherwise: 'auction-step-by-step',
    }),
    tell('auction-theirs', 'opponent'),
    end('auction-end'),
  ],
);

/** The skat and what to lay away: points, and whole suits. */
export const skatCards: LessonScript = lesson(
  () =>
    awardedTo(
      YOU,
      dealt({
        hands: [
          'CJ SJ HA HT H9 H8 H7 SA C9 D8',
          'D7 DJ D9 HK DK HQ HJ CQ S9 CK',
          'C8 SQ CA ST SK DA S8 DQ S7 C7',
        ],
        skat: 'CT DT',
        first: YOU,
      }),
    ),
  [
    tell('skat-two', 'skat'),
    act('skat-pick-up', [{ type: 'pick-up' }], {
      at: 'pick-up',
      slips: [doing('declare', 'skat-no-hand')],
      otherwise: 'skat-no-hand',
    }),
    tell('skat-twelve', 'hand:CT'),
    tell('skat-rule'),
    {
      kind: 'act',
      say: say('skat-lay-away'),
      at: 'games',
      right: [declaration('hearts', 'CT DT')],
      isRightToo: (state, action) =>
        action.type === 'declare' &&
        action.contract.game === 'hearts' &&
        pointsAfter(threeOf(state), action) >= TARGETS.game,
      slips: [
        {
          tries: (action) => action.type === 'declare' && action.contract.game !== 'hearts',
          say: say('skat-hearts'),
        },
      ],
      otherwise: say('skat-hearts'),
    },
    tell('skat-safe', 'contract'),
    end('skat-end'),
  ],
);

/** Kontra, schneider, overbid: the learner holds what breaks the game of spades on the left. */
export const stakes: LessonScript = lesson(
  () =>
    declaredBy(
      LEFT,
      'spades',
      'DQ D7',
      dealt({
        hands: [
          'CJ SJ SA SK S9 HA HT CA CK DA',
          'HJ DJ ST SQ S8 S7 HK H9 CT C9',
          'HQ H8 H7 CQ C8 C7 DT DK D9 D8',
        ],
        skat: 'DQ D7',
        first: YOU,
        options: { kontra: 'all' },
      }),
    ),
  [
    tell('stakes-hand', 'hand:CJ'),
    act('stakes-kontra', [{ type: 'double', to: 2 }], {
      at: 'double',
      slips: [doing('play', 'stakes-before-card')],
      otherwise: 'stakes-before-card',
    }),
    tell('stakes-re', 'opponent'),
    act('stakes-lead', [{ type: 'play', card: 'CJ' }], {
      at: 'hand:CJ',
      otherwise: 'stakes-lead-jack',
    }),
    theyPlay([LEFT, 'S7'], [RIGHT, 'D8']),
    ask('stakes-schneider', [
      answer(numbered(89), 'stakes-not-schneider', 'wrong'),
      answer(numbered(90), 'stakes-is-schneider', 'right'),
      answer(numbered(61), 'stakes-not-schneider', 'wrong'),
    ]),
    ask('stakes-overbid', [
      answer(say('answer-won'), 'stakes-not-won', 'wrong'),
      answer(say('answer-lost'), 'stakes-is-lost', 'right'),
    ]),
    tell('stakes-double'),
    end('stakes-end'),
  ],
);
