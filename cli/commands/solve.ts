import { loadSkatMessages } from '@lusoria/skat/messages/index.ts';
import { gameName } from '@lusoria/skat/messages/names.ts';
import type { Command } from '../command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { idOf, type Item, itemsOf } from '../solve/files.ts';
import { type Placed, positionIn, type Problem } from '../solve/from-record.ts';
import { openSolver, type Solved, toPlay } from '../solve/solve.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { oneLine, Usage } from '@lusoria/cli-kit/usage.ts';
import type { CliWords } from '@lusoria/cli-kit/words/index.ts';

/** All is solved; some have no position to solve; something cannot be read. */
const EXIT = { solved: 0, unsolved: 1, unreadable: 2 } as const;
const LAST_PLY = 29;

/** `lusoria solve`: positions with open cards are solved exactly. */
export const solve: Command = {
  options: [
    { name: 'ply', kind: 'value', takes: 'N' },
    { name: 'json', kind: 'flag', takes: '' },
  ],
  async run(given, terminal) {
    const files = given.positionals;
    if (files.length === 0) throw new Usage((words) => words.usage.whichFile);
    const ply = given.whole('ply', 0, LAST_PLY);
    const isJson = given.has('json');
    const solved = openSolver();
    let exit: number = EXIT.solved;
    const complain = (text: string, code: number): void => {
      terminal.err(oneLine(`lusoria solve: ${text}`));
      exit = Math.max(exit, code);
    };
    for (const file of files) {
      const rows: (readonly string[])[] = [];
      for (const item of await itemsOf(file)) {
        const { where, id, placed, why, code } = looked(file, item, ply, terminal.words);
        if (!placed) {
          complain(`${where}: ${why}`, code);
          continue;
        }
        const found = attempted(() => solved(placed));
        if (!found) complain(`${where}: ${terminal.words.solve.impossible}`, EXIT.unreadable);
        else if (isJson) terminal.out(JSON.stringify({ id, ply: placed.ply, ...found }));
        else rows.push(await rowOf(id, placed, found, terminal));
      }
      if (rows.length > 0) terminal.out(columns([headsOf(terminal), ...rows]).join('\n'));
    }
    return exit;
  },
};

interface Looked {
  readonly where: string;
  readonly id: string;
  readonly placed: Placed | null;
  /** Why there is no position, and how bad that is. */
  readonly why: string;
  readonly code: number;
}

/** What is to be solved of something in a file. */
function looked(file: string, item: Item, ply: number | null, words: CliWords): Looked {
  const none = { id: '', placed: null, code: EXIT.unreadable };
  switch (item.kind) {
    case 'fault': {
      const { line, column, token, code } = item.fault;
      const where = words.replay.fault(file, line, column, token);
      return { ...none, where, why: words.replay.faultBecause[code] };
    }
    case 'flaw': {
      const where = words.solve.position(file, item.number);
      return { ...none, where, why: words.solve.noPosition(item.path) };
    }
    case 'position': {
      const { position, id, number } = item;
      const where = words.solve.position(file, number);
      if (ply !== null) return { ...none, where, why: words.solve.noPly };
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
      const where = words.solve.place(file, item.line, id);
      const placed = positionIn(item.record, ply);
      return 'code' in placed
        ? { where, id, placed: null, why: problemText(placed, words), code: EXIT.unsolved }
        : { where, id, placed, why: '', code: 0 };
    }
  }
}

/** How many cards must have been played when so many are left. */
function plyOf({ hands }: Placed['position']): number {
  return LAST_PLY + 1 - hands.flat().length;
}

function problemText(problem: Problem, { solve: words }: CliWords): string {
  switch (problem.code) {
    case 'tooShort':
      return words.tooShort(problem.cards, problem.ply);
    case 'illegal':
      return words.illegal(problem.move);
    default:
      return words[problem.code];
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

function headsOf({ words }: Terminal): readonly string[] {
  const { id, ply, game, toPlay: player, value, best, time } = words.solve.heads;
  return [id, ply, game, player, value, best, time];
}

async function rowOf(
  id: string,
  { ply, position }: Placed,
  { value, best, ms }: Solved,
  { language, words }: Terminal,
): Promise<readonly string[]> {
  const { declarer, defender, held, lost } = words.solve;
  const t = await loadSkatMessages(language);
  const isNull = position.game === 'null';
  const cards = best.flatMap((one) => (one.value === value ? [one.card] : []));
  return [
    id,
    String(ply),
    gameName(t, position.game, 'french'),
    toPlay(position) === position.declarer ? declarer : defender,
    isNull ? (value === 0 ? held : lost) : String(value),
    cards.join(' '),
    `${ms.toLocaleString(language, { maximumFractionDigits: 1 })} ms`,
  ];
}
