import { basename } from 'node:path';
import { storedRecordSchema, verify as flawsOf } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import { loadRefusals } from '@lusoria/words';
import * as v from 'valibot';
import type { Command } from '../command.ts';
import { readJson } from '../options.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';

/** `lusoria verify`: whether the shuffles and moves of an exported game are what they should be. */
export const verify: Command = {
  options: [{ name: 'json', kind: 'flag', takes: '' }],
  async run(given, terminal) {
    const [file, second] = given.positionals;
    if (file === undefined) throw new Usage((words) => words.usage.whichFile);
    if (second !== undefined) throw new Usage((words) => words.usage.tooMuch(second));
    const record = v.safeParse(storedRecordSchema, await readJson(file));
    if (!record.success) {
      const path = v.getDotPath(record.issues[0]) ?? '';
      throw new Usage((words) => words.usage.noRecord(file, path));
    }
    const { game, rounds } = record.output;
    const flaws = flawsOf(record.output, await loadGame(game));
    const ok = flaws.length === 0;
    if (given.has('json')) {
      terminal.out(JSON.stringify({ file, game, rounds: rounds.length, ok, flaws }));
    } else if (ok) {
      terminal.out(`${basename(file)}: ${terminal.words.verify.well(rounds.length)}`);
    } else {
      terminal.out(`${basename(file)}: ${terminal.words.verify.flawed(flaws.length)}`);
      const words = await loadRefusals(terminal.language);
      for (const flaw of flaws) terminal.out(`  ${words.flaw(flaw)}`);
    }
    return ok ? 0 : 1;
  },
};
