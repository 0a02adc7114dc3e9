import type { ChosenOptions, OptionField } from '@lusoria/core';
import { DECK_IDS } from './decks/index.ts';

/** The options for forms and the command line, the most used first; `deck` also takes a deck file. */
export const optionFields = [
  { key: 'deck', kind: 'choice', values: DECK_IDS, standard: 'shapes', apart: true },
  { key: 'tree', kind: 'choice', values: ['sage', 'drawn'], standard: 'sage' },
  { key: 'difficulty', kind: 'choice', values: ['easy', 'medium', 'hard'], standard: 'medium' },
  { key: 'classes', kind: 'number', min: 0, from: 2, max: 8, standard: 0 },
  { key: 'sage', kind: 'choice', values: ['rotates', 'stays'], standard: 'rotates' },
  {
    key: 'first',
    kind: 'choice',
    values: ['lot', '1', '2', '3', '4', '5'],
    standard: 'lot',
    seats: true,
  },
  { key: 'rounds', kind: 'number', min: 0, max: 20, standard: 0 },
  {
    key: 'description',
    kind: 'choice',
    values: ['tree', 'sort', 'text', 'none'],
    standard: 'tree',
  },
  { key: 'describing', kind: 'number', min: 30, max: 900, standard: 300 },
  { key: 'verdict', kind: 'choice', values: ['plain', 'reason'], standard: 'plain' },
  { key: 'judge', kind: 'choice', values: ['tree', 'hand'], standard: 'tree' },
  { key: 'pass', kind: 'switch', standard: false },
  { key: 'stock', kind: 'choice', values: ['on', 'end'], standard: 'on' },
  { key: 'chat', kind: 'choice', values: ['closed', 'open'], standard: 'closed' },
  { key: 'least', kind: 'number', min: 1, max: 20, standard: 8 },
] as const satisfies readonly OptionField[];

export const presets = {
  first: { tree: 'drawn', difficulty: 'easy', classes: 3, verdict: 'reason' },
  classic: {},
  school: { first: '1', sage: 'stays', description: 'text' },
} as const satisfies Readonly<Record<string, ChosenOptions>>;

/** Key of an option of a table. */
export type OptionKey = (typeof optionFields)[number]['key'];
