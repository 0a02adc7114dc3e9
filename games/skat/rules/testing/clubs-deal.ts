import { type Hands, script } from './script.ts';

/** Forehand has a strong clubs game, middlehand long spades, rearhand little. Skat: HQ D7. */
export const HANDS: Hands = {
  fore: 'CJ SJ CA CT CK CQ C9 HA HT HK',
  middle: 'HJ SA ST SK SQ S9 DA DT DK H7',
  rear: 'DJ C8 C7 S8 S7 H9 H8 DQ D9 D8',
};

export const AUCTION = '1 18 0 y 1 p 2 p';
/** Forehand has declared clubs with the skat. */
export const declared = (options = {}) =>
  script(HANDS, options).bid(AUCTION).declare(0, { game: 'clubs' }, 'HQ D7');
/** Forehand has declared clubs by hand. */
export const byHand = (contract = {}, options = {}) =>
  script(HANDS, options)
    .bid(AUCTION)
    .declare(0, { game: 'clubs', hand: true, ...contract });

/** Forehand draws trumps and takes everything. */
export const ALL_TEN =
  'CJ HJ DJ SJ SA C7 CA S9 C8 CT ST S7 CK SQ S8 CQ SK D8 C9 DK D9 HA H7 H8 HT DT H9 HK DA DQ';
