import { byCell, type Cell, NEIGHBOURS } from '@lusoria/latin';
import { DAY_MS } from '../../memory.ts';
import type { Knowledge } from '../pupil.ts';
import { type Beginning, family } from './family.ts';

interface Trace {
  /** How well it comes to mind, from 0 to 1, when it was last changed. */
  readonly retrieval: number;
  /** How well it is learned: never lost. */
  readonly storage: number;
  /** Share held back by the recall of neighbours. */
  readonly suppressed: number;
  readonly at: number;
}

interface Theory {
  /** Share of the way left that a showing takes. */
  readonly share: number;
  /** Days until retrieval falls by a factor of e, of what has no storage. */
  readonly lasts: number;
  /** Storage gained by the recall of what had all but gone; of that, what a showing gains. */
  readonly growth: number;
  readonly showing: number;
  /** Share held back of a neighbour that would have come to mind, too. */
  readonly suppresses: number;
  /** Hours until suppression has fallen by a factor of e. */
  readonly relief: number;
}

/** What was known before the first lesson. */
const BEFORE = { retrieval: 0.97, storage: 11 } as const;

/**
 * Disuse: how well a form is learned is apart from how well it comes to mind; the harder a recall was, the more it
 * teaches, and the more is learned, the slower it is lost (Bjork and Bjork, "A new theory of disuse and an old theory
 * of stimulus fluctuation", 1992). Recalls, not showings, hold back those neighbours that would have come to mind, too
 * (Anderson, Bjork and Bjork, "Remembering can cause forgetting", Journal of Experimental Psychology: Learning, Memory,
 * and Cognition 20, 1994), for about a day (MacLeod and Macrae, "Gone but not forgotten", Psychological Science 12,
 * 2001). The ranges are by hand.
 */
export const disuse = family(
  'Bjork and Bjork, 1992; Anderson, Bjork and Bjork, 1994',
  {
    share: [0.3, 0.8],
    lasts: [2, 10],
    growth: [1, 4],
    showing: [0.3, 0.7],
    suppresses: [0.01, 0.05],
    relief: [6, 48],
  },
  (of, beginning, now) => {
    const theory: Theory = {
      share: of('share'),
      lasts: of('lasts'),
      growth: of('growth'),
      showing: of('showing'),
      suppresses: of('suppresses'),
      relief: of('relief'),
    };
    const traces = byCell((cell) => ({
      ...(beginning.knows[cell] ? BEFORE : { retrieval: 0, storage: 0 }),
      suppressed: 0,
      at: now,
    }));
    return withTraces(theory, beginning, traces);
  },
);

/** A trace as it is at another time. */
function passed({ lasts, relief }: Theory, trace: Trace, now: number): Trace {
  const days = Math.max(0, now - trace.at) / DAY_MS;
  return {
    retrieval: trace.retrieval * Math.exp(-days / (lasts * (1 + trace.storage))),
    storage: trace.storage,
    suppressed: trace.suppressed * Math.exp((-24 * days) / relief),
    at: now,
  };
}

const comes = ({ retrieval, suppressed }: Trace) => retrieval * (1 - suppressed);

function withTraces(
  theory: Theory,
  { takes }: Pick<Beginning, 'takes'>,
  traces: Readonly<Record<Cell, Trace>>,
): Knowledge {
  const { share, growth, showing, suppresses } = theory;
  const at = (cell: Cell, now: number) => passed(theory, traces[cell], now);
  return {
    recall: (cell, now) => comes(at(cell, now)),
    takes: (cell) => takes[cell],
    recalled(cell, now) {
      const storage = traces[cell].storage + growth * (1 - comes(at(cell, now)));
      const beside = new Set(NEIGHBOURS[cell]);
      const changed = byCell((one) => {
        if (one === cell) return { retrieval: 1, storage, suppressed: 0, at: now };
        if (!beside.has(one)) return traces[one];
        const trace = at(one, now);
        const more = suppresses * comes(trace);
        return { ...trace, suppressed: trace.suppressed + more * (1 - trace.suppressed) };
      });
      return withTraces(theory, { takes }, changed);
    },
    shown(cell, now, attention) {
      const trace = at(cell, now);
      const changed: Trace = {
        retrieval: trace.retrieval + share * attention * (1 - trace.retrieval),
        storage: trace.storage + growth * showing * attention * (1 - comes(trace)),
        suppressed: trace.suppressed * (1 - attention),
        at: now,
      };
      return withTraces(theory, { takes }, { ...traces, [cell]: changed });
    },
  };
}
