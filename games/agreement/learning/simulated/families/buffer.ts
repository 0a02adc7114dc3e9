import { pick, type Random } from '@lusoria/core';
import { byCell, type Cell } from '@lusoria/latin';
import { DAY_MS } from '../../memory.ts';
import { happens } from '../chance.ts';
import type { Knowledge } from '../pupil.ts';
import { type Beginning, family } from './family.ts';

const MINUTE_MS = 60_000;
/** After a minute of something else nothing is held in mind; after half an hour a pupil is fresh. By hand. */
const PAUSE = { held: MINUTE_MS, fresh: 30 * MINUTE_MS } as const;

interface Stored {
  /** Information in the long-term store. */
  readonly value: number;
  readonly at: number;
}

interface Stores {
  /** What is rehearsed now. */
  readonly held: readonly Cell[];
  readonly stored: Readonly<Record<Cell, Stored>>;
  /** Beginning of the sitting, and time of the last presentation. */
  readonly since: number;
  readonly at: number;
}

interface Theory {
  /** Forms that can be held at once. */
  readonly slots: number;
  /** Probability that what is presented to a fresh pupil is taken up. */
  readonly enters: number;
  /** Information stored of each form held, a presentation. */
  readonly transfer: number;
  /** Minutes of a sitting until attention has fallen by a factor of e. */
  readonly wanes: number;
  /** Days until stored information has fallen by a factor of e. */
  readonly lasts: number;
}

/** Information on what was known before the first lesson. */
const BEFORE = 6;

/**
 * A short-term store of few places: what is presented may enter it and drives out another form at random; what is held
 * is known for sure, and more of it is stored for long with every presentation (Atkinson and Shiffrin, "Human memory",
 * 1968). Attention wanes within a sitting (as minds wander more and more in lectures: Risko, Anderson, Sarwal,
 * Engelhardt and Kingstone, "Everyday attention", Applied Cognitive Psychology 26, 2012). Stored information is lost
 * with days instead of trials; all ranges are by hand.
 */
export const buffer = family(
  'Atkinson and Shiffrin, 1968; Risko et al., 2012',
  { slots: [2, 5], enters: [0.3, 0.8], transfer: [0.15, 0.5], wanes: [10, 60], lasts: [15, 60] },
  (of, beginning, now) => {
    const theory: Theory = {
      slots: Math.round(of('slots')),
      enters: of('enters'),
      transfer: of('transfer'),
      wanes: of('wanes'),
      lasts: of('lasts'),
    };
    const stored = byCell((cell) => ({ value: beginning.knows[cell] ? BEFORE : 0, at: now }));
    return withStores(theory, beginning, { held: [], stored, since: now, at: now });
  },
);

function withStores(
  theory: Theory,
  { takes }: Pick<Beginning, 'takes'>,
  stores: Stores,
): Knowledge {
  const presented = (cell: Cell, at: number, attention: number, random: Random) =>
    withStores(theory, { takes }, after(theory, stores, cell, at, attention, random));
  return {
    recall(cell, now) {
      if (heldAt(stores, now).includes(cell)) return 1;
      return 1 - Math.exp(-kept(theory, stores.stored[cell], now));
    },
    takes: (cell) => takes[cell],
    recalled: (cell, at, random) => presented(cell, at, 1, random),
    shown: presented,
  };
}

function heldAt({ held, at }: Stores, now: number): readonly Cell[] {
  return now - at <= PAUSE.held ? held : [];
}

function kept({ lasts }: Theory, { value, at }: Stored, now: number): number {
  return value * Math.exp(-Math.max(0, now - at) / DAY_MS / lasts);
}

function after(
  theory: Theory,
  stores: Stores,
  cell: Cell,
  now: number,
  attention: number,
  random: Random,
): Stores {
  const since = now - stores.at > PAUSE.fresh ? now : stores.since;
  const awake = Math.exp(-(now - since) / MINUTE_MS / theory.wanes);
  const before = heldAt(stores, now);
  const enters = !before.includes(cell) && happens(theory.enters * attention * awake, random);
  const held = enters ? [...spared(before, theory.slots, random), cell] : before;
  const stored = byCell((one) => {
    if (!held.includes(one)) return stores.stored[one];
    return { value: kept(theory, stores.stored[one], now) + theory.transfer, at: now };
  });
  return { held, stored, since, at: now };
}

/** What stays when one more form is taken up. */
function spared(held: readonly Cell[], slots: number, random: Random): readonly Cell[] {
  if (held.length < slots) return held;
  const out = pick(held, random);
  return held.filter((one) => one !== out);
}
