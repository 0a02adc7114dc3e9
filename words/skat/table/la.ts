import { capital, listed } from '../../agreement/grammar.ts';
import { signed } from '../cards.ts';
import {
  card,
  cards,
  claims,
  contract,
  contractAccusative,
  doubles,
  gameAccusative,
  matadors,
} from '../names/la.ts';
import type { SkatButtons, SkatForTwo, SkatHints, SkatReview, SkatSeries } from '../types.ts';

export const buttons: SkatButtons = {
  bid: (value) => String(value),
  otherBid: 'Plūra nūntiā',
  hold: 'Sīc',
  pass: 'Nōn',
  take: (bid) => `Lūde prō ${bid}`,
  pickUp: 'Stirpem sūme',
  playHand: 'Dē manū lūde',
  discard: 'Dēpōne',
  undo: 'Resūme',
  declare: (chosen, pack) =>
    chosen ? `Nūntiā ${contractAccusative(chosen, pack)}` : 'Lūdum nūntiā',
  pickUpToPush: 'Stirpem sūme',
  push: 'Trāde',
  pushUnseen: 'Nōn īnspectam trāde',
  double: doubles,
  noDouble: 'Perge sine eō',
  play: (chosen, pack) => `Lūde: ${card(chosen, pack)}`,
  claim: 'Chartās ostende',
  claims,
  concede: 'Cēde',
  reallyConcede: 'Vērē cēdis?',
  cancel: 'Nōlō',
  answer(kind, yes) {
    if (!yes) return 'Pergāmus';
    return kind === 'claim' ? 'Assentior' : 'Accipiō';
  },
  name: (game, pack) => `Lūde ${gameAccusative(game, pack)}`,
};

export const hints: SkatHints = {
  discard(chosen) {
    if (chosen >= 2) return 'Duae chartae ēlēctae sunt.';
    return chosen === 1
      ? 'Ēlige ūnam etiam chartam quam dēpōnās.'
      : 'Ēlige duās chartās quās dēpōnās.';
  },
  push(chosen) {
    if (chosen >= 2) return 'Duae chartae ēlēctae sunt.';
    return chosen === 1
      ? 'Ēlige ūnam etiam chartam quam trādās, sed nōn equitem.'
      : 'Ēlige duās chartās quās trādās, sed nōn equitēs.';
  },
  worth(chosen, n, value, pack) {
    const name = capital(contract(chosen, pack));
    const by = matadors(n);
    if (chosen.game === 'null') return `${name}: ${value}`;
    return by === '' ? `${name}: saltem ${value}` : `${name}, ${by}: saltem ${value}`;
  },
  overbid: (value, bid) =>
    `Nimis lacessītum: nūntiātum est ${bid}, sed lūdus adhūc ${value} tantum valet. Nisi factor augētur, perditus est.`,
  instead:
    'Nūllum minus valet quam numerus nūntiātus, itaque statim perditum est. Ut quī lūdus computētur?',
  bid: (value) => (value === 0 ? 'nihil adhūc nūntiātum' : `nūntiātum est ${value}`),
  chooseGame: 'Quid lūdis?',
  skatCounts: 'Equitēs in stirpe latentēs hoc mūtāre possunt.',
  chooseCard: 'Ēlige chartam.',
};

/** A trick is a taking here: the source only has the cards that one receives. */
export const review: SkatReview = {
  trick: (n, of) => `Captūra ${n} ex ${of}`,
  skat: 'Stirps',
  discarded: 'Dēposita',
  dealt: 'Ita chartae datae erant',
  lastTrick: 'Captūra ultima',
  tricks: 'Captūrae adhūc factae',
  noTrick: 'Nūlla adhūc captūra',
  nextTrick: 'Captūra sequēns',
  previousTrick: 'Captūra prior',
  firstTrick: 'Captūra prīma',
  close: 'Repōne',
  ouvert: 'Lūdus apertus: chartae patent.',
  openHand: 'Chartae lūsōris sōlīus patent.',
  tricksCount: (n) => (n === 1 ? '1 captūra' : `${n} captūrae`),
  cardPoints: (n) => (n === 1 ? '1 pūnctum' : `${n} pūncta`),
  taken: (seat, points, who) =>
    `${seat === who.you ? 'Captūram accipis' : `${who.name(seat)} captūram accipit`}, ${review.cardPoints(points)}.`,
  deal: ({ hands, skat }, who) => [
    ...hands.flatMap((hand, seat) =>
      hand.length === 0
        ? []
        : [`${seat === who.you ? 'Tū' : who.name(seat)}: ${cards(hand, who.pack)}`],
    ),
    ...(skat.length === 0 ? [] : [`Stirps: ${cards(skat, who.pack)}`]),
  ],
};

function points(n: number): string {
  const text = n < 0 ? signed(n) : String(n);
  return Math.abs(n) === 1 ? `${text} pūnctum` : `${text} pūncta`;
}

export const series: SkatSeries = {
  deal({ number, of, kind }) {
    const place = of === null ? `Lūdus ${number + 1}` : `Lūdus ${number + 1} ex ${of}`;
    return kind === 'plain' ? place : `${place}, ${series.kinds[kind]}`;
  },
  kinds: { plain: 'simplex', bock: 'orbis Bock', ramsch: 'orbis Ramsch' },
  sheet: 'Tabula lūdōrum',
  columns: {
    number: { short: 'N.', label: 'Numerus lūdī' },
    base: { short: 'pretium', label: 'Pretium pūrum' },
    matadors: { short: 'cum/sine', label: 'Cum quot aut sine quot' },
    hand: { short: 'd. m.', label: 'Dē manū' },
    schneider: { short: 'Schn.', label: 'Schneider factum' },
    schneiderAnnounced: { short: 'nūnt.', label: 'Schneider nūntiātum' },
    schwarz: { short: 'Schw.', label: 'Schwarz factum' },
    schwarzAnnounced: { short: 'nūnt.', label: 'Schwarz nūntiātum' },
    ouvert: { short: 'ap.', label: 'Lūdus apertus' },
    doubled: { short: '×', label: 'Contrā, Re, Bock, orbis Bock' },
    won: { short: 'vict. (+)', label: 'Pretium, sī lūsor vīcit' },
    lost: { short: 'perd. (−)', label: 'Pretium, sī lūdus perditus est' },
  },
  sum: { short: 'summa', label: 'Summa pūnctōrum ūsque ad hunc lūdum' },
  matadors: (n) => (n === 0 ? '' : n > 0 ? `c${n}` : `s${-n}`),
  passed: 'nēmō lūsit',
  ramsch: 'Ramsch',
  overbid: 'nimis lacessītum',
  sums: {
    games: 'pūncta lūdōrum',
    won: 'victōriae',
    lost: 'lūdī perditī',
    bonus: '(victōriae − perditī) × 50',
    opponents: 'lūdī ā cēterīs perditī',
    total: 'summa tōta',
  },
  standing: ({ place, name, points: sum, won, lost }) =>
    `${place}. ${name}: ${points(sum)} (victōriae ${won}, perditī ${lost})`,
  scoring: {
    'seeger-fabian':
      'Lūdō bene lūsō pretium et 50 adduntur, perditō duplex pretium et 50 dēdūcuntur; tum cēterīs singulīs 40 accēdunt, quattuor lūsōribus 30.',
    list: 'Lūdō bene lūsō pretium additur, perditō duplex pretium dēdūcitur.',
    bierlachs:
      'Pūncta negātīva tantum scrībuntur: lūdus bene lūsus adversāriīs, perditus bis lūsōrī sōlī. Quī prīmus numerum certum adaequat vincitur.',
    target: 'Quī prīmus numerum certum adaequat vincit, et seriēs fīnītur.',
  },
  ties: 'Inter parēs valent plūrēs victōriae, deinde pauciōrēs lūdī perditī; aliter locus commūnis est.',
  shared: (names) => `${listed(names, ' et ')} eundem locum tenent.`,
  ended({ scoring, target }, names) {
    const who = listed(names, ' et ');
    const several = names.length > 1;
    switch (scoring) {
      case 'seeger-fabian':
      case 'list':
        return 'Omnēs lūdī seriēī lūsī sunt.';
      case 'bierlachs':
        return `${who} ${target} pūncta negātīva ${several ? 'habent et vincuntur' : 'habet et vincitur'}.`;
      case 'target':
        return `${who} ${target} pūncta ${several ? 'adaequāvērunt' : 'adaequāvit'}.`;
    }
  },
  points,
};

export const two: SkatForTwo = {
  title: 'Lūdus rūsticus',
  text: 'Lūdus Altenburgēnsis rūsticus duōbus lūsōribus: quisque octō chartās apertās habet et sub singulīs ūnam tēctam. Quī nōn distribuit, prīmīs quattuor chartīs vīsīs lūdum nōminat et incipit.',
  rowOf: (name) => (name === null ? 'Chartae tuae' : `Chartae, quās ${name} habet`),
  column(n, open, below, pack) {
    const under = below ? ', sub quā charta tēcta' : '';
    return open === null
      ? `Ōrdō ${n}: ${below ? 'charta tēcta' : 'vacuus'}`
      : `Ōrdō ${n}: ${card(open, pack)}${under}`;
  },
  faceDown: 'Charta tēcta',
  empty: 'vacuus',
};
