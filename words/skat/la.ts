import type { Call, GameResult, Level, RamschResult } from '@lusoria/skat';
import { capital, listed } from '../agreement/grammar.ts';
import { analysis } from './analysis/la.ts';
import { arithmetic, type ArithmeticTerms } from './arithmetic.ts';
import { waitIn } from './awaited.ts';
import { namesOf, seen, signed } from './cards.ts';
import { botWords, optionWords } from './choices.ts';
import { botNames, bots, options, presets } from './choices/la.ts';
import {
  announcements,
  card,
  cards,
  cardShort,
  claims,
  contract,
  contractAccusative,
  doubles,
  gameAccusative,
  gameName,
  levels,
  matadors,
  rank,
  rankIndex,
  suit,
  suitShort,
} from './names/la.ts';
import { pointsLine, pointsOf, type PointsTerms } from './points.ts';
import { buttons, hints, review, series, two } from './table/la.ts';
import { tell, type Tellers } from './tell.ts';
import type { Awaited, SkatWho, SkatWords } from './types.ts';
import { type Beaten, beatenIn, reasonOf } from './verdict.ts';

/** ‘Lūdis’, ‘Anna lūdit’ */
const does = (seat: number, who: SkatWho, you: string, other: string) =>
  seat === who.you ? capital(you) : `${who.name(seat)} ${other}`;

/** ‘Tū: 18’, ‘Anna: 18’ */
const says = (seat: number, who: SkatWho, what: string) =>
  `${seat === who.you ? 'Tū' : who.name(seat)}: ${what}`;

const terms: ArithmeticTerms = {
  matadors,
  steps: {
    game: 'lūsī',
    hand: 'dē manū',
    schneider: 'Schneider',
    'schneider-announced': 'nūntiātum',
    schwarz: 'Schwarz',
    'schwarz-announced': 'nūntiātum',
    ouvert: 'apertum',
  },
  game: gameName,
  contract,
  overbid: (bid, multiplier, base) =>
    `nimis lacessītum: numerō ${bid} dēmum satis est ${multiplier} × ${base} = ${multiplier * base}`,
  atLeast: (multiplier, base) => `sed saltem ${multiplier} × ${base} = ${multiplier * base}`,
  instead: (name, bid, game) => `${name} īnfrā numerum ${bid}, computātur ut ${game}`,
  lost: 'perditum',
  doubles,
  bockRound: 'orbis Bock',
  cardPoints: review.cardPoints,
  march: 'omnia',
  virgin: 'virgō',
  unseen: 'sine īnspectiōne',
};

const pointsTerms: PointsTerms = {
  you: 'Tū',
  names: (seats, who) => namesOf(seats, who, 'tū', ' et '),
  others: (points) => `cēterī singulī ${points}`,
  each: (names, points) => `${capital(names)} singulī ${points}`,
  none: 'Nihil scrībitur.',
};

/** ‘Adversāriī sunt Schneider.’ */
function beatenText(beaten: Beaten | null, mine: boolean): string {
  if (!beaten) return '';
  const what = { schneider: 'Schneider', schwarz: 'Schwarz' }[beaten.level];
  if (beaten.side === 'defenders') return ` Adversāriī sunt ${what}.`;
  return mine ? ` Tū es ${what}.` : ` Lūsor sōlus est ${what}.`;
}

function gameVerdict(result: GameResult, who: SkatWho): string {
  const { declarer, won, points, ending, bid, instead } = result;
  const mine = declarer === who.you;
  const name = contract(result.contract, who.pack);
  const reason = reasonOf(result);
  const ends = won
    ? `${does(declarer, who, 'vīcistī', 'vīcit')}: ${name}`
    : `${does(declarer, who, 'nōn vīcistī', 'nōn vīcit')}: ${name}`;
  switch (reason.kind) {
    case 'instead':
      return `${ends}. Nūntiātum erat ${bid}, sed tantum nōn valet. Computātur ut ${gameName(instead ?? 'null', who.pack)}.`;
    case 'overbid': {
      const played = ending === 'played' ? `, ${review.cardPoints(points)}` : '';
      return `${ends}${played}. Nimis lacessītum: nūntiātum erat ${bid}, lūdus ${reason.worth} valet.`;
    }
    case 'null':
      if (reason.tricks === 0) return `${ends}, nūlla captūra.`;
      return reason.tricks === 1 ? `${ends}, ūna captūra.` : `${ends}, ${reason.tricks} captūrae.`;
    case 'announced':
      return reason.level === 'schwarz'
        ? `${ends}. Adversāriī captūram habent.`
        : `${ends}. Adversāriī plūs quam trīgintā pūncta habent.`;
    case 'tie':
      return `${ends}. 60 contrā 60 pūncta nōn sufficiunt.`;
    case 'points':
      return `${ends}, ${review.cardPoints(points)}.${beatenText(beatenIn(result, reason), mine)}`;
    case 'claimed':
      return `${ends}. Adversāriī assēnsērunt.${beatenText(beatenIn(result, reason), mine)}`;
    case 'conceded':
      return `${ends}. ${mine ? 'Cessistī.' : 'Lūsor sōlus cessit.'}`;
    case 'yielded':
      return `${ends}. Adversāriī cessērunt.`;
    case 'decided':
      return `${ends}. ${won ? 'Id iam certum erat' : 'Iam perditum erat'}.`;
  }
}

function ramschVerdict(result: RamschResult, who: SkatWho): string {
  const { who: seats, march, points, virgins, unseen } = result;
  const [first = 0] = seats;
  const names = (list: readonly number[]) => namesOf(list, who, 'tū', ' et ');
  if (march) {
    const takes = 'omnēs captūrās in Ramsch';
    return `${does(first, who, `${takes} accēpistī`, `${takes} accēpit`)}.`;
  }
  const lost = `Plūrima pūncta in Ramsch: ${names(seats)}, ${points[first] ?? 0}.`;
  const [virgin] = virgins;
  const alone =
    virgin !== undefined && virgins.length === 1
      ? ` Virgō, nūlla captūra: ${names([virgin])}; pretium duplicātur.`
      : '';
  const pushed = unseen.length > 0 ? ` Stirps sine īnspectiōne trādita: ${names(unseen)}.` : '';
  return lost + alone + pushed;
}

const verdict: SkatWords['verdict'] = (result, who) => {
  switch (result.kind) {
    case 'passed':
      return 'Nēmō lacessīvit: hic lūdus nōn lūditur.';
    case 'ramsch':
      return ramschVerdict(result, who);
    case 'game':
      return gameVerdict(result, who);
  }
};

function callText(call: Call['call']): string {
  if (typeof call === 'number') return String(call);
  return call === 'hold' ? 'Sīc' : 'Nōn';
}

/** What is said with the cards on the table beside having won. */
const andMore: Readonly<Record<Level, string>> = {
  game: '',
  schneider: ' et adversāriōs Schneider esse',
  schwarz: ' et adversāriōs Schwarz esse',
};

const claiming = (seat: number, level: Level, who: SkatWho) =>
  does(
    seat,
    who,
    `chartās ostendis et dīcis tē vīcisse${andMore[level]}.`,
    `chartās ostendit et dīcit sē vīcisse${andMore[level]}.`,
  );

const tellers: Tellers = {
  dealt: () => 'Chartae datae sunt.',
  bid: ({ seat, value }, who) => says(seat, who, String(value)),
  held: ({ seat }, who) => says(seat, who, 'sīc'),
  passed: ({ seat }, who) => says(seat, who, 'nōn'),
  awarded: ({ seat, bid }, who) => `${does(seat, who, `prō ${bid} lūdis`, `prō ${bid} lūdit`)}.`,
  ramsch: () => 'Ramsch lūditur.',
  'picked-up'({ seat, cards: list }, who) {
    const known = seen(list);
    const takes = does(seat, who, 'stirpem sūmis', 'stirpem sūmit');
    return known ? `${takes}: ${cards(known, who.pack)}.` : `${takes}.`;
  },
  pushed({ seat, cards: list }, who) {
    const known = seen(list);
    const pushes = does(seat, who, 'duās chartās trādis', 'duās chartās trādit');
    return known ? `${pushes}: ${cards(known, who.pack)}.` : `${pushes}.`;
  },
  'pushed-unseen': ({ seat }, who) =>
    `${does(seat, who, 'stirpem sine īnspectiōne trādis', 'stirpem sine īnspectiōne trādit')}: pretium duplicātur.`,
  declared({ seat, contract: chosen, discards, open }, who) {
    const plays = `${does(seat, who, 'lūdis', 'lūdit')} ${contractAccusative(chosen, who.pack)}.`;
    const known = seen(discards);
    const away = known ? ` Dēposita: ${cards(known, who.pack)}.` : '';
    return `${plays}${away}${open ? ' Chartae patent.' : ''}`;
  },
  doubled: ({ seat, to }, who) => says(seat, who, `${doubles[to]}!`),
  played: ({ seat, card: laid }, who) => says(seat, who, card(laid, who.pack)),
  took: ({ seat }, who) => `${does(seat, who, 'captūram accipis', 'captūram accipit')}.`,
  claimed: ({ seat, level }, who) => claiming(seat, level, who),
  conceded: ({ seat }, who) => `${does(seat, who, 'cēdis', 'cēdit')}.`,
  answered: ({ seat, yes }, who) => says(seat, who, yes ? 'assentior' : 'pergāmus'),
  'went-on': () => 'Lūdus pergit.',
  ended({ result }, who) {
    const sum = arithmetic(result, who.pack, terms);
    return sum === '' ? verdict(result, who) : `${verdict(result, who)} ${capital(sum)}.`;
  },
  'laid-out': ({ seat }, who) =>
    `Chartae dispositae sunt. ${does(seat, who, 'lūdum nōminās', 'lūdum nōminat')}.`,
  named: ({ seat, game }, who) =>
    `${does(seat, who, 'lūdis', 'lūdit')} ${gameAccusative(game, who.pack)}.`,
  'not-doubled': ({ seat }, who) => says(seat, who, 'pergāmus'),
  opened({ cards: list }, who) {
    const texts = list.map((each) => says(each.seat, who, card(each.card, who.pack)));
    return texts.length === 0 ? null : `Nunc patent – ${texts.join(', ')}`;
  },
};

const turns: Readonly<Record<Awaited, readonly [you: string, other: (name: string) => string]>> = {
  deal: ['Chartae dantur', () => 'Chartae dantur'],
  bid: ['Tuum est lacessere', (name) => `${name} lacessit`],
  answer: ['Sīc an nōn?', (name) => `${name} respondet sīc aut nōn`],
  take: ['Vīsne lūdere?', (name) => `${name} dīcit num lūdere velit`],
  skat: [
    'Stirpemne sūmis an dē manū lūdis?',
    (name) => `${name} aut stirpem sūmit aut dē manū lūdit`,
  ],
  discard: [
    'Duās chartās dēpōne et lūdum nūntiā',
    (name) => `${name} chartās dēpōnit et lūdum nūntiat`,
  ],
  push: ['Tuum est trādere', (name) => `${name} chartās trādit`],
  lead: ['Tū incipis', (name) => `${name} incipit`],
  play: ['Tuae partēs sunt', (name) => `Nunc lūdit ${name}`],
  answers: ['Assentīrisne?', (name) => `Exspectātur respōnsum: ${name}`],
  name: ['Tuum est lūdum nōmināre', (name) => `${name} lūdum nōminat`],
  kontra: ['Dīcisne contrā?', (name) => `${name} contrā dīcere potest`],
  re: ['Respondēsne Re?', (name) => `${name} Re respondēre potest`],
  over: ['Lūdus fīnītus est', () => 'Lūdus fīnītus est'],
};

function turnOf(name: string | null, awaited: Awaited): string {
  const [you, other] = turns[awaited];
  return name === null ? you : other(name);
}

const asking: SkatWords['proposal'] = ({ kind, seat, level, waiting }, who) => {
  const wants =
    kind === 'claim'
      ? claiming(seat, level ?? 'game', who)
      : `${does(seat, who, 'cēdere vīs', 'cēdere vult')}.`;
  if (who.you !== null && waiting.includes(who.you)) return `${wants} Assentīrisne?`;
  return `${wants} Respōnsum exspectātur: ${namesOf(waiting, who, 'tū', ' et ')}.`;
};

/** Skat in Latin. */
export const la = {
  title: (seats) => (seats === 2 ? two.title : 'Lūdus Altenburgēnsis'),
  packs: { french: 'Chartae Francicae', german: 'Chartae Theodiscae' },
  packLabel: 'Chartae',
  colours: { label: 'Colōrēs', two: 'duo', four: 'quattuor' },
  suit,
  suitShort,
  rank,
  rankIndex,
  card,
  cardShort,
  cards,
  cardBack: 'Charta tēcta',
  onTable: (trick, who) =>
    trick.length === 0
      ? 'Mēnsa vacua est.'
      : `In mēnsā – ${trick.map((each) => says(each.seat, who, card(each.card, who.pack))).join(', ')}`,
  handCount(n) {
    if (n === 0) return 'Nūllam iam chartam habēs.';
    return n === 1 ? 'Ūnam adhūc chartam habēs.' : `${n} chartās habēs.`;
  },
  gameName,
  ramsch: 'Ramsch',
  contract,
  announcements,
  matadors,
  doubles,
  levels,
  positions: {
    forehand: 'prīma manus',
    middlehand: 'media manus',
    rearhand: 'ultima manus',
    dealer: 'distribuēns',
  },
  positionsShort: { forehand: 'P', middlehand: 'M', rearhand: 'U', dealer: 'D' },
  declarer: 'lūsor sōlus',
  defender: 'adversārius',
  plays: (seat, chosen, who) =>
    `${does(seat, who, 'lūdis', 'lūdit')} ${chosen ? contractAccusative(chosen, who.pack) : 'contrā cēterōs'}.`,
  buttons,
  hints,
  callText,
  asked(question) {
    switch (question.kind) {
      case 'bid':
        return `Quid nūntiās? Respondet ${question.to}; minimum est ${question.least}.`;
      case 'answer':
        return `${question.by} nūntiat ${question.bid}. Sīc an nōn?`;
      case 'take':
        return `Nēmō lacessīvit. Vīsne prō ${question.bid} lūdere?`;
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
        return 'Nōn īnspexī!';
      case 'double':
        return `${doubles[action.to]}!`;
      case 'claim':
        return `${claims[action.level]}.`;
      case 'concede':
        return 'Cēdō.';
      case 'answer':
        return action.yes ? 'Assentior.' : 'Pergāmus!';
      case 'name':
        return capital(gameName(action.game, pack));
      case 'no-double':
        return 'Pergāmus.';
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
    return turnOf(listed(wait.seats.map(who.name), ' et '), wait.for);
  },
  proposal: asking,
  secured: 'Adversāriī cessērunt, lūsor sōlus iam vīcit. Plūra petit.',
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
