import type { OptionField } from '@lusoria/core';
import { integer, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';

/** The options of a table; RULES.md tells what each means. */
export interface Options {
  /** Scoring of a series. */
  readonly scoring: 'seeger-fabian' | 'list' | 'bierlachs' | 'target';
  /** Deals of a series; 0: twelve a player. Bierlachs and target scoring end by points. */
  readonly deals: number;
  /** Target that ends Bierlachs and target scoring. */
  readonly target: number;
  /** `jacks`: matadors count up to four. */
  readonly matadors: 'all' | 'jacks';
  /** `free`: schneider, schwarz and ouvert can be announced after picking up, and ouvert by itself. */
  readonly announcements: 'hand' | 'free';
  /** `counter`: the next player sits to the right. */
  readonly direction: 'clockwise' | 'counter';
  /** `bidders`: only a defender who has bid or held may say kontra. */
  readonly kontra: 'off' | 'bidders' | 'all';
  /** Kontra doubles what Seeger and Fabian add, too. */
  readonly kontraBonus: boolean;
  /** Consequence when everybody passes. */
  readonly ramsch: 'off' | 'on' | 'pushed';
  /** Recipient of the skat in ramsch. */
  readonly ramschSkat: 'last' | 'loser';
  /** Consequence of a bock event: a round that counts double, one of ramsch, or one after the other. */
  readonly rounds: 'off' | 'bock' | 'ramsch' | 'both';
  /** The bock event. */
  readonly event: 'sixty' | 'grand-hand' | 'lost-kontra' | 'any';
  /** `open`: tricks and points can be looked at during play. */
  readonly tricks: 'last' | 'open';
  /** For two: matadors count, over all sixteen cards. */
  readonly rusticMatadors: boolean;
}

export const optionsSchema = schemaOf<Options>()(
  v.strictObject({
    scoring: v.optional(
      v.picklist(['seeger-fabian', 'list', 'bierlachs', 'target']),
      'seeger-fabian',
    ),
    deals: v.optional(integer(0, 480), 0),
    target: v.optional(integer(50, 2000), 301),
    matadors: v.optional(v.picklist(['all', 'jacks']), 'all'),
    announcements: v.optional(v.picklist(['hand', 'free']), 'hand'),
    direction: v.optional(v.picklist(['clockwise', 'counter']), 'clockwise'),
    kontra: v.optional(v.picklist(['off', 'bidders', 'all']), 'off'),
    kontraBonus: v.optional(v.boolean(), false),
    ramsch: v.optional(v.picklist(['off', 'on', 'pushed']), 'off'),
    ramschSkat: v.optional(v.picklist(['last', 'loser']), 'last'),
    rounds: v.optional(v.picklist(['off', 'bock', 'ramsch', 'both']), 'off'),
    event: v.optional(v.picklist(['sixty', 'grand-hand', 'lost-kontra', 'any']), 'any'),
    tricks: v.optional(v.picklist(['last', 'open']), 'last'),
    rusticMatadors: v.optional(v.boolean(), false),
  }),
);

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
