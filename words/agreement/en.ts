import type { Case, Cell, Features, Gender, GrammaticalNumber } from '@lusoria/latin';
import { la, type Part, say, type Sentence } from '../sentence.ts';
import { botWords, optionWords } from './choices.ts';
import { botNames, bots, options, presets } from './choices/en.ts';
import { capital, explained, type Feature, featuresOf, gathered, listed } from './grammar.ts';
import { tell, type Tellers, winners } from './tell.ts';
import type { AgreementWords, Judged, Settled, SettledWho, Who } from './types.ts';

const cases = {
  nom: 'nominative',
  gen: 'genitive',
  dat: 'dative',
  acc: 'accusative',
  abl: 'ablative',
} as const satisfies Record<Case, string>;
const casesShort = {
  nom: 'Nom.',
  gen: 'Gen.',
  dat: 'Dat.',
  acc: 'Acc.',
  abl: 'Abl.',
} as const satisfies Record<Case, string>;
const numbers = { sg: 'singular', pl: 'plural' } as const satisfies Record<
  GrammaticalNumber,
  string
>;
const numbersShort = { sg: 'sg.', pl: 'pl.' } as const satisfies Record<GrammaticalNumber, string>;
const genders = { m: 'masculine', f: 'feminine', n: 'neuter' } as const satisfies Record<
  Gender,
  string
>;
const gendersShort = { m: 'masc.', f: 'fem.', n: 'neut.' } as const satisfies Record<
  Gender,
  string
>;
const features = { case: 'case', number: 'number', gender: 'gender' } as const;

function cell(cell: Cell): string {
  const { case: kase, number, gender } = featuresOf(cell);
  return `${cases[kase]} ${numbers[number]} ${genders[gender]}`;
}

function cellShort(cell: Cell): string {
  const { case: kase, number, gender } = featuresOf(cell);
  return `${casesShort[kase]} ${numbersShort[number]} ${gendersShort[gender]}`;
}

/** “dative singular (m., f., n.) or nominative plural masculine” */
function readingsText(readings: readonly Cell[]): string {
  const place = ({ case: kase, number }: Features) => `${cases[kase]} ${numbers[number]}`;
  return listed(gathered(readings, cell, place), ' or ');
}

const names = (list: readonly Feature[]) =>
  listed(
    list.map((name) => features[name]),
    ' and ',
  );

const EXACTLY_TWO = 'It must be exactly two of the three.';

function agreementText(judged: Judged): string {
  const found = explained(judged);
  switch (found.kind) {
    case 'readings':
      return 'With no reading of the card below does it agree in exactly two of the three.';
    case 'count':
      return countText(judged.verdict.shares);
    case 'cell':
      break;
  }
  const { same, other } = found;
  const on = cell(found.on);
  const [first] = same;
  const [last] = other;
  if (!last) return `${capital(on)} lies there already: all three agree. ${EXACTLY_TWO}`;
  if (!first) return `With ${on} neither case nor number nor gender agrees. ${EXACTLY_TWO}`;
  return same.length === 2
    ? `With ${on} it agrees in ${names(same)} and not in ${features[last]}: exactly two.`
    : `With ${on} it agrees only in ${features[first]}, not in ${listed(
        other.map((name) => features[name]),
        ' or ',
      )}. ${EXACTLY_TWO}`;
}

function countText(shares: Judged['verdict']['shares']): string {
  if (shares === 2) return 'With the card below it agrees in exactly two of the three.';
  const how = { 0: 'in nothing', 1: 'in only one', 3: 'in all three' } as const;
  return `With the card below it agrees ${how[shares]}. ${EXACTLY_TWO}`;
}

function verdict(judged: Judged): Sentence {
  const { as, readings, verdict: found } = judged;
  const form = la(judged.form);
  if (!found.reads) {
    const wrong = say`${form} cannot be ${cell(as)}. It is ${readingsText(readings)}.`;
    if (found.shares === 2) return wrong;
    return [...wrong, ` Nor would it agree. ${agreementText(judged)}`];
  }
  if (found.shares === 2) return say`Right: ${form} can be ${cell(as)}. ${agreementText(judged)}`;
  return say`${form} can be ${cell(as)}, but it does not fit here. ${agreementText(judged)}`;
}

function settled({ by, seat, as, verdict: found, upheld }: Settled, who: SettledWho): Sentence {
  const mine = by === (who.you ?? null);
  const head = mine ? 'Your challenge' : `Challenge by ${who.name(by)}`;
  const form = la(who.form);
  if (!upheld) return say`${head}, rejected: ${form} can be ${cell(as)} and fits.`;
  const what = found.reads ? `does not fit as ${cell(as)}` : `is not ${cell(as)}`;
  const back = seat === (who.you ?? null) ? 'You take' : `${who.name(seat)} takes`;
  return say`${head}: ${form} ${what}. ${back} the card back.`;
}

/** “You lay”, “Livia lays” */
const does = (seat: number, who: Who, you: string, other: string) =>
  seat === who.you ? `You ${you}` : `${who.name(seat)} ${other}`;

/** A card as the object of a sentence. */
const theCard = (card: number, who: Who): Part => {
  const form = who.form(card);
  return form === '' ? 'the joker' : la(form);
};

const endReason = {
  out: 'A hand is empty.',
  last: 'Only one hand is left.',
  blocked: 'Nothing is left to draw and nobody lays; whoever has fewest cards wins.',
  bound: 'After 400 turns the round ends; whoever has fewest cards wins.',
} as const;

const tellers: Tellers = {
  dealt({ start }, who) {
    const form = who.form(start);
    return form === ''
      ? say`The cards are dealt. The start card is the joker.`
      : say`The cards are dealt. Start card: ${la(form)}.`;
  },
  buried: ({ start }, who) =>
    say`The joker is put into the stock. New start card: ${theCard(start, who)}.`,
  laid({ seat, card, as }, who) {
    const lays = does(seat, who, 'lay', 'lays');
    return as === null
      ? say`${lays} the joker. What counts is the card below.`
      : say`${lays} ${theCard(card, who)} – ${cell(as)}.`;
  },
  drew({ seat, card, why }, who) {
    const what = seat === who.you && card !== null ? theCard(card, who) : 'a card';
    const draws = seat === who.you ? 'you draw' : `${who.name(seat)} draws`;
    switch (why) {
      case 'turn':
        return say`${does(seat, who, 'draw', 'draws')} ${what}.`;
      case 'upheld':
        return say`As a penalty ${draws} ${what}.`;
      case 'rejected':
        return say`For the rejected challenge ${draws} ${what}.`;
    }
  },
  owes: () => say`The stock is empty. The cards that were laid are shuffled again.`,
  reshuffled: ({ stock }) =>
    stock.length === 1 ? say`New stock: one card.` : say`New stock: ${stock.length} cards.`,
  nothing: ({ seat, why }, who) =>
    why === 'turn'
      ? say`There is nothing to draw. ${does(seat, who, 'miss', 'misses')} a turn.`
      : say`There is nothing to draw. ${does(seat, who, 'get', 'gets')} no card.`,
  passed: ({ seat }, who) => say`${does(seat, who, 'keep', 'keeps')} the drawn card.`,
  'went-on': ({ seat }, who) => say`${does(seat, who, 'have', 'has')} no objection.`,
  settled: (event, who) =>
    settled(event, { form: who.form(event.card), name: who.name, you: who.you }),
  looked: ({ seat }, who) => say`${does(seat, who, 'consult', 'consults')} the form tables.`,
  closed: () => null,
  expired: () => say`Nobody has challenged. The last card stands.`,
  out: ({ seat }, who) => say`${does(seat, who, 'have', 'has')} no cards left.`,
  ended(event, who) {
    const best = winners(event, who, 'you');
    const [one = ''] = best;
    const won =
      best.length > 1
        ? `A shared win: ${listed(best, ' and ')}.`
        : event.ranking[0]?.[0] === who.you
          ? 'You win.'
          : `${one} wins.`;
    return say`End of the round. ${endReason[event.reason]} ${won}`;
  },
};

/** The agreement games in English. */
export const en = {
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
  genders: { m: capital(genders.m), f: capital(genders.f), n: capital(genders.n) },
  gendersShort,
  caseLabel: 'Case',
  numberLabel: 'Number',
  genderLabel: 'Gender',
  cell,
  cellShort,
  joker: 'Joker',
  layButton(form, as) {
    const card = form === '' ? 'the joker' : la(form);
    return as === null ? say`Lay ${card}` : say`Lay ${card} – ${cell(as)}`;
  },
  declaration: (as) => `declared as ${cell(as)}`,
  event: (event, who) => tell(tellers, event, who),
  settled,
  verdict,
  report({ seat, card, as, on }, who) {
    const laid = does(seat, who, 'laid', 'laid');
    const under = on.as === null ? 'the start card ' : '';
    const heard = on.as === null ? '' : ` (${cell(on.as)})`;
    const [below, above] = [theCard(on.card, who), theCard(card, who)];
    return say`${laid} ${above} as ${cell(as)} on ${under}${below}${heard}.`;
  },
  endReason,
  option: (key) => optionWords(options, key),
  presets,
  bot: (name) => botWords(bots, name),
  botNames,
  turnOf: (name) => (name === null ? 'It is your turn' : `It is the turn of ${name}`),
  challengeOpen: (name) => `${name} has laid a card. Is it right? You can challenge.`,
  handCount(n) {
    if (n === 0) return 'You have no cards left.';
    return n === 1 ? 'You have one card left.' : `You have ${n} cards left.`;
  },
} as const satisfies AgreementWords;
