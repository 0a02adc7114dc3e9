import type { Card, Contract, GameName, Level, Rank, Suit } from '@lusoria/skat';
import type { Labelled } from '../../agreement/types.ts';
import { listed } from '../../agreement/grammar.ts';
import { GERMAN_INDEX, partsOf, SIGNS } from '../cards.ts';
import type { Announcement, Pack } from '../types.ts';

const suits: Readonly<Record<Pack, Readonly<Record<Suit, string>>>> = {
  french: { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' },
  german: { C: 'Eichel', S: 'Grün', H: 'Rot', D: 'Schellen' },
};
const suitsShort: Readonly<Record<Pack, Readonly<Record<Suit, string>>>> = {
  french: SIGNS,
  german: { C: 'Ei', S: 'Gr', H: 'Ro', D: 'Sch' },
};
const numerals = { T: '10', '9': '9', '8': '8', '7': '7' } as const;
// Of the German pack players say Ass, too, and not Daus: it is an A that is printed on the card.
const ranks: Readonly<Record<Pack, Readonly<Record<Rank, string>>>> = {
  french: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', ...numerals },
  german: { A: 'Ass', K: 'König', Q: 'Ober', J: 'Unter', ...numerals },
};
const indexes: Readonly<Record<Pack, Readonly<Record<Rank, string>>>> = {
  french: { A: 'A', K: 'K', Q: 'D', J: 'B', ...numerals },
  german: GERMAN_INDEX,
};

export const suit = (name: Suit, pack: Pack): string => suits[pack][name];
export const suitShort = (name: Suit, pack: Pack): string => suitsShort[pack][name];
export const rank = (name: Rank, pack: Pack): string => ranks[pack][name];
export const rankIndex = (name: Rank, pack: Pack): string => indexes[pack][name];

export function card(name: Card, pack: Pack): string {
  const parts = partsOf(name);
  return `${suit(parts.suit, pack)}-${rank(parts.rank, pack)}`;
}

export function cardShort(name: Card, pack: Pack): string {
  const parts = partsOf(name);
  return suitShort(parts.suit, pack) + rankIndex(parts.rank, pack);
}

export function cards(list: readonly Card[], pack: Pack): string {
  return listed(
    list.map((each) => card(each, pack)),
    ' und ',
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

/** „Kreuz Hand, Schneider angesagt“, „Null ouvert Hand“ */
export function contract({ game, hand, schneider, schwarz, ouvert }: Contract, pack: Pack): string {
  const words = [gameName(game, pack)];
  if (game === 'null' && ouvert) words.push('ouvert');
  if (hand) words.push('Hand');
  if (game !== 'null' && ouvert) words.push('ouvert');
  const name = words.join(' ');
  if (schwarz) return `${name}, Schwarz angesagt`;
  return schneider ? `${name}, Schneider angesagt` : name;
}

export const announcements: Readonly<Record<Announcement, Labelled>> = {
  hand: { label: 'Hand', text: 'Ohne den Skat aufzunehmen; eine Stufe mehr.' },
  schneider: {
    label: 'Schneider',
    text: 'Angesagt: Die Gegenspieler bekommen höchstens 30 Augen, sonst ist das Spiel verloren.',
  },
  schwarz: {
    label: 'Schwarz',
    text: 'Angesagt: Die Gegenspieler bekommen keinen Stich, sonst ist das Spiel verloren.',
  },
  ouvert: { label: 'Ouvert', text: 'Alle Karten liegen vor dem ersten Stich offen.' },
};

export function matadors(n: number): string {
  if (n === 0) return '';
  return n > 0 ? `mit ${n}` : `ohne ${-n}`;
}

export const doubles = { 2: 'Kontra', 4: 'Re', 8: 'Bock' } as const;

export const levels: Readonly<Record<Level, string>> = {
  game: 'Spiel',
  schneider: 'Schneider',
  schwarz: 'Schwarz',
};

/** What is said with the cards on the table. */
export const claims: Readonly<Record<Level, string>> = {
  game: 'Ich habe gewonnen',
  schneider: 'Gewonnen, Gegner Schneider',
  schwarz: 'Gewonnen, Gegner schwarz',
};
