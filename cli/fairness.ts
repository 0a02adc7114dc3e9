import { writeFile } from 'node:fs/promises';
import { checkRecord } from '@lusoria/client';
import type { GameMessages } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import { loadRejections } from '@lusoria/table/messages';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Failure, reasonOf } from '@lusoria/cli-kit/usage.ts';
import type { Visit } from './remote/visit.ts';

/** Verifies the shuffles of the match, and stores its record if requested (`file`). */
export async function tellFairness(
  { session, table }: Visit,
  { out, err, language }: Terminal,
  file: string | null,
  messages: GameMessages,
): Promise<void> {
  const [common, { rejection, flaw }] = await Promise.all([
    loadCommonMessages(language),
    loadRejections(language),
  ]);
  const record = await session.record(table.id);
  if (!record.ok) return err(rejection(record.rejection.code, record.rejection.params));
  const findings = await checkRecord(
    record.value,
    session.commitments(table.id),
    await loadGame(record.value.game),
  );
  out(common(findings.length === 0 ? 'end-fair' : 'end-unfair'));
  for (const finding of findings) out(`  ${flaw(finding, messages)}`);
  if (file === null) return;
  try {
    await writeFile(file, `${JSON.stringify(record.value)}\n`);
  } catch (error) {
    throw new Failure('not-written', { file, reason: reasonOf(error) });
  }
  out(common('stored', { file }));
}
