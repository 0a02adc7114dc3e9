import type { Case, Cell, Features, Gender, GrammaticalNumber } from '@lusoria/latin';
import { la as form, type Part, say, type Sentence } from '../sentence.ts';
import { botWords, optionWords } from './choices.ts';
import { botNames, bots, options, presets } from './choices/la.ts';
import { capital, explained, type Feature, featuresOf, gathered, listed } from './grammar.ts';
import { tell, type Tellers, winners } from './tell.ts';
import type { AgreementWords, Judged, Settled, SettledWho, Who } from './types.ts';

const cases = {
  nom: 'nōminātīvus',
  gen: 'genitīvus',
  dat: 'datīvus',
  acc: 'accūsātīvus',
  abl: 'ablātīvus',
} as const satisfies Record<Case, string>;
/** After `cum`. */
const casesAblative = {
  nom: 'nōminātīvō',
  gen: 'genitīvō',
  dat: 'datīvō',
  acc: 'accūsātīvō',
  abl: 'ablātīvō',
} as const satisfies Record<Case, string>;
const casesShort = {
  nom: 'Nōm.',
  gen: 'Gen.',
  dat: 'Dat.',
  acc: 'Acc.',
  abl: 'Abl.',
} as const satisfies Record<Case, string>;
const numbers = { sg: 'singulāris', pl: 'plūrālis' } as const satisfies Record<
  GrammaticalNumber,
  string
>;
const numbersAblative = { sg: 'singulārī', pl: 'plūrālī' } as const satisfies Record<
  GrammaticalNumber,
  string
>;
const numbersShort = { sg: 'Sing.', pl: 'Plūr.' } as const satisfies Record<
  GrammaticalNumber,
  string
>;
const genders = {
  m: 'generis masculīnī',
  f: 'generis fēminīnī',
  n: 'generis neutrī',
} as const satisfies Record<Gender, string>;
const gendersShort = { m: 'masc.', f: 'fēm.', n: 'neutr.' } as const satisfies Record<
  Gender,
  string
>;
const features = { case: 'cāsus', number: 'numerus', gender: 'genus' } as const;

function cell(cell: Cell): string {
  const { case: kase, number, gender } = featuresOf(cell);
  return `${cases[kase]} ${numbers[number]} ${genders[gender]}`;
}

function cellAblative(cell: Cell): string {
  const { case: kase, number, gender } = featuresOf(cell);
  return `${casesAblative[kase]} ${numbersAblative[number]} ${genders[gender]}`;
}

function cellShort(cell: Cell): string {
  const { case: kase, number, gender } = featuresOf(cell);
  return `${casesShort[kase]} ${numbersShort[number]} ${gendersShort[gender]}`;
}

/** ‘datīvus singulāris (m., f., n.) aut nōminātīvus plūrālis generis masculīnī’ */
function readingsText(readings: readonly Cell[]): string {
  const place = ({ case: kase, number }: Features) => `${cases[kase]} ${numbers[number]}`;
  return listed(gathered(readings, cell, place), ' aut ');
}

const names = (list: readonly Feature[]) =>
  listed(
    list.map((name) => features[name]),
    ' et ',
  );

const EXACTLY_TWO = 'Duae rēs congruere dēbent, neque plūrēs neque pauciōrēs.';

function agreementText(judged: Judged): string {
  const found = explained(judged);
  switch (found.kind) {
    case 'readings':
      return 'Cum nūllā lēctiōne chartae subiectae duae tantum rēs congruunt.';
    case 'count':
      return countText(judged.verdict.shares);
    case 'cell':
      break;
  }
  const { same, other } = found;
  const on = cellAblative(found.on);
  const [first] = same;
  const [last] = other;
  if (!last) return `Iam ibi iacet ${cell(found.on)}: omnēs trēs rēs congruunt. ${EXACTLY_TWO}`;
  if (!first) {
    return `Cum ${on} nihil congruit, neque cāsus neque numerus neque genus. ${EXACTLY_TWO}`;
  }
  return same.length === 2
    ? `Cum ${on} congruunt ${names(same)}, nōn congruit ${features[last]}.`
    : `Cum ${on} congruit ${features[first]} tantum, nōn congruunt ${names(other)}. ${EXACTLY_TWO}`;
}

function countText(shares: Judged['verdict']['shares']): string {
  if (shares === 2) return 'Cum chartā subiectā duae rēs congruunt.';
  const how = {
    0: 'nihil congruit',
    1: 'ūna tantum rēs congruit',
    3: 'omnēs trēs rēs congruunt',
  } as const;
  return `Cum chartā subiectā ${how[shares]}. ${EXACTLY_TWO}`;
}

function verdict(judged: Judged): Sentence {
  const { as, readings, verdict: found } = judged;
  const word = form(judged.form);
  if (!found.reads) {
    const wrong = say`${word} nōn potest esse ${cell(as)}: est ${readingsText(readings)}.`;
    if (found.shares === 2) return wrong;
    return [...wrong, ` Ac nē sīc quidem congrueret. ${agreementText(judged)}`];
  }
  if (found.shares === 2)
    return say`Rēctē: ${word} potest esse ${cell(as)}. ${agreementText(judged)}`;
  return say`${word} potest esse ${cell(as)}, sed nōn congruit. ${agreementText(judged)}`;
}

function settled({ by, seat, as, verdict: found, upheld }: Settled, who: SettledWho): Sentence {
  const mine = by === (who.you ?? null);
  const word = form(who.form);
  if (!upheld) {
    const head = mine ? 'Frūstrā intercēdis' : `${who.name(by)} frūstrā intercēdit`;
    return say`${head}: ${word} potest esse ${cell(as)} et congruit.`;
  }
  const head = mine ? 'Iūre intercēdis' : `${who.name(by)} iūre intercēdit`;
  const back = seat === (who.you ?? null) ? 'Chartam recipis' : `${who.name(seat)} chartam recipit`;
  return found.reads
    ? say`${head}: ${word} nōn congruit, sī est ${cell(as)}. ${back}.`
    : say`${head}: ${word} nōn est ${cell(as)}. ${back}.`;
}

/** ‘Chartam sūmis’, ‘Līvia chartam sūmit’ */
const does = (seat: number, who: Who, you: string, other: string) =>
  seat === who.you ? you : `${who.name(seat)} ${other}`;

/** A card as the object of a sentence. */
const theCard = (card: number, who: Who): Part => {
  const word = who.form(card);
  return word === '' ? 'Ioculātōrem' : form(word);
};

const endReason = {
  out: 'Ūna manus vacua est.',
  last: 'Ūna tantum manus superest.',
  blocked: 'Nihil iam est quod sūmātur, neque quisquam pōnit: vincit cui paucissimae chartae sunt.',
  bound: 'Post quadringentās vicēs lūdus fīnītur: vincit cui paucissimae chartae sunt.',
} as const;

const tellers: Tellers = {
  dealt({ start }, who) {
    const word = who.form(start);
    return word === ''
      ? say`Chartae datae sunt. Charta prīma est Ioculātor.`
      : say`Chartae datae sunt. Charta prīma: ${form(word)}.`;
  },
  buried: ({ start }, who) =>
    say`Ioculātor in cumulum īnseritur. Nova charta prīma: ${theCard(start, who)}.`,
  laid({ seat, card, as }, who) {
    return as === null
      ? say`${does(seat, who, 'Ioculātōrem pōnis', 'Ioculātōrem pōnit')}. Valet charta subiecta.`
      : say`${does(seat, who, 'Pōnis', 'pōnit')} ${theCard(card, who)} – ${cell(as)}.`;
  },
  drew({ seat, card, why }, who) {
    const mine = seat === who.you;
    const what = mine && card !== null ? theCard(card, who) : 'chartam';
    const cause = {
      turn: '',
      upheld: 'Poenae causā ',
      rejected: 'Quia intercessiō nōn valuit, ',
    } as const;
    const draws = mine ? 'sūmis ' : `${who.name(seat)} sūmit `;
    return say`${why === 'turn' ? capital(draws) : cause[why] + draws}${what}.`;
  },
  owes: () => say`Cumulus exhaustus est. Chartae positae iterum miscentur.`,
  reshuffled: ({ stock }) =>
    stock.length === 1
      ? say`Cumulus novus: ūna charta.`
      : say`Cumulus novus: ${stock.length} chartae.`,
  nothing: ({ seat, why }, who) =>
    why === 'turn'
      ? say`Nihil est quod sūmātur. ${does(seat, who, 'Vicem āmittis', 'vicem āmittit')}.`
      : say`Nihil est quod sūmātur. ${does(seat, who, 'Nūllam chartam accipis', 'nūllam chartam accipit')}.`,
  passed: ({ seat }, who) =>
    say`${does(seat, who, 'Chartam sūmptam retinēs', 'chartam sūmptam retinet')}.`,
  'went-on': ({ seat }, who) => say`${does(seat, who, 'Assentīris', 'assentītur')}.`,
  settled: (event, who) =>
    settled(event, { form: who.form(event.card), name: who.name, you: who.you }),
  looked: ({ seat }, who) =>
    say`${does(seat, who, 'Tabulās fōrmārum īnspicis', 'tabulās fōrmārum īnspicit')}.`,
  closed: () => null,
  expired: () => say`Nēmō intercessit. Charta ultima valet.`,
  out: ({ seat }, who) =>
    say`${does(seat, who, 'Omnēs chartās posuistī', 'omnēs chartās posuit')}.`,
  ended(event, who) {
    const best = winners(event, who, 'tū');
    const [one = ''] = best;
    const won =
      best.length > 1
        ? `Victōrēs parēs: ${listed(best, ' et ')}.`
        : event.ranking[0]?.[0] === who.you
          ? 'Vīcistī.'
          : `${one} vīcit.`;
    return say`Fīnis lūdī. ${endReason[event.reason]} ${won}`;
  },
};

/** The agreement games in Latin. */
export const la = {
  cases: {
    nom: capital(cases.nom),
    gen: capital(cases.gen),
    dat: capital(cases.dat),
    acc: capital(cases.acc),
    abl: capital(cases.abl),
  },
  casesShort,
  numbers: { sg: capital(numbers.sg), pl: capital(numbers.pl) },
  numbersShort,
  genders: { m: 'Masculīnum', f: 'Fēminīnum', n: 'Neutrum' },
  gendersShort,
  caseLabel: 'Cāsus',
  numberLabel: 'Numerus',
  genderLabel: 'Genus',
  cell,
  cellShort,
  joker: 'Ioculātor',
  layButton(word, as) {
    const card = word === '' ? 'Ioculātōrem' : form(word);
    return as === null ? say`Pōne ${card}` : say`Pōne ${card} – ${cell(as)}`;
  },
  declaration: (as) => `prōnūntiāta ut ${cell(as)}`,
  event: (event, who) => tell(tellers, event, who),
  settled,
  verdict,
  report({ seat, card, as, on }, who) {
    const laid = does(seat, who, 'Posuistī', 'posuit');
    const under = on.as === null ? 'chartam prīmam ' : '';
    const heard = on.as === null ? '' : ` (${cell(on.as)})`;
    const [below, above] = [theCard(on.card, who), theCard(card, who)];
    return say`${laid} ${above} (${cell(as)}) super ${under}${below}${heard}.`;
  },
  endReason,
  option: (key) => optionWords(options, key),
  presets,
  bot: (name) => botWords(bots, name),
  botNames,
  turnOf: (name) => (name === null ? 'Tuae partēs sunt' : `Nunc lūdit ${name}`),
  challengeOpen: (name) => `${name} chartam posuit. Rēctēne? Licet intercēdere.`,
  handCount(n) {
    if (n === 0) return 'Nūllam iam chartam habēs.';
    return n === 1 ? 'Ūnam adhūc chartam habēs.' : `Adhūc ${n} chartās habēs.`;
  },
} as const satisfies AgreementWords;
