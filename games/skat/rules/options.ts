import type { OptionField } from '@lusoria/core';

/** The options for forms and the command line, the most used first. */
export const optionFields = [
  {
    key: 'scoring',
    kind: 'choice',
    values: ['seeger-fabian', 'list', 'bierlachs', 'target'],
    standard: 'seeger-fabian',
  },
  { key: 'deals', kind: 'number', min: 0, max: 480, standard: 0 },
  { key: 'target', kind: 'number', min: 50, max: 2000, standard: 301 },
  { key: 'kontra', kind: 'choice', values: ['off', 'bidders', 'all'], standard: 'off' },
  { key: 'kontraBonus', kind: 'switch', standard: false },
  { key: 'ramsch', kind: 'choice', values: ['off', 'on', 'pushed'], standard: 'off' },
  { key: 'ramschSkat', kind: 'choice', values: ['last', 'loser'], standard: 'last' },
  { key: 'rounds', kind: 'choice', values: ['off', 'bock', 'ramsch', 'both'], standard: 'off' },
  {
    key: 'event',
    kind: 'choice',
    values: ['sixty', 'grand-hand', 'lost-kontra', 'any'],
    standard: 'any',
  },
  { key: 'tricks', kind: 'choice', values: ['last', 'open'], standard: 'last' },
  { key: 'matadors', kind: 'choice', values: ['all', 'jacks'], standard: 'all' },
  { key: 'announcements', kind: 'choice', values: ['hand', 'free'], standard: 'hand' },
  { key: 'direction', kind: 'choice', values: ['clockwise', 'counter'], standard: 'clockwise' },
  { key: 'rusticMatadors', kind: 'switch', standard: false },
] as const satisfies readonly OptionField[];

/** One of the keys of the options of a Skat table. */
export type OptionKey = (typeof optionFields)[number]['key'];
