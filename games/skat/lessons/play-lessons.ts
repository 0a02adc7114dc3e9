import { declaredBy, afterCards, dealt, LEFT, RIGHT, threeOf, YOU } from './deal.ts';
import {
  answer,
  ask,
  cardNamed,
  end,
  endOfGame,
  lesson,
  type LessonScript,
  numbered,
  play,
  playing,
  tell,
  theyPlay,
} from './script.ts';

/** After so many tricks of the null nothing can go wrong any more. */
const NULL_TRICKS = 5;

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
    tell('cards-pack'),
    tell('cards-jacks', 'hand:CJ'),
    tell('cards-trumps', 'contract'),
    ask('cards-highest', [
      answer(cardNamed('HA'), 'cards-not-ace', 'wrong'),
      answer(cardNamed('DJ'), 'cards-any-jack', 'right'),
      answer(cardNamed('CA'), 'cards-no-trump', 'wrong'),
    ]),
    ask('cards-which-takes', [
      answer(cardNamed('SQ'), 'cards-queen-below', 'wrong'),
      answer(cardNamed('DA'), 'cards-other-suit', 'wrong'),
      answer(cardNamed('ST'), 'cards-ten-above', 'right'),
    ]),
    play('cards-lead', 'CJ', { otherwise: 'cards-lead-jack' }),
    theyPlay([LEFT, 'H8'], [RIGHT, 'HQ']),
    tell('cards-took', 'last'),
    play('cards-second', 'DJ', { otherwise: 'cards-second-jack' }),
    theyPlay([LEFT, 'SJ'], [RIGHT, 'HJ']),
    tell('cards-beaten', 'last'),
    theyPlay([LEFT, 'ST'], [RIGHT, 'S7']),
    play('cards-answer', 'SA', {
      slips: [playing('S9', 'cards-too-low')],
      otherwise: 'cards-too-low',
    }),
    end('cards-end'),
  ],
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
    theyPlay([RIGHT, 'DK']),
    play('follow-beat', 'DA', {
      slips: [playing('DT D9 D8', 'follow-beaten')],
      otherwise: 'follow-must',
    }),
    theyPlay([LEFT, 'D7']),
    tell('follow-yours', 'last'),
    play('follow-lead', 'S7 S8', { otherwise: 'follow-lead-spade' }),
    theyPlay([LEFT, 'SA'], [RIGHT, 'S9']),
    theyPlay([LEFT, 'HA'], [RIGHT, 'H7']),
    tell('follow-void', 'trick'),
    play('follow-trump', 'CQ C8', {
      slips: [
        playing('HJ', 'follow-jack-too-good'),
        playing('DT ST D9 D8 S8 S7', 'follow-discard'),
      ],
      otherwise: 'follow-discard',
    }),
    end('follow-end'),
  ],
);

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
    ask('count-trick', [
      answer(numbered(20), 'count-once-more', 'wrong'),
      answer(numbered(25), 'count-twenty-five', 'right'),
      answer(numbered(30), 'count-once-more', 'wrong'),
    ]),
    ask('count-win', [
      answer(numbered(60), 'count-sixty', 'wrong'),
      answer(numbered(61), 'count-sixty-one', 'right'),
      answer(numbered(90), 'count-ninety', 'wrong'),
    ]),
    tell('count-so-far', 'hand:DA'),
    {
      kind: 'play',
      say: { key: 'count-last-tricks' },
      at: 'hand:HJ',
      until: (state) => threeOf(state).end !== null,
    },
    endOfGame('count-end'),
  ],
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
    ask('null-which-takes', [
      answer(cardNamed('HT'), 'null-ten-low', 'wrong'),
      answer(cardNamed('HJ'), 'null-jack-above', 'right'),
      answer(cardNamed('DA'), 'null-other-suit', 'wrong'),
    ]),
    tell('null-plan', 'hand:HA'),
    {
      kind: 'play',
      say: { key: 'null-play' },
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
    tell('smear-sixty'),
    theyPlay([LEFT, 'HJ'], [RIGHT, 'SJ']),
    tell('smear-sure', 'trick'),
    play('smear-most', 'ST HT', {
      slips: [playing('DT DA', 'smear-diamond'), playing('SK S7 H9 H8 D9 D8', 'smear-too-little')],
      otherwise: 'smear-too-little',
    }),
    tell('smear-twelve', 'last'),
    theyPlay([RIGHT, 'DK']),
    play('smear-take', 'DA', {
      slips: [playing('DT', 'smear-ten-instead'), playing('D9 D8', 'smear-let-go')],
      otherwise: 'smear-let-go',
    }),
    theyPlay([LEFT, 'D7']),
    tell('smear-middle', 'opponent'),
    end('smear-end'),
  ],
);

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
    tell('last-trumps', 'hand:SJ'),
    {
      kind: 'play',
      say: { key: 'last-play' },
      until: (state) => threeOf(state).end !== null,
    },
    endOfGame('last-end'),
  ],
);
