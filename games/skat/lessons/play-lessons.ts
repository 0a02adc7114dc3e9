import { type Card, kindOf, pipsOf } from '../rules/cards.ts';
import { ALL_POINTS, TARGETS } from '../rules/contract.ts';
import type { State } from '../rules/view.ts';
import { choices, counted } from './advice.ts';
import { afterCards, cardsOf, dealt, declaredBy, LEFT, RIGHT, threeOf, YOU } from './deal.ts';
import {
  costly,
  dangerous,
  difference,
  fewer,
  howManyPoints,
  seated,
  tooLow,
  trumpsOut,
  unsafe,
  whichTakes,
  whoTakes,
} from './questions.ts';
import {
  answer,
  ask,
  before,
  end,
  endOfGame,
  finePlay,
  type LeftOut,
  lesson,
  type LessonScript,
  type LessonStep,
  numbers,
  play,
  tell,
  theyPlay,
} from './script.ts';
import { type Key, say } from './saying.ts';

/** What the lessons on the value of a game, the auction and the skat explain. */
const BEFORE_VALUE: readonly LeftOut[] = ['bid', 'places', 'value', 'skat'];

/** After so many tricks of the null nothing can go wrong any more. */
const NULL_TRICKS = 5;

/** Nudges of the last tricks. */
interface Nudges {
  /** Some of the others have trumps that can be drawn. */
  readonly draw: Key;
  readonly lead: Key;
  readonly follow: Key;
}

/** A nudge in a game of clubs, with what is to be counted now. */
function countHint({ draw, lead, follow }: Nudges) {
  return (state: State) => {
    const deal = threeOf(state);
    if (choices(deal).length < 2) return [];
    const count = counted(deal);
    if (deal.trick.length > 0) return [say(follow, count)];
    const isTrump = (card: Card): boolean => kindOf(card, 'clubs') === 'trump';
    return [say(count.trumps > 0 && deal.hands[YOU]?.some(isTrump) ? draw : lead, count)];
  };
}

/** The last tricks of a game of clubs, played freely. */
function toTheEnd(key: Key, nudges: Nudges): LessonStep {
  return {
    kind: 'play',
    say: say(key),
    hintsAt: countHint(nudges),
    until: (state) => threeOf(state).end !== null,
  };
}

/** Cards and trumps: the learner plays hearts and leads. */
export const cards: LessonScript = lesson(
  () =>
    declaredBy(
      YOU,
      'hearts',
      'SQ DQ',
      dealt({
        hands: [
          'CJ DJ HA HT H9 H7 SA S9 CA D8',
          'SJ HK H8 CT CQ C8 ST S8 DA D9',
          'HJ HQ CK C9 C7 SK S7 DT DK D7',
        ],
        skat: 'SQ DQ',
        first: YOU,
      }),
    ),
  [
    ...before(
      ['contract', 'turn'],
      [
        tell('cards-suits'),
        tell('cards-pack'),
        whichTakes(
          'cards-which-takes',
          'hearts',
          { led: 'SK', cards: 'SQ DA ST' },
          { SQ: 'cards-queen-below', DA: 'cards-other-suit', ST: 'cards-ten-above' },
        ),
        tell('cards-jacks', 'hand:CJ'),
      ],
    ),
    ...before(
      ['turn'],
      [
        tell('cards-trumps', 'contract'),
        whichTakes(
          'cards-highest',
          'hearts',
          { led: null, cards: 'HA DJ CA' },
          { HA: 'cards-not-ace', DJ: 'cards-any-jack', CA: 'cards-no-trump' },
        ),
      ],
    ),
    tell('cards-trick'),
    play('cards-lead', 'CJ', {
      hints: ['cards-lead-nudge', 'cards-lead-jack'],
      slips: unsafe('DJ HA HT H9 H7 SA S9 CA D8', 'hearts', 'CJ SQ DQ'),
      otherwise: 'cards-lead-nudge',
    }),
    theyPlay([LEFT, 'H8'], [RIGHT, 'HQ']),
    whoTakes('cards-took', 'hearts', [
      [YOU, 'CJ'],
      [LEFT, 'H8'],
      [RIGHT, 'HQ'],
    ]),
    play('cards-second', 'DJ', {
      hints: ['cards-second-jack'],
      otherwise: 'cards-second-jack',
    }),
    theyPlay([LEFT, 'SJ'], [RIGHT, 'HJ']),
    whoTakes('cards-beaten', 'hearts', [
      [YOU, 'DJ'],
      [LEFT, 'SJ'],
      [RIGHT, 'HJ'],
    ]),
    theyPlay([LEFT, 'ST'], [RIGHT, 'S7']),
    play('cards-answer', 'SA', {
      hints: ['cards-answer-nudge', 'cards-answer-ace'],
      slips: tooLow('S9', 'hearts', 'ST S7'),
      otherwise: 'cards-answer-nudge',
    }),
    end('cards-end'),
  ],
  [...BEFORE_VALUE, 'declarer'],
);

/** Following and beating: the learner defends against the player on the left, who plays clubs. */
export const following: LessonScript = lesson(
  () =>
    declaredBy(
      LEFT,
      'clubs',
      'HQ H9',
      dealt({
        hands: [
          'HJ CQ C8 DA DT D9 D8 ST S8 S7',
          'CJ SJ CA CT CK C9 SA HA HK D7',
          'DJ C7 SK SQ S9 HT H8 H7 DK DQ',
        ],
        skat: 'HQ H9',
        first: RIGHT,
      }),
    ),
  [
    tell('follow-declarer', 'contract'),
    ask('follow-partner', [
      answer(seated(LEFT), 'follow-against', 'wrong'),
      answer(seated(RIGHT), 'follow-with', 'right'),
      answer(say('answer-nobody'), 'follow-two', 'wrong'),
    ]),
    theyPlay([RIGHT, 'DK']),
    play('follow-beat', 'DA', {
      hints: ['follow-beat-nudge', 'follow-beat-ace'],
      slips: [finePlay('DT', 'follow-ten-too'), ...tooLow('D9 D8', 'clubs', 'DK')],
      otherwise: 'follow-must',
    }),
    theyPlay([LEFT, 'D7']),
    whoTakes('follow-yours', 'clubs', [
      [RIGHT, 'DK'],
      [YOU, 'DA'],
      [LEFT, 'D7'],
    ]),
    play('follow-lead', 'S7 S8', {
      hints: ['follow-lead-nudge', 'follow-lead-spade'],
      slips: costly('HJ CQ DT ST'),
      otherwise: 'follow-lead-spade',
    }),
    theyPlay([LEFT, 'SA'], [RIGHT, 'S9']),
    theyPlay([LEFT, 'HA'], [RIGHT, 'H7']),
    ask(
      'follow-void',
      [
        answer(say('answer-trump-only'), 'follow-not-must', 'wrong'),
        answer(say('answer-any-card'), 'follow-any', 'right'),
        answer(say('answer-no-trump'), 'follow-may-trump', 'wrong'),
      ],
      'trick',
    ),
    play('follow-trump', 'CQ C8', {
      hints: ['follow-trump-nudge', 'follow-trump-small'],
      slips: [
        finePlay('HJ', 'follow-jack-too-good'),
        ...tooLow('DT ST D9 D8 S8 S7', 'clubs', 'HA H7'),
      ],
      otherwise: 'follow-trump-nudge',
    }),
    end('follow-end'),
  ],
  BEFORE_VALUE,
);

/** Points of the learner before the last four tricks. */
const COUNTED = 46;

/** The trumps that the learner has seen until then, and their own. */
const COUNTED_TRUMPS = 'CK CJ CA C7 C8 C9 CQ CT DJ HJ';

/** Counting to 61: the last four tricks of a game of clubs, won only by drawing the last trump first. */
export const counting: LessonScript = lesson(
  () =>
    afterCards(
      'C7 CK CJ SA CA S7 C8 C9 ST SQ S8 CT CQ DJ SK H7 H8 HA',
      declaredBy(
        YOU,
        'clubs',
        'S9 H9',
        dealt({
          hands: [
            'S9 CQ C8 H9 CT HA CA C7 DA DK',
            'DQ SJ C9 SQ DJ S7 DT H7 HT CK',
            'D9 HK D8 SK ST S8 SA H8 CJ HQ',
          ],
          skat: 'D7 HJ',
          first: YOU,
        }),
      ),
    ),
  [
    tell('count-points'),
    howManyPoints('count-trick', 'HA HT HK', [20, 30]),
    ask(
      'count-win',
      numbers(TARGETS.game, { 60: 'count-sixty', 61: 'count-sixty-one', 90: 'count-ninety' }),
    ),
    difference('count-so-far', { from: TARGETS.game, less: COUNTED, others: [14, 20] }),
    trumpsOut('count-trumps', 'clubs', { seen: COUNTED_TRUMPS, others: [0, 3], at: 'hand:HJ' }),
    toTheEnd('count-last-tricks', {
      draw: 'count-nudge',
      lead: 'count-lead-nudge',
      follow: 'count-follow-nudge',
    }),
    endOfGame('count-end'),
  ],
  BEFORE_VALUE,
);

/** Null: with this hand it is won, as long as the high cards go away in time. */
export const nullGame: LessonScript = lesson(
  () =>
    declaredBy(
      YOU,
      'null',
      'CJ DA',
      dealt({
        hands: [
          'HA H8 C7 C8 D9 H7 SQ HK S7 SJ',
          'S9 CA HJ S8 D8 CK D7 C9 HT DT',
          'SK CQ DK HQ H9 CT DJ DQ ST SA',
        ],
        skat: 'CJ DA',
        first: LEFT,
      }),
    ),
  [
    tell('null-aim', 'contract'),
    tell('null-order'),
    whichTakes(
      'null-which-takes',
      'null',
      { led: 'H9', cards: 'HT HJ DA' },
      { HT: 'null-ten-low', HJ: 'null-jack-above', DA: 'null-other-suit' },
    ),
    dangerous('null-plan', 'HA H8 C7 C8 D9 H7 SQ HK S7 SJ', 'C8 D9 S7'),
    tell('null-throw', 'hand:HA'),
    {
      kind: 'play',
      say: { key: 'null-play' },
      hintsAt: (state) => (choices(threeOf(state)).length < 2 ? [] : [say('null-nudge')]),
      until: (state) => threeOf(state).tricks.length >= NULL_TRICKS || threeOf(state).end !== null,
    },
    endOfGame('null-end'),
  ],
);

/** Defending as two: the partner's trick is worth the most when the learner adds to it. */
export const defending: LessonScript = lesson(
  () =>
    declaredBy(
      LEFT,
      'clubs',
      'HK S9',
      dealt({
        hands: [
          'ST SK S7 HT H9 H8 DA DT D9 D8',
          'CJ HJ CA CT CK C9 SA HA H7 D7',
          'SJ DJ CQ C8 C7 SQ S8 HQ DK DQ',
        ],
        skat: 'HK S9',
        first: LEFT,
      }),
    ),
  [
    tell('smear-partner', 'partner'),
    ask(
      'smear-sixty',
      numbers(ALL_POINTS - TARGETS.game + 1, {
        59: 'smear-fifty-nine',
        60: 'smear-right',
        61: 'smear-sixty-one',
      }),
    ),
    theyPlay([LEFT, 'HJ'], [RIGHT, 'SJ']),
    whoTakes(
      'smear-sure',
      'clubs',
      [
        [LEFT, 'HJ'],
        [RIGHT, 'SJ'],
      ],
      'trick',
    ),
    play('smear-most', 'ST HT', {
      hints: ['smear-nudge', 'smear-ten'],
      slips: [
        finePlay('DT DA', 'smear-diamond'),
        ...fewer('SK S7 H9 H8 D9 D8', pipsOf(cardsOf('ST'))),
      ],
      otherwise: 'smear-nudge',
    }),
    howManyPoints('smear-count', 'HJ SJ HT', [10, 16], 'last'),
    theyPlay([RIGHT, 'DK']),
    play('smear-take', 'DA', {
      hints: ['smear-take-nudge', 'smear-take-ace'],
      slips: [finePlay('DT', 'smear-ten-instead'), ...tooLow('D9 D8', 'clubs', 'DK')],
      otherwise: 'smear-take-nudge',
    }),
    theyPlay([LEFT, 'D7']),
    tell('smear-middle', 'opponent'),
    end('smear-end'),
  ],
);

/** Points of the declarer before the last five tricks. */
const LAST_COUNTED = 48;

/** The trumps that the learner has seen until then, and their own. */
const LAST_TRUMPS = 'CJ CT C9 C7 CA CQ CK SJ';

/** The last five tricks against clubs: a trump led keeps the declarer below 61. */
export const lastTricks: LessonScript = lesson(
  () =>
    afterCards(
      'CJ CT C9 C7 CA CQ DA D7 CK SA S9 SK H8 HT HA',
      declaredBy(
        LEFT,
        'clubs',
        'DQ HQ',
        dealt({
          hands: [
            'C9 HA D7 D8 SK CQ DT HK SJ D9',
            'HJ DJ S7 SA C8 CK S8 CJ H8 DQ',
            'HT DK DA ST S9 CA CT SQ H9 H7',
          ],
          skat: 'C7 HQ',
          first: LEFT,
        }),
      ),
    ),
  [
    tell('last-so-far', 'contract'),
    difference('last-missing', { from: TARGETS.game, less: LAST_COUNTED, others: [12, 23] }),
    trumpsOut('last-trumps', 'clubs', { seen: LAST_TRUMPS, others: [2, 4], at: 'hand:SJ' }),
    whichTakes('last-highest', 'clubs', { led: null, cards: 'HJ SJ C8' }),
    toTheEnd('last-play', {
      draw: 'last-nudge',
      lead: 'last-lead-nudge',
      follow: 'last-follow-nudge',
    }),
    endOfGame('last-end'),
  ],
);
