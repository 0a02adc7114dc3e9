import type { Call, GameResult, Level, RamschResult } from '@lusoria/skat';
import { capital, listed } from '../agreement/grammar.ts';
import { analysis } from './analysis/en.ts';
import { arithmetic, type ArithmeticTerms } from './arithmetic.ts';
import { waitIn } from './awaited.ts';
import { namesOf, seen, signed } from './cards.ts';
import { botWords, optionWords } from './choices.ts';
import { botNames, bots, options, presets } from './choices/en.ts';
import {
  announcements,
  card,
  cards,
  cardShort,
  claims,
  contract,
  doubles,
  gameName,
  levels,
  matadors,
  rank,
  rankIndex,
  suit,
  suitShort,
} from './names/en.ts';
import { pointsLine, pointsOf, type PointsTerms } from './points.ts';
import { buttons, hints, review, series, two } from './table/en.ts';
import { tell, type Tellers } from './tell.ts';
import type { Awaited, SkatWho, SkatWords } from './types.ts';
import { type Beaten, beatenIn, reasonOf } from './verdict.ts';

/** ‘You play’, ‘Anna plays’ */
const does = (seat: number, who: SkatWho, you: string, other: string) =>
  seat === who.you ? `You ${you}` : `${who.name(seat)} ${other}`;

/** ‘You: 18’, ‘Anna: 18’ */
const says = (seat: number, who: SkatWho, what: string) =>
  `${seat === who.you ? 'You' : who.name(seat)}: ${what}`;

const terms: ArithmeticTerms = {
  matadors,
  steps: {
    game: 'game',
    hand: 'hand',
    schneider: 'schneider',
    'schneider-announced': 'announced',
    schwarz: 'schwarz',
    'schwarz-announced': 'announced',
    ouvert: 'ouvert',
  },
  game: gameName,
  contract,
  overbid: (bid, multiplier, base) =>
    `overbid: the bid was ${bid}, which takes ${multiplier} × ${base} = ${multiplier * base}`,
  atLeast: (multiplier, base) => `but at least ${multiplier} × ${base} = ${multiplier * base}`,
  instead: (name, bid, game) => `${name} below the bid of ${bid}, charged as ${game}`,
  lost: 'lost',
  doubles: { 2: 'kontra', 4: 're', 8: 'bock' },
  bockRound: 'bock round',
  cardPoints: review.cardPoints,
  march: 'march',
  virgin: 'virgin',
  unseen: 'pushed unseen',
};

const pointsTerms: PointsTerms = {
  you: 'You',
  names: (seats, who) => namesOf(seats, who, 'you', ' and '),
  others: (points) => `the others ${points} each`,
  each: (names, points) => `${capital(names)} ${points} each`,
  none: 'Nobody has anything written down.',
};

/** ‘The defenders are schneider.’ */
function beatenText(beaten: Beaten | null, mine: boolean): string {
  if (!beaten) return '';
  if (beaten.side === 'defenders') return ` The defenders are ${beaten.level}.`;
  return mine ? ` You are ${beaten.level} yourself.` : ` The declarer is ${beaten.level}.`;
}

function gameVerdict(result: GameResult, who: SkatWho): string {
  const { declarer, won, points, ending, bid, instead } = result;
  const mine = declarer === who.you;
  const name = contract(result.contract, who.pack);
  // An announcement, as an insertion, ends with a comma.
  const comma = name.includes(',') ? ',' : '';
  const reason = reasonOf(result);
  const loses = does(declarer, who, `lose ${name}`, `loses ${name}`);
  const ends = won ? does(declarer, who, `win ${name}`, `wins ${name}`) : loses;
  switch (reason.kind) {
    case 'instead':
      return `${loses}: the bid was ${bid}, and it does not count so much. It is charged as ${gameName(instead ?? 'null', who.pack)}.`;
    case 'overbid': {
      const played = ending === 'played' ? `${comma} with ${review.cardPoints(points)}` : '';
      return `${loses}${played}: overbid. The bid was ${bid}, the game counts ${reason.worth}.`;
    }
    case 'null':
      if (reason.tricks === 0) return `${ends} without a trick.`;
      return reason.tricks === 1
        ? `${ends} with one trick.`
        : `${ends} with ${reason.tricks} tricks.`;
    case 'announced':
      return reason.level === 'schwarz'
        ? `${loses}: the defenders have a trick.`
        : `${loses}: the defenders have more than 30 card points.`;
    case 'tie':
      return `${loses}: 60 to 60 is not enough.`;
    case 'points':
      return `${ends}${comma} with ${review.cardPoints(points)}.${beatenText(beatenIn(result, reason), mine)}`;
    case 'claimed':
      return `${ends}: the defenders have agreed.${beatenText(beatenIn(result, reason), mine)}`;
    case 'conceded':
      return `${loses}${comma} by conceding.`;
    case 'yielded':
      return `${ends}: the defenders have conceded.`;
    case 'decided':
      return `${ends}: it was ${won ? 'won' : 'lost'} already.`;
  }
}

function ramschVerdict(result: RamschResult, who: SkatWho): string {
  const { who: seats, march, points, virgins, unseen } = result;
  const [first = 0, second] = seats;
  const sum = points[first] ?? 0;
  const names = (list: readonly number[]) => namesOf(list, who, 'you', ' and ');
  if (march) return `A march: ${does(first, who, 'take', 'takes')} every trick of the ramsch.`;
  const lost =
    second === undefined
      ? `${does(first, who, 'lose', 'loses')} the ramsch with ${review.cardPoints(sum)}.`
      : `${capital(names(seats))} lose the ramsch with ${review.cardPoints(sum)} each.`;
  const [virgin] = virgins;
  const alone =
    virgin !== undefined && virgins.length === 1
      ? ` ${does(virgin, who, 'have', 'has')} no trick: doubled.`
      : '';
  const pushed = unseen.length > 0 ? ` Pushed unseen: ${names(unseen)}.` : '';
  return lost + alone + pushed;
}

const verdict: SkatWords['verdict'] = (result, who) => {
  switch (result.kind) {
    case 'passed':
      return 'Everybody has passed, and the deal is passed in.';
    case 'ramsch':
      return ramschVerdict(result, who);
    case 'game':
      return gameVerdict(result, who);
  }
};

function callText(call: Call['call']): string {
  if (typeof call === 'number') return String(call);
  return call === 'hold' ? 'Yes' : 'Pass';
}

/** What is said with the cards on the table: ‘… claims the game’ */
const claimed: Readonly<Record<Level, string>> = {
  game: 'the game',
  schneider: 'the game with schneider',
  schwarz: 'the game with schwarz',
};

const tellers: Tellers = {
  dealt: () => 'The cards are dealt.',
  bid: ({ seat, value }, who) => says(seat, who, String(value)),
  held: ({ seat }, who) => says(seat, who, 'yes'),
  passed: ({ seat }, who) => says(seat, who, 'pass'),
  awarded: ({ seat, bid }, who) => `${does(seat, who, 'play', 'plays')} for ${bid}.`,
  ramsch: () => 'Ramsch is played.',
  'picked-up'({ seat, cards: list }, who) {
    const known = seen(list);
    const takes = does(seat, who, 'pick up the skat', 'picks up the skat');
    return known ? `${takes}: ${cards(known, who.pack)}.` : `${takes}.`;
  },
  pushed({ seat, cards: list }, who) {
    const known = seen(list);
    const pushes = does(seat, who, 'push', 'pushes');
    return known ? `${pushes} ${cards(known, who.pack)}.` : `${pushes} two cards.`;
  },
  'pushed-unseen': ({ seat }, who) => `${does(seat, who, 'push', 'pushes')} on unseen: doubled.`,
  declared({ seat, contract: chosen, discards, open }, who) {
    const plays = `${does(seat, who, 'play', 'plays')} ${contract(chosen, who.pack)}.`;
    const known = seen(discards);
    const away = known ? ` Laid away: ${cards(known, who.pack)}.` : '';
    return `${plays}${away}${open ? ' The cards lie open.' : ''}`;
  },
  doubled: ({ seat, to }, who) => says(seat, who, `${doubles[to]}!`),
  played: ({ seat, card: laid }, who) => says(seat, who, card(laid, who.pack)),
  took: ({ seat }, who) => `The trick goes to ${seat === who.you ? 'you' : who.name(seat)}.`,
  claimed: ({ seat, level }, who) =>
    `${does(seat, who, 'show your cards and claim', 'shows the cards and claims')} ${claimed[level]}.`,
  conceded: ({ seat }, who) => `${does(seat, who, 'concede', 'concedes')}.`,
  answered: ({ seat, yes }, who) => says(seat, who, yes ? 'agreed' : 'play on'),
  'went-on': () => 'Play goes on.',
  ended({ result }, who) {
    const sum = arithmetic(result, who.pack, terms);
    return sum === '' ? verdict(result, who) : `${verdict(result, who)} ${capital(sum)}.`;
  },
  'laid-out': ({ seat }, who) =>
    `The cards are laid out. ${does(seat, who, 'name', 'names')} the game.`,
  named: ({ seat, game }, who) =>
    `${does(seat, who, 'play', 'plays')} ${gameName(game, who.pack)}.`,
  'not-doubled': ({ seat }, who) => says(seat, who, 'go on'),
  opened({ cards: list }, who) {
    const texts = list.map((each) => says(each.seat, who, card(each.card, who.pack)));
    return texts.length === 0 ? null : `Turned up – ${texts.join(', ')}`;
  },
};

const turns: Readonly<Record<Awaited, readonly [you: string, other: (name: string) => string]>> = {
  deal: ['The cards are being dealt', () => 'The cards are being dealt'],
  bid: ['It is your turn to bid', (name) => `${name} is to bid`],
  answer: ['Do you hold or pass?', (name) => `${name} is to hold or pass`],
  take: ['Do you play or pass?', (name) => `${name} is to play or pass`],
  skat: [
    'Do you pick up the skat or play hand?',
    (name) => `${name} is to pick up the skat or play hand`,
  ],
  discard: [
    'Lay two cards away and declare your game',
    (name) => `${name} is to lay away and declare`,
  ],
  push: ['It is your turn to push', (name) => `${name} is to push`],
  lead: ['It is your lead', (name) => `${name} is to lead`],
  play: ['It is your turn', (name) => `It is the turn of ${name}`],
  answers: ['Do you agree?', (name) => `An answer from ${name} is missing`],
  name: ['It is for you to name the game', (name) => `${name} is to name the game`],
  kontra: ['Do you say kontra?', (name) => `${name} may say kontra`],
  re: ['Do you say re?', (name) => `${name} may say re`],
  over: ['The deal is over', () => 'The deal is over'],
};

function turnOf(name: string | null, awaited: Awaited): string {
  const [you, other] = turns[awaited];
  return name === null ? you : other(name);
}

const asking: SkatWords['proposal'] = ({ kind, seat, level, waiting }, who) => {
  const wants =
    kind === 'claim'
      ? `${does(seat, who, 'show your cards and claim', 'shows the cards and claims')} ${claimed[level ?? 'game']}.`
      : `${does(seat, who, 'want', 'wants')} to concede.`;
  if (who.you !== null && waiting.includes(who.you)) return `${wants} Do you agree?`;
  return `${wants} To answer: ${namesOf(waiting, who, 'you', ' and ')}.`;
};

/** Skat in English. */
export const en = {
  title: (seats) => (seats === 2 ? two.title : 'Skat'),
  packs: { french: 'French pack', german: 'German pack' },
  packLabel: 'Pack',
  colours: { label: 'Suit colours', two: 'two', four: 'four' },
  suit,
  suitShort,
  rank,
  rankIndex,
  card,
  cardShort,
  cards,
  cardBack: 'A hidden card',
  onTable: (trick, who) =>
    trick.length === 0
      ? 'The table is empty.'
      : `On the table – ${trick.map((each) => says(each.seat, who, card(each.card, who.pack))).join(', ')}`,
  handCount(n) {
    if (n === 0) return 'You have no cards left.';
    return n === 1 ? 'You have one card left.' : `You have ${n} cards.`;
  },
  gameName,
  ramsch: 'ramsch',
  contract,
  announcements,
  matadors,
  doubles,
  levels,
  positions: {
    forehand: 'forehand',
    middlehand: 'middlehand',
    rearhand: 'rearhand',
    dealer: 'dealer',
  },
  positionsShort: { forehand: 'F', middlehand: 'M', rearhand: 'R', dealer: 'D' },
  declarer: 'declarer',
  defender: 'defender',
  plays: (seat, chosen, who) =>
    `${does(seat, who, 'play', 'plays')} ${chosen ? contract(chosen, who.pack) : 'alone'}.`,
  buttons,
  hints,
  callText,
  asked(question) {
    switch (question.kind) {
      case 'bid':
        return `What do you bid? ${question.to} listens, from ${question.least}.`;
      case 'answer':
        return `${question.by} bids ${question.bid}. Do you hold it?`;
      case 'take':
        return `Everybody has passed. Do you play for ${question.bid}?`;
    }
  },
  said(action, pack) {
    switch (action.type) {
      case 'bid':
        return callText(action.value);
      case 'hold':
      case 'pass':
        return callText(action.type);
      case 'declare':
        return capital(contract(action.contract, pack));
      case 'push-unseen':
        return 'On unseen!';
      case 'double':
        return `${doubles[action.to]}!`;
      case 'claim':
        return `${claims[action.level]}.`;
      case 'concede':
        return 'I concede.';
      case 'answer':
        return action.yes ? 'Agreed.' : 'Play on!';
      case 'name':
        return capital(gameName(action.game, pack));
      case 'no-double':
        return 'Go on.';
      case 'pick-up':
      case 'push':
      case 'play':
        return null;
    }
  },
  turnOf,
  status(view, who) {
    if (view.form === 'three' && view.proposal) return asking(view.proposal, who);
    const wait = waitIn(view);
    if (wait.seats.length === 0) return turnOf('', wait.for);
    if (who.you !== null && wait.seats.includes(who.you)) return turnOf(null, wait.for);
    return turnOf(listed(wait.seats.map(who.name), ' and '), wait.for);
  },
  proposal: asking,
  secured: 'The defenders have conceded, and the game is won. It is played on for more.',
  event: (event, who) => tell(tellers, event, who),
  arithmetic: (result, pack) => arithmetic(result, pack, terms),
  verdict,
  points: pointsOf,
  pointsLine: (written, who) => pointsLine(written, who, pointsTerms),
  signed,
  review,
  series,
  two,
  analysis,
  option: (key) => optionWords(options, key),
  presets,
  bot: (name) => botWords(bots, name),
  botNames,
} as const satisfies SkatWords;
