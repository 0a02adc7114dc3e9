import { readParadigm } from './file.ts';
import type { Paradigm } from './paradigm.ts';
import hic from './paradigms/hic.json' with { type: 'json' };
import idem from './paradigms/idem.json' with { type: 'json' };
import ille from './paradigms/ille.json' with { type: 'json' };
import ipse from './paradigms/ipse.json' with { type: 'json' };
import is from './paradigms/is.json' with { type: 'json' };
import iste from './paradigms/iste.json' with { type: 'json' };
import qui from './paradigms/qui.json' with { type: 'json' };
import { problemText } from './problem.ts';

/** The decks that come with the program, in menu order. */
export const PARADIGM_IDS = ['is', 'ille', 'ipse', 'iste', 'hic', 'idem', 'qui'] as const;
export type ParadigmId = (typeof PARADIGM_IDS)[number];

// A broken file of our own is a bug: failing at start is better than a game with a wrong card.
function shipped(id: ParadigmId, json: unknown): Paradigm {
  const read = readParadigm(json);
  if (!read.ok) throw new Error(`${id}.json: ${problemText(read.problem)}`);
  if (read.value.id !== id) throw new Error(`${id}.json: its id is ${read.value.id}`);
  return read.value;
}

/**
 * The decks that come with the program. Each was compared with a grammar cell by cell (its `source`
 * and `notes` name it and the decisions taken); none is derived by a program.
 */
export const PARADIGMS: Readonly<Record<ParadigmId, Paradigm>> = {
  is: shipped('is', is),
  ille: shipped('ille', ille),
  ipse: shipped('ipse', ipse),
  iste: shipped('iste', iste),
  hic: shipped('hic', hic),
  idem: shipped('idem', idem),
  qui: shipped('qui', qui),
};
