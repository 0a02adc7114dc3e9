import type { Card, Contract, GameName, Level, Rank, Suit } from '@lusoria/skat';
import { listed } from '../../agreement/grammar.ts';
import type { Labelled } from '../../agreement/types.ts';
import { GERMAN_INDEX, partsOf, SIGNS } from '../cards.ts';
import type { Announcement, Pack } from '../types.ts';

type Suits = Readonly<Record<Pack, Readonly<Record<Suit, string>>>>;

const suits: Suits = {
  french: { C: 'trifolium', S: 'spīculum', H: 'corda', D: 'rhombulus' },
  german: { C: 'glandēs', S: 'folia', H: 'corda', D: 'tintinnābula' },
};
const suitsGenitive: Suits = {
  french: { C: 'trifoliī', S: 'spīculī', H: 'cordium', D: 'rhombulī' },
  german: { C: 'glandium', S: 'foliōrum', H: 'cordium', D: 'tintinnābulōrum' },
};
const suitsShort: Suits = { french: SIGNS, german: { C: 'Gl', S: 'Fo', H: 'Co', D: 'Ti' } };
const numerals = { T: 'decem', '9': 'novem', '8': 'octō', '7': 'septem' } as const;
// The king's man below has a name of his own in the German pack, and so has the one above.
const ranks: Readonly<Record<Pack, Readonly<Record<Rank, string>>>> = {
  french: { A: 'monas', K: 'rēx', Q: 'rēgīna', J: 'eques', ...numerals },
  german: { A: 'monas', K: 'rēx', Q: 'superior', J: 'īnferior', ...numerals },
};
// Monas, rex and eques by their first letter; the queen, who shares hers with the king, by two.
const indexes: Readonly<Record<Pack, Readonly<Record<Rank, string>>>> = {
  french: { A: 'M', K: 'R', Q: 'Rg', J: 'E', T: '10', '9': '9', '8': '8', '7': '7' },
  german: GERMAN_INDEX,
};

export const suit = (name: Suit, pack: Pack): string => suits[pack][name];
export const suitShort = (name: Suit, pack: Pack): string => suitsShort[pack][name];
export const rank = (name: Rank, pack: Pack): string => ranks[pack][name];
export const rankIndex = (name: Rank, pack: Pack): string => indexes[pack][name];

export function card(name: Card, pack: Pack): string {
  const parts = partsOf(name);
  return `${rank(parts.rank, pack)} ${suitsGenitive[pack][parts.suit]}`;
}

export function cardShort(name: Card, pack: Pack): string {
  const parts = partsOf(name);
  return suitShort(parts.suit, pack) + rankIndex(parts.rank, pack);
}

export function cards(list: readonly Card[], pack: Pack): string {
  return listed(
    list.map((each) => card(each, pack)),
    ' et ',
  );
}

/** A game and what agrees with it, as the subject and as the object of a sentence. */
interface Declined {
  readonly nom: string;
  readonly acc: string;
  readonly openNom: string;
  readonly openAcc: string;
}

function neuter(name: string, open: 'apertum' | 'aperta'): Declined {
  return { nom: name, acc: name, openNom: open, openAcc: open };
}

const GRAND: Declined = {
  nom: 'Grandis',
  acc: 'Grandem',
  openNom: 'apertus',
  openAcc: 'apertum',
};
const NULL = neuter('Nūllum', 'apertum');

const games: Readonly<Record<Pack, Readonly<Record<GameName, Declined>>>> = {
  french: {
    clubs: neuter(suits.french.C, 'apertum'),
    spades: neuter(suits.french.S, 'apertum'),
    hearts: neuter(suits.french.H, 'aperta'),
    diamonds: {
      nom: suits.french.D,
      acc: 'rhombulum',
      openNom: 'apertus',
      openAcc: 'apertum',
    },
    grand: GRAND,
    null: NULL,
  },
  german: {
    clubs: { nom: suits.german.C, acc: suits.german.C, openNom: 'apertae', openAcc: 'apertās' },
    spades: neuter(suits.german.S, 'aperta'),
    hearts: neuter(suits.german.H, 'aperta'),
    diamonds: neuter(suits.german.D, 'aperta'),
    grand: GRAND,
    null: NULL,
  },
};

export const gameName = (game: GameName, pack: Pack): string => games[pack][game].nom;
export const gameAccusative = (game: GameName, pack: Pack): string => games[pack][game].acc;

function inWords({ hand, schneider, schwarz, ouvert }: Contract, name: string, open: string) {
  const whole = [name, ...(hand ? ['dē manū'] : []), ...(ouvert ? [open] : [])].join(' ');
  if (schwarz) return `${whole}, Schwarz nūntiātum`;
  return schneider ? `${whole}, Schneider nūntiātum` : whole;
}

/** ‘trifolium dē manū, Schneider nūntiātum’, ‘Nūllum dē manū apertum’ */
export function contract(chosen: Contract, pack: Pack): string {
  const { nom, openNom } = games[pack][chosen.game];
  return inWords(chosen, nom, openNom);
}

/** The same as the object of a sentence. */
export function contractAccusative(chosen: Contract, pack: Pack): string {
  const { acc, openAcc } = games[pack][chosen.game];
  return inWords(chosen, acc, openAcc);
}

export const announcements: Readonly<Record<Announcement, Labelled>> = {
  hand: { label: 'Dē manū', text: 'Stirps nōn sūmitur; factor ūnō augētur.' },
  schneider: {
    label: 'Schneider',
    text: 'Nūntiātum: adversāriī nōn plūs quam trīgintā pūncta accipient, aliter lūdus perditus est.',
  },
  schwarz: {
    label: 'Schwarz',
    text: 'Nūntiātum: adversāriī nūllam captūram accipient, aliter lūdus perditus est.',
  },
  ouvert: { label: 'Apertum', text: 'Omnēs chartae ante prīmam captūram patent.' },
};

const ABLATIVES = [
  'ūnō',
  'duōbus',
  'tribus',
  'quattuor',
  'quīnque',
  'sex',
  'septem',
  'octō',
  'novem',
  'decem',
  'ūndecim',
] as const;

/** As the source has it: ‘duōbuscum’, ‘sine tribus’. */
export function matadors(n: number): string {
  if (n === 0) return '';
  const many = ABLATIVES[Math.abs(n) - 1] ?? String(Math.abs(n));
  return n > 0 ? `${many}cum` : `sine ${many}`;
}

export const doubles = { 2: 'Contrā', 4: 'Re', 8: 'Bock' } as const;

export const levels: Readonly<Record<Level, string>> = {
  game: 'lūdus',
  schneider: 'Schneider',
  schwarz: 'Schwarz',
};

/** What is said with the cards on the table. */
export const claims: Readonly<Record<Level, string>> = {
  game: 'Vīcī',
  schneider: 'Vīcī, adversāriī sunt Schneider',
  schwarz: 'Vīcī, adversāriī sunt Schwarz',
};
