import type { Card, Contract, GameName, Level, Rank, Suit } from '@lusoria/skat';
import { listed } from '../../agreement/grammar.ts';
import type { Labelled } from '../../agreement/types.ts';
import { GERMAN_INDEX, partsOf, SIGNS } from '../cards.ts';
import type { Announcement, Pack } from '../types.ts';

const suits: Readonly<Record<Pack, Readonly<Record<Suit, string>>>> = {
  french: { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' },
  german: { C: 'acorns', S: 'leaves', H: 'hearts', D: 'bells' },
};
const suitsShort: Readonly<Record<Pack, Readonly<Record<Suit, string>>>> = {
  french: SIGNS,
  german: { C: 'Ac', S: 'Le', H: 'He', D: 'Be' },
};
const numerals = { T: 'ten', '9': 'nine', '8': 'eight', '7': 'seven' } as const;
const ranks: Readonly<Record<Pack, Readonly<Record<Rank, string>>>> = {
  french: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', ...numerals },
  german: { A: 'ace', K: 'king', Q: 'ober', J: 'unter', ...numerals },
};
const indexes: Readonly<Record<Pack, Readonly<Record<Rank, string>>>> = {
  french: { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', '9': '9', '8': '8', '7': '7' },
  german: GERMAN_INDEX,
};

export const suit = (name: Suit, pack: Pack): string => suits[pack][name];
export const suitShort = (name: Suit, pack: Pack): string => suitsShort[pack][name];
export const rank = (name: Rank, pack: Pack): string => ranks[pack][name];
export const rankIndex = (name: Rank, pack: Pack): string => indexes[pack][name];

export function card(name: Card, pack: Pack): string {
  const parts = partsOf(name);
  return `${rank(parts.rank, pack)} of ${suit(parts.suit, pack)}`;
}

export function cardShort(name: Card, pack: Pack): string {
  const parts = partsOf(name);
  return suitShort(parts.suit, pack) + rankIndex(parts.rank, pack);
}

export function cards(list: readonly Card[], pack: Pack): string {
  return listed(
    list.map((each) => card(each, pack)),
    ' and ',
  );
}

export function gameName(game: GameName, pack: Pack): string {
  switch (game) {
    case 'clubs':
      return suit('C', pack);
    case 'spades':
      return suit('S', pack);
    case 'hearts':
      return suit('H', pack);
    case 'diamonds':
      return suit('D', pack);
    case 'grand':
      return 'Grand';
    case 'null':
      return 'Null';
  }
}

/** ‘clubs hand, schneider announced’, ‘Null ouvert hand’ */
export function contract({ game, hand, schneider, schwarz, ouvert }: Contract, pack: Pack): string {
  const words = [gameName(game, pack)];
  if (game === 'null' && ouvert) words.push('ouvert');
  if (hand) words.push('hand');
  if (game !== 'null' && ouvert) words.push('ouvert');
  const name = words.join(' ');
  if (schwarz) return `${name}, schwarz announced`;
  return schneider ? `${name}, schneider announced` : name;
}

export const announcements: Readonly<Record<Announcement, Labelled>> = {
  hand: { label: 'Hand', text: 'Without picking up the skat; one level more.' },
  schneider: {
    label: 'Schneider',
    text: 'Announced: the defenders get 30 card points at most, or the game is lost.',
  },
  schwarz: {
    label: 'Schwarz',
    text: 'Announced: the defenders get no trick, or the game is lost.',
  },
  ouvert: { label: 'Ouvert', text: 'All cards lie open before the first trick.' },
};

export function matadors(n: number): string {
  if (n === 0) return '';
  return n > 0 ? `with ${n}` : `without ${-n}`;
}

export const doubles = { 2: 'Kontra', 4: 'Re', 8: 'Bock' } as const;

export const levels: Readonly<Record<Level, string>> = {
  game: 'game',
  schneider: 'schneider',
  schwarz: 'schwarz',
};

/** What is said with the cards on the table. */
export const claims: Readonly<Record<Level, string>> = {
  game: 'I have won',
  schneider: 'Won, defenders schneider',
  schwarz: 'Won, defenders schwarz',
};
