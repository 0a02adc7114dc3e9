import type { OptionField } from '@lusoria/core';
import { integer } from '@lusoria/core/schema';
import * as v from 'valibot';

/** The options of a table; RULES.md tells what each means. */
export const optionsSchema = v.strictObject({
  /** How a series is written down. */
  scoring: v.optional(
    v.picklist(['seeger-fabian', 'list', 'bierlachs', 'target']),
    'seeger-fabian',
  ),
  /** Deals of a series; 0: twelve a player. Bierlachs and target scoring end by points. */
  deals: v.optional(integer(0, 480), 0),
  /** What ends Bierlachs and target scoring. */
  target: v.optional(integer(50, 2000), 301),
  /** `jacks`: matadors count up to four. */
  matadors: v.optional(v.picklist(['all', 'jacks']), 'all'),
  /** `free`: schneider, schwarz and ouvert can be announced after picking up, and ouvert by itself. */
  announcements: v.optional(v.picklist(['hand', 'free']), 'hand'),
  /** `counter`: the next player sits to the right. */
  direction: v.optional(v.picklist(['clockwise', 'counter']), 'clockwise'),
  /** `bidders`: only a defender who has bid or held may say kontra. */
  kontra: v.optional(v.picklist(['off', 'bidders', 'all']), 'off'),
  /** Kontra doubles what Seeger and Fabian add, too. */
  kontraBonus: v.optional(v.boolean(), false),
  /** What follows when everybody passes. */
  ramsch: v.optional(v.picklist(['off', 'on', 'pushed']), 'off'),
  /** Who gets the skat in ramsch. */
  ramschSkat: v.optional(v.picklist(['last', 'loser']), 'last'),
  /** What a bock event brings: a round that counts double, one of ramsch, or one after the other. */
  rounds: v.optional(v.picklist(['off', 'bock', 'ramsch', 'both']), 'off'),
  /** The bock event. */
  event: v.optional(v.picklist(['sixty', 'grand-hand', 'lost-kontra', 'any']), 'any'),
  /** `open`: tricks and points can be looked at during play. */
  tricks: v.optional(v.picklist(['last', 'open']), 'last'),
  /** For two: matadors count, over all sixteen cards. */
  rusticMatadors: v.optional(v.boolean(), false),
});
export type Options = v.InferOutput<typeof optionsSchema>;

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
