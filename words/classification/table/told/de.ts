import type { View } from '@lusoria/classification';
import { listed } from '../../../agreement/grammar.ts';
import { say } from '../../../sentence.ts';
import { bestOf, cardsIn, type Tellers } from '../tell.ts';
import type { ClassificationWho, Named } from '../types.ts';

/** How many cards. */
export const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`);
/** A class on the table, from 1. */
export const className = (n: number) => `Klasse ${n}`;
/** A large number. */
export const number = new Intl.NumberFormat('de');
/** So many bits. */
export const bits = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

/** „Du legst“, „Anna legt“ */
export const does = (seat: number, who: ClassificationWho, you: string, other: string) =>
  seat === who.you ? `Du ${you}` : `${who.name(seat)} ${other}`;

/** Who did something. */
export const by = (name: Named) => (name === null ? 'von dir' : `von ${name}`);

/** What was wrong with a lay. */
export const faults = {
  mixed: 'Die Karten sind nicht alle aus einer Klasse.',
  elsewhere: 'Sie sind aus einer anderen Klasse.',
  known: 'Ihre Klasse liegt schon auf dem Tisch.',
} as const;

/** Why nobody lays any more. */
export const reasons = {
  out: 'Eine Hand ist leer.',
  stock: 'Der Stapel ist leer.',
} as const;

/** The lines of the log. */
export const tellers: Tellers = {
  'tree-set': ({ seat }, who) =>
    seat === who.you
      ? say`Die Einteilung steht fest, und nur du kennst sie.`
      : say`Die Einteilung steht fest; ${who.name(seat)} kennt sie.`,
  dealt: ({ turned }, who) =>
    say`Die Karten sind gegeben. Aufgedeckt als Klasse 1: ${who.card(turned)}.`,
  laid({ seat, cards: laid, class: to }, who) {
    const where = to === null ? 'eine Klasse' : `zu ${className(to + 1)}`;
    const head =
      to === null
        ? `${does(seat, who, 'gründest', 'gründet')} ${where}: `
        : `${does(seat, who, 'legst', 'legt')} ${where}: `;
    return [head, ...cardsIn(laid, who), '.'];
  },
  judged: ({ right, fault }) =>
    right ? say`Richtig.` : [fault === null ? 'Falsch.' : `Falsch: ${faults[fault]}`],
  drew: ({ seat, card }, who) =>
    seat === who.you && card !== null
      ? say`Du ziehst ${who.card(card)}.`
      : say`${does(seat, who, 'ziehst', 'zieht')} eine Karte.`,
  passed: ({ seat }, who) => say`${does(seat, who, 'passt', 'passt')}.`,
  closed: ({ reason }) => say`Es wird nicht mehr gelegt. ${reasons[reason]}`,
  described: ({ seat, what }, who) =>
    what?.kind === 'none'
      ? say`Du beschreibst nichts.`
      : say`${does(seat, who, 'gibst', 'gibt')} eine Beschreibung ab.`,
  'time-up': () => say`Die Zeit zum Beschreiben ist um.`,
  'read-out': () => say`Die Beschreibungen werden aufgedeckt.`,
  ruled({ seat, right }, who) {
    const whose =
      seat === who.you ? 'Deine Beschreibung' : `Die Beschreibung von ${who.name(seat)}`;
    return say`${whose} wird ${right ? 'anerkannt' : 'abgelehnt'}.`;
  },
  ended(event, who) {
    const { seats, cards: left } = bestOf(event);
    const names = seats.map((seat) => (seat === who.you ? 'du' : who.name(seat)));
    return say`Ende der Runde. Vorn: ${listed(names, ' und ')} ${left === 0 ? 'ohne Karte' : `mit ${left === 1 ? 'einer Karte' : cards(left)}`}.`;
  },
};

/** What a table waits for. */
export function status(view: View, who: ClassificationWho): string {
  const sage = who.name(view.sage);
  const isSage = view.you === view.sage;
  switch (view.phase) {
    case 'draw-tree':
      return 'Eine Einteilung wird ausgelost.';
    case 'tree':
      return isSage ? 'Denk dir eine Einteilung aus.' : `${sage} denkt sich eine Einteilung aus.`;
    case 'deal':
      return 'Die Karten werden gegeben.';
    case 'play':
      return view.current === view.you
        ? 'Du bist am Zug.'
        : `${who.name(view.current)} ist am Zug.`;
    case 'judge':
      return isSage ? 'Du urteilst.' : `${sage} urteilt.`;
    case 'describe':
      return isSage || view.you === null
        ? 'Die Einteilung wird beschrieben.'
        : 'Beschreib die Einteilung.';
    case 'rule':
      return isSage
        ? 'Du entscheidest über die Beschreibungen.'
        : `${sage} entscheidet über die Beschreibungen.`;
    case 'over':
      return 'Die Runde ist zu Ende.';
  }
}
