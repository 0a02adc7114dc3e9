import { capital, listed } from '../../agreement/grammar.ts';
import { signed } from '../cards.ts';
import { card, cards, claims, contract, doubles, gameName, matadors } from '../names/en.ts';
import type { SkatButtons, SkatForTwo, SkatHints, SkatReview, SkatSeries } from '../types.ts';

export const buttons: SkatButtons = {
  bid: (value) => String(value),
  otherBid: 'Bid higher',
  hold: 'Yes',
  pass: 'Pass',
  take: (bid) => `Play for ${bid}`,
  pickUp: 'Pick up the skat',
  playHand: 'Play hand',
  discard: 'Lay away',
  undo: 'Take back',
  declare: (chosen, pack) => (chosen ? `Declare ${contract(chosen, pack)}` : 'Declare'),
  pickUpToPush: 'Pick up the skat',
  push: 'Push',
  pushUnseen: 'Push on unseen',
  double: doubles,
  noDouble: 'Go on without',
  play: (chosen, pack) => `Play the ${card(chosen, pack)}`,
  claim: 'Show cards',
  claims,
  concede: 'Concede',
  reallyConcede: 'Really concede?',
  cancel: 'Cancel',
  answer(kind, yes) {
    if (!yes) return 'Play on';
    return kind === 'claim' ? 'Agree' : 'Accept';
  },
  name: (game, pack) => `Play ${gameName(game, pack)}`,
};

export const hints: SkatHints = {
  discard(chosen) {
    if (chosen >= 2) return 'Two cards are chosen.';
    return chosen === 1 ? 'Choose one more card to lay away.' : 'Choose two cards to lay away.';
  },
  push(chosen) {
    if (chosen >= 2) return 'Two cards are chosen.';
    return chosen === 1
      ? 'Choose one more card to push, not a jack.'
      : 'Choose two cards to push, no jacks.';
  },
  worth(chosen, n, value, pack) {
    const name = capital(contract(chosen, pack));
    const by = matadors(n);
    if (chosen.game === 'null') return `${name}: ${value}`;
    return by === '' ? `${name}: at least ${value}` : `${name}, ${by}: at least ${value}`;
  },
  overbid: (value, bid) =>
    `Overbid: the bid is ${bid}, and so far the game counts only ${value}. Without another level it is lost.`,
  instead:
    'Null counts less than your bid and so is lost at once. As which game is it to be charged?',
  bid: (value) => (value === 0 ? 'nothing bid yet' : `bid ${value}`),
  chooseGame: 'What do you play?',
  skatCounts: 'Matadors in the skat may still change this.',
  chooseCard: 'Choose a card.',
};

export const review: SkatReview = {
  trick: (n, of) => `Trick ${n} of ${of}`,
  skat: 'The skat',
  discarded: 'Laid away',
  dealt: 'How the cards lay',
  lastTrick: 'Last trick',
  tricks: 'Tricks so far',
  noTrick: 'No trick yet',
  nextTrick: 'Next trick',
  previousTrick: 'Previous trick',
  firstTrick: 'First trick',
  close: 'Put away',
  ouvert: 'Ouvert: the cards lie open.',
  openHand: 'The declarer’s cards lie open.',
  tricksCount: (n) => (n === 1 ? '1 trick' : `${n} tricks`),
  cardPoints: (n) => (n === 1 ? '1 card point' : `${n} card points`),
  taken: (seat, points, who) =>
    `The trick goes to ${seat === who.you ? 'you' : who.name(seat)}, ${points} points.`,
  deal: ({ hands, skat }, who) => [
    ...hands.flatMap((hand, seat) =>
      hand.length === 0
        ? []
        : [`${seat === who.you ? 'You' : who.name(seat)}: ${cards(hand, who.pack)}`],
    ),
    ...(skat.length === 0 ? [] : [`In the skat: ${cards(skat, who.pack)}`]),
  ],
};

function points(n: number): string {
  const text = n < 0 ? signed(n) : String(n);
  return Math.abs(n) === 1 ? `${text} point` : `${text} points`;
}

export const series: SkatSeries = {
  deal({ number, of, kind }) {
    const place = of === null ? `Deal ${number + 1}` : `Deal ${number + 1} of ${of}`;
    return kind === 'plain' ? place : `${place}, ${series.kinds[kind]}`;
  },
  kinds: { plain: 'plain', bock: 'bock round', ramsch: 'ramsch round' },
  sheet: 'Score sheet',
  columns: {
    number: { short: 'No.', label: 'Number of the deal' },
    base: { short: 'Base', label: 'Base value of the game' },
    matadors: { short: 'with/out', label: 'Matadors: with or without so many' },
    hand: { short: 'hand', label: 'Played without the skat' },
    schneider: { short: 'schn.', label: 'Schneider made' },
    schneiderAnnounced: { short: 'ann.', label: 'Schneider announced' },
    schwarz: { short: 'schw.', label: 'Schwarz made' },
    schwarzAnnounced: { short: 'ann.', label: 'Schwarz announced' },
    ouvert: { short: 'ouv.', label: 'Played openly' },
    doubled: { short: '×', label: 'Kontra, re, bock and bock round' },
    won: { short: 'won (+)', label: 'Value, won' },
    lost: { short: 'lost (−)', label: 'Value, lost' },
  },
  sum: { short: 'sum', label: 'Points up to here' },
  matadors: (n) => (n === 0 ? '' : n > 0 ? `w${n}` : `wo${-n}`),
  passed: 'passed in',
  ramsch: 'ramsch',
  overbid: 'overbid',
  sums: {
    games: 'points of the games',
    won: 'games won',
    lost: 'games lost',
    bonus: '(won − lost) × 50',
    opponents: 'games lost by the others',
    total: 'total',
  },
  standing: ({ place, name, points: sum, won, lost }) =>
    `${place}. ${name}: ${points(sum)} (${won} won, ${lost} lost)`,
  scoring: {
    'seeger-fabian':
      'A game that is won brings its value and 50, one that is lost costs twice its value and 50; for a lost one the others get 40 each, at a table of four 30.',
    list: 'A game that is won brings its value, one that is lost costs it twice.',
    bierlachs:
      'Only minus points are written down: a won game against the defenders, a lost one twice against the declarer. Whoever first comes to the target loses.',
    target: 'Whoever first comes to the number agreed on ends the series and wins.',
  },
  ties: 'Between equals more games won count, then fewer lost; otherwise they share the place.',
  shared: (names) => `${listed(names, ' and ')} share the place.`,
  ended({ scoring, target }, names) {
    const who = listed(names, ' and ');
    const several = names.length > 1;
    switch (scoring) {
      case 'seeger-fabian':
      case 'list':
        return 'All deals of the series have been played.';
      case 'bierlachs':
        return `${who} ${several ? 'have' : 'has'} ${target} minus points and ${several ? 'lose' : 'loses'} the Bierlachs.`;
      case 'target':
        return `${who} ${several ? 'have' : 'has'} come to ${target} points.`;
    }
  },
  points,
};

export const two: SkatForTwo = {
  title: 'Officers’ skat',
  text: 'Skat for two: each has eight open cards and a hidden one below each. Whoever does not deal names the game after their first four open cards and leads.',
  rowOf: (name) => (name === null ? 'Your cards' : `${name}’s cards`),
  column(n, open, below, pack) {
    const under = below ? ', a hidden card below' : '';
    return open === null
      ? `Column ${n}: ${below ? 'a hidden card' : 'empty'}`
      : `Column ${n}: ${card(open, pack)}${under}`;
  },
  faceDown: 'Hidden card',
  empty: 'empty',
};
