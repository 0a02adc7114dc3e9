import { defined } from '@lusoria/core';
import * as v from 'valibot';
import type { Action } from '../rules/actions.ts';
import {
  lowestBid,
  matadorsOf,
  nextBid,
  plainContract,
  TARGETS,
  valueOf,
} from '../rules/contract.ts';
import { optionsSchema } from '../rules/options.ts';
import {
  awardedTo,
  cardsOf,
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
import { howManyPoints, unsafe } from './questions.ts';
import {
  act,
  answer,
  ask,
  doing,
  end,
  finePlay,
  lesson,
  type LessonScript,
  type LessonStep,
  numbers,
  others,
  play,
  tell,
  theyPlay,
} from './script.ts';
import { type Key, say } from './saying.ts';

const OPTIONS = v.parse(optionsSchema, {});

/** A hand with the two highest jacks and hearts. */
const HEARTS = 'CJ SJ HA HK H9 H8 SA ST D8 C7';

/** What that hand of hearts is worth. */
const WORTH = valueOf(plainContract('hearts'), matadorsOf(cardsOf(HEARTS), 'hearts', OPTIONS));

/** Of the jacks the two lowest only. */
const MATADORS_LOW = matadorsOf(cardsOf('HJ DJ'), 'spades', OPTIONS);

const matadorAnswer = (label: Key, why: Key, matadors: number) =>
  answer(say(label), why, matadors === MATADORS_LOW ? 'right' : 'wrong');

/** Matadors and what a game is worth: the learner has picked up the skat. */
export const value: LessonScript = lesson(
  () =>
    done(
      awardedTo(
        YOU,
        dealt({
          hands: [HEARTS, 'HJ HT HQ CA CT SK D9 DA DT D7', 'DJ H7 CK CQ C9 C8 SQ S8 DK DQ'],
          skat: 'S7 S9',
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
    ask(
      'value-hearts',
      numbers(WORTH, { 20: 'value-forgot-game', 30: 'value-thirty', 40: 'value-too-many' }),
    ),
    tell('value-without'),
    ask('value-which', [
      matadorAnswer('answer-with-2', 'value-not-with', 2),
      matadorAnswer('answer-without-1', 'value-two-missing', -1),
      matadorAnswer('answer-without-2', 'value-without-two', -2),
    ]),
    ask(
      'value-spades',
      numbers(valueOf(plainContract('spades'), MATADORS_LOW), {
        22: 'value-forgot-game',
        33: 'value-thirty-three',
        44: 'value-too-many',
      }),
    ),
    act('value-declare', [declaration('hearts', 'D8 C7')], {
      at: 'games',
      hints: ['value-nudge', 'value-those-two'],
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
  ['bid', 'places'],
);

/** One call of the auction by the learner. */
function call(key: Key, right: Action, hints: readonly Key[]): LessonStep {
  return act(key, [right], {
    at: 'bid',
    hints,
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

/** The bid after the lowest. */
const SECOND = defined(nextBid(lowestBid(OPTIONS), OPTIONS) ?? undefined);

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
    tell('auction-names', 'partner'),
    ask(
      'auction-worth',
      numbers(WORTH, { 20: 'value-forgot-game', 30: 'auction-thirty', 40: 'value-too-many' }),
      'hand:CJ',
    ),
    call('auction-bid', { type: 'bid', value: lowestBid(OPTIONS) }, [
      'auction-bid-nudge',
      'auction-bid-least',
    ]),
    others([RIGHT, { type: 'hold' }]),
    call('auction-higher', { type: 'bid', value: SECOND }, [
      'auction-higher-nudge',
      'auction-higher-twenty',
    ]),
    others([RIGHT, { type: 'pass' }], [LEFT, { type: 'bid', value: 27 }]),
    call('auction-hold', { type: 'hold' }, ['auction-hold-nudge', 'auction-hold-yes']),
    others([LEFT, { type: 'bid', value: 30 }]),
    call('auction-still', { type: 'hold' }, ['auction-still-nudge', 'auction-hold-yes']),
    others([LEFT, { type: 'bid', value: 33 }]),
    act('auction-stop', [{ type: 'pass' }], {
      at: 'pass',
      hints: ['auction-stop-nudge', 'auction-stop-pass'],
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
      hints: ['skat-pick-up-nudge', 'skat-no-hand'],
      slips: [doing('declare', 'skat-no-hand')],
      otherwise: 'skat-no-hand',
    }),
    tell('skat-twelve', 'hand:CT'),
    howManyPoints('skat-count', 'CT DT', [10, 22], 'hand:CT'),
    tell('skat-rule'),
    {
      kind: 'act',
      say: say('skat-lay-away'),
      at: 'games',
      hints: [say('skat-nudge'), say('skat-tens')],
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

/** More than the hand of hearts is worth. */
const OVERBID = 33;

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
      hints: ['stakes-kontra-nudge', 'stakes-kontra-say'],
      slips: [doing('play', 'stakes-before-card')],
      otherwise: 'stakes-before-card',
    }),
    tell('stakes-re', 'opponent'),
    play('stakes-lead', 'CJ', {
      hints: ['stakes-lead-nudge', 'stakes-lead-jack'],
      slips: [
        finePlay('SJ', 'stakes-jack-too'),
        ...unsafe('SA SK S9 HA HT CA CK DA', 'spades', 'CJ SJ'),
      ],
      otherwise: 'stakes-lead-nudge',
    }),
    theyPlay([LEFT, 'S7'], [RIGHT, 'D8']),
    ask(
      'stakes-schneider',
      numbers(TARGETS.schneider, {
        61: 'stakes-not-schneider',
        89: 'stakes-not-schneider',
        90: 'stakes-is-schneider',
      }),
    ),
    ask('stakes-overbid', [
      answer(say('answer-won'), 'stakes-not-won', WORTH >= OVERBID ? 'right' : 'wrong'),
      answer(say('answer-lost'), 'stakes-is-lost', WORTH < OVERBID ? 'right' : 'wrong'),
    ]),
    ask(
      'stakes-double',
      numbers(2 * WORTH, { 30: 'stakes-once', 55: 'stakes-not-points', 60: 'stakes-twice' }),
    ),
    end('stakes-end'),
  ],
);
