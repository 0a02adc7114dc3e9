import type { Case, Cell, Features, Gender, GrammaticalNumber } from '@lusoria/latin';
import { la, type Part, say, type Sentence } from '../sentence.ts';
import { botWords, optionWords } from './choices.ts';
import { botNames, bots, options, presets } from './choices/de.ts';
import { explained, type Feature, featuresOf, gathered, listed } from './grammar.ts';
import { tell, type Tellers, winners } from './tell.ts';
import type { AgreementWords, Judged, Settled, SettledWho, Who } from './types.ts';

const cases = {
  nom: 'Nominativ',
  gen: 'Genitiv',
  dat: 'Dativ',
  acc: 'Akkusativ',
  abl: 'Ablativ',
} as const satisfies Record<Case, string>;
const casesShort = {
  nom: 'Nom.',
  gen: 'Gen.',
  dat: 'Dat.',
  acc: 'Akk.',
  abl: 'Abl.',
} as const satisfies Record<Case, string>;
const numbers = { sg: 'Singular', pl: 'Plural' } as const satisfies Record<
  GrammaticalNumber,
  string
>;
const numbersShort = { sg: 'Sg.', pl: 'Pl.' } as const satisfies Record<GrammaticalNumber, string>;
const genders = { m: 'Maskulinum', f: 'Femininum', n: 'Neutrum' } as const satisfies Record<
  Gender,
  string
>;
const gendersShort = { m: 'mask.', f: 'fem.', n: 'neutr.' } as const satisfies Record<
  Gender,
  string
>;
const features = { case: 'Kasus', number: 'Numerus', gender: 'Genus' } as const;
const theFeature = { case: 'der Kasus', number: 'der Numerus', gender: 'das Genus' } as const;

function cell(cell: Cell): string {
  const { case: kase, number, gender } = featuresOf(cell);
  return `${cases[kase]} ${numbers[number]} ${genders[gender]}`;
}

function cellShort(cell: Cell): string {
  const { case: kase, number, gender } = featuresOf(cell);
  return `${casesShort[kase]} ${numbersShort[number]} ${gendersShort[gender]}`;
}

/** „Dativ Singular (m., f., n.) oder Nominativ Plural Maskulinum“ */
function readingsText(readings: readonly Cell[]): string {
  const place = ({ case: kase, number }: Features) => `${cases[kase]} ${numbers[number]}`;
  return listed(gathered(readings, cell, place), ' oder ');
}

const names = (list: readonly Feature[]) =>
  listed(
    list.map((name) => features[name]),
    ' und ',
  );

const EXACTLY_TWO = 'Es müssen genau zwei Merkmale sein.';

function agreementText(judged: Judged): string {
  const found = explained(judged);
  switch (found.kind) {
    case 'readings':
      return `Bei keiner Lesart der Karte darunter stimmen genau zwei Merkmale überein.`;
    case 'count':
      return countText(judged.verdict.shares);
    case 'cell':
      break;
  }
  const { same, other } = found;
  const on = cell(found.on);
  const [first] = same;
  const [last] = other;
  if (!last) return `${on} liegt dort schon: Alle drei Merkmale stimmen überein. ${EXACTLY_TWO}`;
  if (!first) {
    return `Mit ${on} stimmt nichts überein, weder Kasus noch Numerus noch Genus. ${EXACTLY_TWO}`;
  }
  return same.length === 2
    ? `Mit ${on} stimmen ${names(same)} überein, ${theFeature[last]} nicht: genau zwei.`
    : `Mit ${on} stimmt nur ${theFeature[first]} überein, ${names(other)} nicht. ${EXACTLY_TWO}`;
}

function countText(shares: Judged['verdict']['shares']): string {
  if (shares === 2) return 'Mit der Karte darunter stimmen genau zwei Merkmale überein.';
  const how = { 0: 'kein Merkmal', 1: 'nur ein Merkmal', 3: 'jedes der drei Merkmale' } as const;
  return `Mit der Karte darunter stimmt ${how[shares]} überein. ${EXACTLY_TWO}`;
}

function verdict(judged: Judged): Sentence {
  const { as, readings, verdict: found } = judged;
  const form = la(judged.form);
  if (!found.reads) {
    const wrong = say`${form} kann nicht ${cell(as)} sein. Es ist ${readingsText(readings)}.`;
    if (found.shares === 2) return wrong;
    return [...wrong, ` Und passen würde es auch nicht: ${agreementText(judged)}`];
  }
  if (found.shares === 2)
    return say`Richtig: ${form} kann ${cell(as)} sein. ${agreementText(judged)}`;
  return say`${form} kann ${cell(as)} sein, passt so aber nicht. ${agreementText(judged)}`;
}

function settled({ by, seat, as, verdict: found, upheld }: Settled, who: SettledWho): Sentence {
  const mine = by === (who.you ?? null);
  const head = mine ? 'Dein Einspruch' : `Einspruch von ${who.name(by)}`;
  const form = la(who.form);
  if (!upheld) return say`${head}, abgewiesen: ${form} kann ${cell(as)} sein und passt.`;
  const what = found.reads ? `passt nicht als ${cell(as)}` : `ist nicht ${cell(as)}`;
  const back = seat === (who.you ?? null) ? 'Du nimmst' : `${who.name(seat)} nimmt`;
  return say`${head}: ${form} ${what}. ${back} die Karte zurück.`;
}

/** „Du legst“, „Livia legt“ */
const does = (seat: number, who: Who, you: string, other: string) =>
  seat === who.you ? `Du ${you}` : `${who.name(seat)} ${other}`;

/** A card as the object of a sentence. */
const theCard = (card: number, who: Who): Part => {
  const form = who.form(card);
  return form === '' ? 'den Joker' : la(form);
};

const endReason = {
  out: 'Eine Hand ist leer.',
  last: 'Nur noch eine Hand ist übrig.',
  blocked:
    'Es gibt nichts mehr zu ziehen, und niemand legt; es zählt, wer die wenigsten Karten hat.',
  bound: 'Nach 400 Zügen ist Schluss; es zählt, wer die wenigsten Karten hat.',
} as const;

const tellers: Tellers = {
  dealt({ start }, who) {
    const form = who.form(start);
    return form === ''
      ? say`Die Karten sind gegeben. Die Startkarte ist der Joker.`
      : say`Die Karten sind gegeben. Startkarte: ${la(form)}.`;
  },
  buried: ({ start }, who) =>
    say`Der Joker wird in den Stapel gesteckt. Neue Startkarte: ${theCard(start, who)}.`,
  laid({ seat, card, as }, who) {
    const lays = does(seat, who, 'legst', 'legt');
    return as === null
      ? say`${lays} den Joker. Es gilt die Karte darunter.`
      : say`${lays} ${theCard(card, who)} – ${cell(as)}.`;
  },
  drew({ seat, card, why }, who) {
    const what = seat === who.you && card !== null ? theCard(card, who) : 'eine Karte';
    const draws = seat === who.you ? 'ziehst du' : `zieht ${who.name(seat)}`;
    switch (why) {
      case 'turn':
        return say`${does(seat, who, 'ziehst', 'zieht')} ${what}.`;
      case 'upheld':
        return say`Zur Strafe ${draws} ${what}.`;
      case 'rejected':
        return say`Für den abgewiesenen Einspruch ${draws} ${what}.`;
    }
  },
  owes: () => say`Der Stapel ist leer. Die gelegten Karten werden neu gemischt.`,
  reshuffled: ({ stock }) =>
    stock.length === 1
      ? say`Neuer Stapel: eine Karte.`
      : say`Neuer Stapel: ${stock.length} Karten.`,
  nothing: ({ seat, why }, who) =>
    why === 'turn'
      ? say`Es gibt nichts zu ziehen. ${does(seat, who, 'setzt', 'setzt')} aus.`
      : say`Es gibt nichts zu ziehen. ${does(seat, who, 'bekommst', 'bekommt')} keine Karte.`,
  passed: ({ seat }, who) => say`${does(seat, who, 'behältst', 'behält')} die gezogene Karte.`,
  'went-on': ({ seat }, who) => say`${does(seat, who, 'bist', 'ist')} einverstanden.`,
  settled: (event, who) =>
    settled(event, { form: who.form(event.card), name: who.name, you: who.you }),
  looked: ({ seat }, who) =>
    say`${does(seat, who, 'schlägst', 'schlägt')} in den Formentabellen nach.`,
  closed: () => null,
  expired: () => say`Niemand hat Einspruch erhoben. Die letzte Karte gilt.`,
  out: ({ seat }, who) => say`${does(seat, who, 'hast', 'hat')} alle Karten abgelegt.`,
  ended(event, who) {
    const best = winners(event, who, 'du');
    const [one = ''] = best;
    const won =
      best.length > 1
        ? `Geteilter Sieg: ${listed(best, ' und ')}.`
        : event.ranking[0]?.[0] === who.you
          ? 'Du gewinnst.'
          : `${one} gewinnt.`;
    return say`Ende der Runde. ${endReason[event.reason]} ${won}`;
  },
};

/** The agreement games in German. */
export const de = {
  cases,
  casesShort,
  numbers,
  numbersShort,
  genders,
  gendersShort,
  caseLabel: 'Kasus',
  numberLabel: 'Numerus',
  genderLabel: 'Genus',
  cell,
  cellShort,
  joker: 'Joker',
  layButton(form, as) {
    const card = form === '' ? 'Joker' : la(form);
    return as === null ? say`${card} legen` : say`${card} legen – ${cell(as)}`;
  },
  declaration: (as) => `angesagt als ${cell(as)}`,
  event: (event, who) => tell(tellers, event, who),
  settled,
  verdict,
  report({ seat, card, as, on }, who) {
    const lays = does(seat, who, 'hast', 'hat');
    const under = on.as === null ? 'die Startkarte ' : '';
    const heard = on.as === null ? '' : ` (${cell(on.as)})`;
    const [below, above] = [theCard(on.card, who), theCard(card, who)];
    return say`${lays} ${above} als ${cell(as)} auf ${under}${below}${heard} gelegt.`;
  },
  endReason,
  option: (key) => optionWords(options, key),
  presets,
  bot: (name) => botWords(bots, name),
  botNames,
  turnOf: (name) => (name === null ? 'Du bist am Zug' : `${name} ist am Zug`),
  challengeOpen: (name) => `${name} hat gelegt. Stimmt das? Du kannst Einspruch erheben.`,
  handCount(n) {
    if (n === 0) return 'Du hast keine Karten mehr.';
    return n === 1 ? 'Du hast noch eine Karte.' : `Du hast noch ${n} Karten.`;
  },
} as const satisfies AgreementWords;
