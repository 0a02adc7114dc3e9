import type { View } from '@lusoria/classification';
import { capital, listed } from '../../../agreement/grammar.ts';
import { say } from '../../../sentence.ts';
import { bestOf, cardsIn, type Tellers } from '../tell.ts';
import type { ClassificationWho, Named } from '../types.ts';

/** How many cards. */
export const cards = (n: number) => (n === 1 ? 'ūna charta' : `${n} chartae`);
/** How many cards are laid. */
export const cardsAccusative = (n: number) => (n === 1 ? 'ūnam chartam' : `${n} chartās`);
/** A class on the table, from 1. */
export const className = (n: number) => `classis ${n}`;
/** Where cards are added. */
export const toClass = (n: number) => `ad classem ${n}`;

/** Numbers in groups of three, with narrow spaces. */
export const number = (n: number) => String(n).replaceAll(/\B(?=(?:\d{3})+$)/gu, '\u202f');
/** So many bits. */
export const bits = (n: number) => n.toFixed(1).replace('.', ',').replace(',0', '');

/** ‘Pōnis’, ‘Līvia pōnit’ */
export const does = (seat: number, who: ClassificationWho, you: string, other: string) =>
  seat === who.you ? capital(you) : `${who.name(seat)} ${other}`;

/** Who did something. */
export const by = (name: Named) => (name === null ? 'ā tē' : `auctor: ${name}`);

/** What was wrong with a lay. */
export const faults = {
  mixed: 'Chartae nōn omnēs eiusdem classis sunt.',
  elsewhere: 'Ad aliam classem pertinent.',
  known: 'Classis eārum iam in mēnsā iacet.',
} as const;

/** Why nobody lays any more. */
export const reasons = {
  out: 'Ūna manus vacua est.',
  stock: 'Cumulus exhaustus est.',
} as const;

/** The lines of the log. */
export const tellers: Tellers = {
  'tree-set': ({ seat }, who) =>
    seat === who.you
      ? say`Dīvīsiō statūta est, quam tū sōlus nōvistī.`
      : say`Dīvīsiō statūta est; ${who.name(seat)} eam nōvit.`,
  dealt: ({ turned }, who) =>
    say`Chartae datae sunt. Classis 1 incipit ā chartā: ${who.card(turned)}.`,
  laid({ seat, cards: laid, class: to }, who) {
    const head =
      to === null
        ? `${does(seat, who, 'novam classem condis', 'novam classem condit')}: `
        : `${does(seat, who, `${toClass(to + 1)} pōnis`, `${toClass(to + 1)} pōnit`)}: `;
    return [head, ...cardsIn(laid, who), '.'];
  },
  judged: ({ right, fault }) =>
    right ? say`Rēctē.` : [fault === null ? 'Perperam.' : `Perperam: ${faults[fault]}`],
  drew: ({ seat, card }, who) =>
    seat === who.you && card !== null
      ? say`Sūmis chartam: ${who.card(card)}.`
      : say`${does(seat, who, 'chartam sūmis', 'chartam sūmit')}.`,
  passed: ({ seat }, who) => say`${does(seat, who, 'omittis', 'omittit')}.`,
  closed: ({ reason }) => say`Nihil iam pōnitur. ${reasons[reason]}`,
  described: ({ seat, what }, who) =>
    what?.kind === 'none'
      ? say`Nihil dēscrībis.`
      : say`${does(seat, who, 'dēscrīptiōnem trādis', 'dēscrīptiōnem trādit')}.`,
  'time-up': () => say`Tempus dēscrībendī exāctum est.`,
  'read-out': () => say`Dēscrīptiōnēs recitantur.`,
  ruled({ seat, right }, who) {
    const whose =
      seat === who.you ? 'Dēscrīptiō tua' : `Dēscrīptiō, cuius auctor est ${who.name(seat)},`;
    return say`${whose} ${right ? 'probātur' : 'reicitur'}.`;
  },
  ended(event, who) {
    const { seats, cards: left } = bestOf(event);
    const names = seats.map((seat) => (seat === who.you ? 'tū' : who.name(seat)));
    const how = left === 0 ? 'nūllae iam chartae sunt' : `paucissimae chartae (${left})`;
    return say`Fīnis lūdī. Cui ${how}: ${listed(names, ' et ')}.`;
  },
};

/** What a table waits for. */
export function status(view: View, who: ClassificationWho): string {
  const sage = who.name(view.sage);
  const isSage = view.you === view.sage;
  switch (view.phase) {
    case 'draw-tree':
      return 'Dīvīsiō sorte dūcitur.';
    case 'tree':
      return isSage ? 'Excōgitā dīvīsiōnem.' : `${sage} dīvīsiōnem excōgitat.`;
    case 'deal':
      return 'Chartae distribuuntur.';
    case 'play':
      return view.current === view.you
        ? 'Tuae partēs sunt.'
        : `Nunc lūdit ${who.name(view.current)}.`;
    case 'judge':
      return isSage ? 'Tuum est iūdicāre.' : `${sage} iūdicat.`;
    case 'describe':
      return isSage || view.you === null ? 'Dīvīsiō dēscrībitur.' : 'Dēscrībe dīvīsiōnem.';
    case 'rule':
      return isSage ? 'Dē dēscrīptiōnibus iūdicās.' : `${sage} dē dēscrīptiōnibus iūdicat.`;
    case 'over':
      return 'Lūdus fīnītus est.';
  }
}
