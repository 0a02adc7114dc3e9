import { basename } from 'node:path';
import { isGameId, loadGame, manifestOf } from '@lusoria/games';
import { storedRecordSchema, verify as flawsOf } from '@lusoria/table';
import { loadRejections } from '@lusoria/table/messages';
import * as v from 'valibot';
import { command } from '@lusoria/cli-kit/command.ts';
import { parsedJson, readText } from '@lusoria/cli-kit/files.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { theFile } from '../arguments.ts';
import { helpFrom } from '../command-help.ts';
import { loadCliMessages } from '../messages/index.ts';

/** `lusoria verify`: verifies the shuffles and moves of an exported game. */
export const verify = command({
  options: { json: { kind: 'flag', takes: '' } },
  help: helpFrom({
    summary: 'command-verify',
    option: (name) => `command-verify-${name}`,
    notes: ['command-verify-note'],
  }),
  async run(given, terminal) {
    const file = theFile(given);
    const record = await recordIn(file);
    const { game, rounds } = record;
    const flaws = flawsOf(record, await loadGame(game));
    // Without any round there is nothing to verify.
    const ok = rounds.length > 0 && flaws.length === 0;
    if (given.has('json')) {
      terminal.out(JSON.stringify({ file, game, rounds: rounds.length, ok, flaws }));
      return ok ? 0 : 1;
    }
    const { language } = terminal;
    const [t, { flaw: worded }, messages] = await Promise.all([
      loadCliMessages(language),
      loadRejections(language),
      isGameId(game) ? manifestOf(game).then((manifest) => manifest.messages(language)) : null,
    ]);
    const found =
      flaws.length > 0
        ? t('verify-flawed', { flaws: flaws.length })
        : ok
          ? t(`verify-well-${messages?.unit ?? 'round'}`, { rounds: rounds.length })
          : t('verify-nothing');
    terminal.out(`${basename(file)}: ${found}`);
    for (const flaw of flaws) terminal.out(`  ${worded(flaw, messages)}`);
    return ok ? 0 : 1;
  },
});

/** An exported game. @throws Usage when the file is none. */
export async function recordIn(file: string): Promise<v.InferOutput<typeof storedRecordSchema>> {
  const record = v.safeParse(storedRecordSchema, parsedJson(file, await readText(file)));
  if (record.success) return record.output;
  throw new Usage('no-record', { file, path: v.getDotPath(record.issues[0]) ?? 'start' });
}
