import { command } from '@lusoria/cli-kit/command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { pipsOf } from '@lusoria/skat';
import { loadSkatMessages } from '../../messages/index.ts';
import { cardShort, gameName } from '../../messages/names.ts';
import { complaintsOn } from '../complaints.ts';
import { loadSkatCommandMessages, type SkatCommandTranslator } from '../messages/index.ts';
import { idOf, type Item, itemsOf } from './files.ts';
import { type Placed, positionIn, type Problem } from './from-record.ts';
import { openSolver, type Solved, toPlay } from './solve.ts';

/** All is solved; some have no position to solve; something cannot be read. */
const EXIT = { solved: 0, unsolved: 1, unreadable: 2 } as const;
const LAST_PLY = 29;
/** Those of the 32 cards. */
const ALL_POINTS = 120;
const HEADS = ['id', 'ply', 'game', 'to-play', 'value', 'best', 'time'] as const;

/** `lusoria skat solve`: positions with open cards are solved exactly. */
export const solve = command({
  options: {
    ply: { kind: 'value', takes: 'N' },
    json: { kind: 'flag', takes: '' },
  },
  async help(language) {
    const t = await loadSkatCommandMessages(language);
    return {
      summary: t('command-solve'),
      option: (name) => t(`command-solve-${name}`),
      notes: (['input', 'output', 'exit'] as const).map((note) => t(`command-solve-note-${note}`)),
    };
  },
  async run(given, terminal) {
    const files = given.positionals;
    if (files.length === 0) throw new Usage('which-file');
    const ply = given.whole('ply', 0, LAST_PLY);
    const isJson = given.has('json');
    const t = await loadSkatCommandMessages(terminal.language);
    const solved = openSolver();
    let exit: number = EXIT.solved;
    for (const file of files) {
      const complaints = complaintsOn(terminal, 'solve', file, t);
      const complain = (text: string, code: number): void => {
        complaints.add(text);
        exit = Math.max(exit, code);
      };
      const rows: (readonly string[])[] = [];
      const items = await itemsOf(file);
      if (items.length === 0) complain(t('solve-empty', { file }), EXIT.unsolved);
      for (const item of items) {
        const { where, id, placed, why, code } = looked(file, item, ply, t);
        if (!placed) {
          complain(`${where}: ${why}`, code);
          continue;
        }
        if (hasTooMuch(placed.position)) {
          complain(`${where}: ${t('solve-too-many-points')}`, EXIT.unreadable);
          continue;
        }
        const found = attempted(() => solved(placed));
        if (!found) complain(`${where}: ${t('solve-impossible')}`, EXIT.unreadable);
        else if (isJson) terminal.out(JSON.stringify({ id, ply: placed.ply, ...found }));
        else rows.push(await rowOf(id, placed, found, t));
      }
      complaints.end();
      const heads = HEADS.map((head) => t(`solve-head-${head}`));
      if (rows.length > 0) terminal.out(columns([heads, ...rows]).join('\n'));
    }
    return exit;
  },
});

interface Looked {
  readonly where: string;
  readonly id: string;
  readonly placed: Placed | null;
  /** Why there is no position, and how bad that is. */
  readonly why: string;
  readonly code: number;
}

/** The position to solve for an item of a file. */
function looked(file: string, item: Item, ply: number | null, t: SkatCommandTranslator): Looked {
  const none = { id: '', placed: null, code: EXIT.unreadable };
  switch (item.kind) {
    case 'fault': {
      const { line, column, token, code } = item.fault;
      const where = t('fault', { file, line, column, token });
      return { ...none, where, why: t(`fault-${code}`) };
    }
    case 'flaw': {
      const where = t('solve-position', { file, number: item.number });
      return { ...none, where, why: t('solve-no-position', { path: item.path || 'start' }) };
    }
    case 'position': {
      const { position, id, number } = item;
      const where = t('solve-position', { file, number });
      if (ply !== null) return { ...none, where, why: t('solve-no-ply') };
      return {
        where,
        id,
        placed: { position, taken: false, ply: plyOf(position) },
        why: '',
        code: 0,
      };
    }
    case 'record': {
      const id = idOf(item.record, item.line);
      const where = t('solve-record', { file, line: item.line, id });
      const placed = positionIn(item.record, ply);
      return 'code' in placed
        ? { where, id, placed: null, why: problemText(placed, t), code: EXIT.unsolved }
        : { where, id, placed, why: '', code: 0 };
    }
  }
}

/** Whether the declarer would have points that the cards cannot have made. */
function hasTooMuch({ hands, trick, points }: Placed['position']): boolean {
  return points + pipsOf([...hands.flat(), ...trick]) > ALL_POINTS;
}

/** The number of cards played, by the cards left. */
function plyOf({ hands }: Placed['position']): number {
  return LAST_PLY + 1 - hands.flat().length;
}

function problemText(problem: Problem, t: SkatCommandTranslator): string {
  switch (problem.code) {
    case 'too-short':
      return t('solve-too-short', { cards: problem.cards, ply: problem.ply });
    case 'illegal':
      return t('solve-illegal', { move: problem.move });
    default:
      return t(`solve-${problem.code}`);
  }
}

function attempted(solved: () => Solved): Solved | null {
  try {
    return solved();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function rowOf(
  id: string,
  { ply, position }: Placed,
  { value, best, ms }: Solved,
  t: SkatCommandTranslator,
): Promise<readonly string[]> {
  const names = await loadSkatMessages(t.language);
  const isNull = position.game === 'null';
  const cards = best.flatMap((one) => (one.value === value ? [one.card] : []));
  return [
    id,
    String(ply),
    gameName(names, position.game, 'french'),
    t(toPlay(position) === position.declarer ? 'solve-declarer' : 'solve-defender'),
    isNull ? t(value === 0 ? 'solve-held' : 'solve-lost') : String(value),
    cards.map((card) => cardShort(names, card, 'french')).join(' '),
    `${ms.toLocaleString(t.language, { maximumFractionDigits: 1 })} ms`,
  ];
}
