import type { Call, GameResult, Level, RamschResult } from '@lusoria/skat';
import { capital, listed } from '../agreement/grammar.ts';
import { analysis } from './analysis/de.ts';
import { arithmetic, type ArithmeticTerms } from './arithmetic.ts';
import { waitIn } from './awaited.ts';
import { namesOf, seen, signed } from './cards.ts';
import { botWords, optionWords } from './choices.ts';
import { botNames, bots, options, presets } from './choices/de.ts';
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
} from './names/de.ts';
import { pointsLine, pointsOf, type PointsTerms } from './points.ts';
import { buttons, hints, review, series, two } from './table/de.ts';
import { tell, type Tellers } from './tell.ts';
import type { Awaited, SkatWho, SkatWords } from './types.ts';
import { type Beaten, beatenIn, reasonOf } from './verdict.ts';

/** „Du spielst“, „Anna spielt“ */
const does = (seat: number, who: SkatWho, you: string, other: string) =>
  seat === who.you ? `Du ${you}` : `${who.name(seat)} ${other}`;

/** „Du: 18“, „Anna: 18“ */
const says = (seat: number, who: SkatWho, what: string) =>
  `${seat === who.you ? 'Du' : who.name(seat)}: ${what}`;

const terms: ArithmeticTerms = {
  matadors,
  steps: {
    game: 'Spiel',
    hand: 'Hand',
    schneider: 'Schneider',
    'schneider-announced': 'angesagt',
    schwarz: 'Schwarz',
    'schwarz-announced': 'angesagt',
    ouvert: 'ouvert',
  },
  game: gameName,
  contract,
  overbid: (bid, multiplier, base) =>
    `überreizt: gereizt ${bid}, das reicht erst mit ${multiplier} × ${base} = ${multiplier * base}`,
  atLeast: (multiplier, base) => `mindestens aber ${multiplier} × ${base} = ${multiplier * base}`,
  instead: (name, bid, game) => `${name} unter dem Reizwert ${bid}, abgerechnet als ${game}`,
  lost: 'verloren',
  doubles,
  bockRound: 'Bockrunde',
  cardPoints: review.cardPoints,
  march: 'Durchmarsch',
  virgin: 'Jungfrau',
  unseen: 'ungesehen geschoben',
};

const pointsTerms: PointsTerms = {
  you: 'Du',
  names: (seats, who) => namesOf(seats, who, 'du', ' und '),
  others: (points) => `die anderen je ${points}`,
  each: (names, points) => `${capital(names)} je ${points}`,
  none: 'Niemandem wird etwas angeschrieben.',
};

/** „Die Gegenspieler sind Schneider.“ */
function beatenText(beaten: Beaten | null, mine: boolean): string {
  if (!beaten) return '';
  const what = { schneider: 'Schneider', schwarz: 'schwarz' }[beaten.level];
  if (beaten.side === 'defenders') return ` Die Gegenspieler sind ${what}.`;
  return mine ? ` Du bist selbst ${what}.` : ` Der Alleinspieler ist selbst ${what}.`;
}

function gameVerdict(result: GameResult, who: SkatWho): string {
  const { declarer, won, points, ending, bid, instead } = result;
  const mine = declarer === who.you;
  const name = contract(result.contract, who.pack);
  // An announcement, as an insertion, ends with a comma.
  const comma = name.includes(',') ? ',' : '';
  const reason = reasonOf(result);
  const wins = does(declarer, who, `gewinnst ${name}`, `gewinnt ${name}`);
  const loses = does(declarer, who, `verlierst ${name}`, `verliert ${name}`);
  const ends = won ? wins : loses;
  switch (reason.kind) {
    case 'instead':
      return `${loses}: Gereizt war ${bid}, so viel zählt es nicht. Abgerechnet wird es als ${gameName(instead ?? 'null', who.pack)}.`;
    case 'overbid': {
      const played = ending === 'played' ? `${comma} mit ${review.cardPoints(points)}` : '';
      return `${loses}${played}: überreizt. Gereizt war ${bid}, das Spiel zählt ${reason.worth}.`;
    }
    case 'null':
      if (reason.tricks === 0) return `${ends} ohne Stich.`;
      return reason.tricks === 1
        ? `${ends} mit einem Stich.`
        : `${ends} mit ${reason.tricks} Stichen.`;
    case 'announced':
      return reason.level === 'schwarz'
        ? `${loses}: Die Gegenspieler haben einen Stich.`
        : `${loses}: Die Gegenspieler haben mehr als 30 Augen.`;
    case 'tie':
      return `${loses}: 60 zu 60 reicht nicht.`;
    case 'points':
      return `${ends}${comma} mit ${review.cardPoints(points)}.${beatenText(beatenIn(result, reason), mine)}`;
    case 'claimed': {
      const beaten = beatenText(beatenIn(result, reason), mine);
      return `${ends}: Die Gegenspieler haben zugestimmt.${beaten}`;
    }
    case 'conceded':
      return `${loses}${comma} durch Aufgabe.`;
    case 'yielded':
      return `${ends}: Die Gegenspieler haben aufgegeben.`;
    case 'decided':
      return `${ends}: ${won ? 'Das Spiel war schon gewonnen' : 'Das Spiel war schon verloren'}.`;
  }
}

function ramschVerdict(result: RamschResult, who: SkatWho): string {
  const { who: seats, march, points, virgins, unseen } = result;
  const [first = 0, second] = seats;
  const sum = points[first] ?? 0;
  const names = (list: readonly number[]) => namesOf(list, who, 'du', ' und ');
  if (march) {
    return `Durchmarsch: ${does(first, who, 'machst', 'macht')} im Ramsch alle Stiche.`;
  }
  const lost =
    second === undefined
      ? `${does(first, who, 'verlierst', 'verliert')} den Ramsch mit ${review.cardPoints(sum)}.`
      : `Den Ramsch verlieren ${names(seats)} mit je ${review.cardPoints(sum)}.`;
  const [virgin] = virgins;
  const alone =
    virgin !== undefined && virgins.length === 1
      ? ` ${does(virgin, who, 'bist', 'ist')} Jungfrau: doppelt.`
      : '';
  const pushed = unseen.length > 0 ? ` Ungesehen geschoben: ${names(unseen)}.` : '';
  return lost + alone + pushed;
}

const verdict: SkatWords['verdict'] = (result, who) => {
  switch (result.kind) {
    case 'passed':
      return 'Alle haben gepasst, das Spiel ist eingepasst.';
    case 'ramsch':
      return ramschVerdict(result, who);
    case 'game':
      return gameVerdict(result, who);
  }
};

function callText(call: Call['call']): string {
  if (typeof call === 'number') return String(call);
  return call === 'hold' ? 'Ja' : 'Passe';
}

/** What is said with the cards on the table: „… erklärt das Spiel für gewonnen“ */
const claimed: Readonly<Record<Level, string>> = {
  game: 'gewonnen',
  schneider: 'gewonnen und die Gegenspieler für Schneider',
  schwarz: 'gewonnen und die Gegenspieler für schwarz',
};

const tellers: Tellers = {
  dealt: () => 'Die Karten sind gegeben.',
  bid: ({ seat, value }, who) => says(seat, who, String(value)),
  held: ({ seat }, who) => says(seat, who, 'Ja'),
  passed: ({ seat }, who) => says(seat, who, 'passe'),
  awarded: ({ seat, bid }, who) => `${does(seat, who, 'spielst', 'spielt')} für ${bid}.`,
  ramsch: () => 'Es wird Ramsch gespielt.',
  'picked-up'({ seat, cards: list }, who) {
    const known = seen(list);
    const takes = does(seat, who, 'nimmst den Skat auf', 'nimmt den Skat auf');
    return known ? `${takes}: ${cards(known, who.pack)}.` : `${takes}.`;
  },
  pushed({ seat, cards: list }, who) {
    const known = seen(list);
    const pushes = does(seat, who, 'schiebst', 'schiebt');
    return known ? `${pushes} ${cards(known, who.pack)}.` : `${pushes} zwei Karten.`;
  },
  'pushed-unseen': ({ seat }, who) =>
    `${does(seat, who, 'schiebst', 'schiebt')} ungesehen weiter: doppelt.`,
  declared({ seat, contract: chosen, discards, open }, who) {
    const plays = `${does(seat, who, 'spielst', 'spielt')} ${contract(chosen, who.pack)}.`;
    const known = seen(discards);
    const away = known ? ` Gedrückt: ${cards(known, who.pack)}.` : '';
    return `${plays}${away}${open ? ' Die Karten liegen offen.' : ''}`;
  },
  doubled: ({ seat, to }, who) => says(seat, who, `${doubles[to]}!`),
  played: ({ seat, card: laid }, who) => says(seat, who, card(laid, who.pack)),
  took: ({ seat }, who) => `Der Stich geht an ${seat === who.you ? 'dich' : who.name(seat)}.`,
  claimed: ({ seat, level }, who) =>
    `${does(seat, who, 'zeigst die Karten und erklärst', 'zeigt die Karten und erklärt')} das Spiel für ${claimed[level]}.`,
  conceded: ({ seat }, who) => `${does(seat, who, 'gibst', 'gibt')} auf.`,
  answered: ({ seat, yes }, who) => says(seat, who, yes ? 'einverstanden' : 'weiterspielen'),
  'went-on': () => 'Es wird weitergespielt.',
  ended({ result }, who) {
    const sum = arithmetic(result, who.pack, terms);
    return sum === '' ? verdict(result, who) : `${verdict(result, who)} ${capital(sum)}.`;
  },
  'laid-out': ({ seat }, who) =>
    `Die Karten liegen aus. ${does(seat, who, 'nennst', 'nennt')} das Spiel.`,
  named: ({ seat, game }, who) =>
    `${does(seat, who, 'spielst', 'spielt')} ${gameName(game, who.pack)}.`,
  'not-doubled': ({ seat }, who) => says(seat, who, 'ohne weiter'),
  opened({ cards: list }, who) {
    const texts = list.map((each) => says(each.seat, who, card(each.card, who.pack)));
    return texts.length === 0 ? null : `Aufgedeckt – ${texts.join(', ')}`;
  },
};

const turns: Readonly<Record<Awaited, readonly [you: string, other: (name: string) => string]>> = {
  deal: ['Die Karten werden gegeben', () => 'Die Karten werden gegeben'],
  bid: ['Du reizt', (name) => `${name} reizt`],
  answer: ['Hältst du oder passt du?', (name) => `${name} hält oder passt`],
  take: ['Spielst du oder passt du ein?', (name) => `${name} spielt oder passt ein`],
  skat: [
    'Nimmst du den Skat auf, oder spielst du Hand?',
    (name) => `${name} nimmt den Skat auf oder spielt Hand`,
  ],
  discard: ['Drück zwei Karten und sag dein Spiel an', (name) => `${name} drückt und sagt an`],
  push: ['Du schiebst', (name) => `${name} schiebt`],
  lead: ['Du spielst aus', (name) => `${name} spielt aus`],
  play: ['Du bist am Zug', (name) => `${name} ist am Zug`],
  answers: ['Bist du einverstanden?', (name) => `Eine Antwort von ${name} fehlt noch`],
  name: ['Du nennst das Spiel', (name) => `${name} nennt das Spiel`],
  kontra: ['Sagst du Kontra?', (name) => `${name} überlegt, Kontra zu sagen`],
  re: ['Sagst du Re?', (name) => `${name} überlegt, Re zu sagen`],
  over: ['Das Spiel ist zu Ende', () => 'Das Spiel ist zu Ende'],
};

function turnOf(name: string | null, awaited: Awaited): string {
  const [you, other] = turns[awaited];
  return name === null ? you : other(name);
}

const asking: SkatWords['proposal'] = ({ kind, seat, level, waiting }, who) => {
  const won = claimed[level ?? 'game'];
  const wants =
    kind === 'claim'
      ? `${does(seat, who, 'zeigst', 'zeigt')} die Karten und ${seat === who.you ? 'erklärst' : 'erklärt'} das Spiel für ${won}.`
      : `${does(seat, who, 'willst', 'will')} aufgeben.`;
  if (who.you !== null && waiting.includes(who.you)) return `${wants} Einverstanden?`;
  return `${wants} Gefragt: ${namesOf(waiting, who, 'du', ' und ')}.`;
};

/** Skat in German. */
export const de = {
  title: (seats) => (seats === 2 ? two.title : 'Skat'),
  packs: { french: 'Französisches Blatt', german: 'Deutsches Blatt' },
  packLabel: 'Blatt',
  colours: { label: 'Farben', two: 'zwei', four: 'vier' },
  suit,
  suitShort,
  rank,
  rankIndex,
  card,
  cardShort,
  cards,
  cardBack: 'Verdeckte Karte',
  onTable: (trick, who) =>
    trick.length === 0
      ? 'Der Tisch ist leer.'
      : `Auf dem Tisch – ${trick.map((each) => says(each.seat, who, card(each.card, who.pack))).join(', ')}`,
  handCount(n) {
    if (n === 0) return 'Du hast keine Karten mehr.';
    return n === 1 ? 'Du hast noch eine Karte.' : `Du hast ${n} Karten.`;
  },
  gameName,
  ramsch: 'Ramsch',
  contract,
  announcements,
  matadors,
  doubles,
  levels,
  positions: {
    forehand: 'Vorhand',
    middlehand: 'Mittelhand',
    rearhand: 'Hinterhand',
    dealer: 'Geber',
  },
  positionsShort: { forehand: 'V', middlehand: 'M', rearhand: 'H', dealer: 'G' },
  declarer: 'Alleinspieler',
  defender: 'Gegenspieler',
  plays: (seat, chosen, who) =>
    `${does(seat, who, 'spielst', 'spielt')} ${chosen ? contract(chosen, who.pack) : 'allein'}.`,
  buttons,
  hints,
  callText,
  asked(question) {
    switch (question.kind) {
      case 'bid':
        return `Was reizt du? ${question.to} hört, ab ${question.least}.`;
      case 'answer':
        return `${question.by} reizt ${question.bid}. Hältst du?`;
      case 'take':
        return `Alle haben gepasst. Spielst du für ${question.bid}?`;
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
        return contract(action.contract, pack);
      case 'push-unseen':
        return 'Ungesehen weiter!';
      case 'double':
        return `${doubles[action.to]}!`;
      case 'claim':
        return `${claims[action.level]}.`;
      case 'concede':
        return 'Ich gebe auf.';
      case 'answer':
        return action.yes ? 'Einverstanden.' : 'Weiterspielen!';
      case 'name':
        return gameName(action.game, pack);
      case 'no-double':
        return 'Ohne weiter.';
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
    return turnOf(listed(wait.seats.map(who.name), ' und '), wait.for);
  },
  proposal: asking,
  secured: 'Die Gegenspieler haben aufgegeben, das Spiel ist gewonnen. Es geht um mehr.',
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
