import type { Labelled } from '../../agreement/types.ts';
import type { SkatBot, SkatOptionTexts, SkatPreset } from '../types.ts';

/** The options of a table. */
export const options: SkatOptionTexts = {
  scoring: {
    label: 'Scoring',
    text: 'How the deals of a series are written down.',
    values: {
      'seeger-fabian': 'Seeger and Fabian',
      list: 'plain list',
      bierlachs: 'Bierlachs (minus points)',
      target: 'up to a number',
    },
  },
  deals: {
    label: 'Deals of a series',
    text: 'A series has so many deals; 0 means twelve a player, so 36 for three and 48 for four. Bierlachs and playing up to a number end as soon as somebody gets there.',
  },
  target: {
    label: 'Target',
    text: 'The series ends at this number: in Bierlachs whoever comes to it in minus points loses, otherwise whoever comes to it wins.',
  },
  matadors: {
    label: 'Matadors',
    text: 'Whether matadors in suit games count on through the trumps, up to 11, or the jacks only, up to 4.',
    values: { all: 'all trumps', jacks: 'the jacks only' },
  },
  announcements: {
    label: 'Announcements',
    text: 'By the Skat Order schneider, schwarz and open suit games or Grands can be announced only with a hand game; when free, each counts a level more after picking up, too.',
    values: { hand: 'with hand only', free: 'free' },
  },
  direction: {
    label: 'Direction',
    text: 'Whether forehand sits to the left or to the right of the dealer.',
    values: { clockwise: 'clockwise', counter: 'counter-clockwise' },
  },
  kontra: {
    label: 'Kontra, re, bock',
    text: 'Whether a defender may say kontra before their own first card, the declarer then re, and that defender bock; each doubles the value.',
    values: { off: 'no', bidders: 'only those who have bid', all: 'both defenders' },
  },
  kontraBonus: {
    label: 'Kontra doubles everything',
    text: 'Kontra, re and bock also double the 50 and 40 points of Seeger and Fabian.',
  },
  ramsch: {
    label: 'Ramsch',
    text: 'What happens when everybody passes: the deal is passed in, or ramsch is played, perhaps with the skat pushed on from one to the next.',
    values: { off: 'passed in', on: 'ramsch', pushed: 'pushed ramsch' },
  },
  ramschSkat: {
    label: 'Skat in ramsch',
    text: 'Who gets the card points of the skat in ramsch.',
    values: { last: 'the last trick', loser: 'the loser' },
  },
  rounds: {
    label: 'Bock and ramsch rounds',
    text: 'What follows a bock event: a round in which everything counts double, a round of ramsch, or one after the other.',
    values: { off: 'none', bock: 'bock round', ramsch: 'ramsch round', both: 'bock, then ramsch' },
  },
  event: {
    label: 'Bock event',
    text: 'What brings such a round about.',
    values: {
      sixty: '60 points all',
      'grand-hand': 'a Grand hand that is won',
      'lost-kontra': 'a game lost with kontra',
      any: 'any of them',
    },
  },
  tricks: {
    label: 'Looking at tricks',
    text: 'During play only the last trick may be looked at again or, for learners, every trick with its card points.',
    values: { last: 'the last one only', open: 'all tricks' },
  },
  rusticMatadors: {
    label: 'Matadors for two',
    text: 'In officers’ skat matadors count, too, over all sixteen cards.',
  },
};

/** Bundles of options. */
export const presets: Readonly<Record<SkatPreset, Labelled>> = {
  isko: {
    label: 'Skat Order',
    text: 'As in a tournament: the International Skat Order, scored after Seeger and Fabian.',
  },
  tavern: {
    label: 'Tavern',
    text: 'With kontra and re, pushed ramsch when everybody passes, and bock and ramsch rounds.',
  },
  source: {
    label: 'As the Latin source',
    text: 'As the Latin description tells it: counter-clockwise, with kontra, free announcements and only jacks as matadors, up to a number of points.',
  },
};

/** The bots on offer. */
export const bots: Readonly<Record<SkatBot, Labelled>> = {
  random: { label: 'Chance', text: 'Bids and plays anything that is allowed.' },
  decent: { label: 'Decent', text: 'Bids by what it holds and plays with some thought.' },
  beginner: {
    label: 'Beginner',
    text: 'Thinks of one layout of the cards and believes in it.',
  },
  club: {
    label: 'Club player',
    text: 'Thinks of some layouts of the cards, and bids by what it holds.',
  },
  expert: {
    label: 'Expert',
    text: 'Draws conclusions from the auction and every card, and bids by what the hand is worth.',
  },
  full: {
    label: 'Master',
    text: 'The strongest: as the expert, with more thought.',
  },
};

/** Names for bots. */
export const botNames: readonly string[] = [
  'Aemilia',
  'Servius',
  'Tullia',
  'Decimus',
  'Octavia',
  'Sextus',
  'Paula',
  'Publius',
  'Valeria',
  'Rufus',
];
