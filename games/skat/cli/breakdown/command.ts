import { addCounts } from '@lusoria/core';
import { command } from '@lusoria/cli-kit/command.ts';
import { breakdownFrom, countsOf, judgeGame } from '@lusoria/skat/analysis';
import { loadWeights } from '@lusoria/skat/engine';
import { playerAt, type SkatRecord, viewOfRecord } from '@lusoria/skat/notation';
import { complaintsOn } from '../complaints.ts';
import { FILE_OPTIONS, filesIn, helpOnFiles } from '../record-files.ts';
import { loadSkatCommandMessages } from '../messages/index.ts';
import { itemsIn } from '../replay/files.ts';
import { breakdownLines } from './lines.ts';

/** All games were counted; some cannot be read, or their cards are not all known. */
const EXIT = { counted: 0, incomplete: 2 } as const;

/** `lusoria skat breakdown`: where the points of recorded games lie. */
export const breakdown = command({
  options: FILE_OPTIONS,
  help: async (language) =>
    helpOnFiles('breakdown', language, (t) => [
      t('command-breakdown-note-players'),
      t('command-breakdown-note-exit'),
    ]),
  async run(given, terminal) {
    const files = filesIn(given);
    const t = await loadSkatCommandMessages(terminal.language);
    await loadWeights();
    const players = new Map<string, Record<string, number>>();
    let exit: number = EXIT.counted;
    for (const file of files) {
      const complaints = complaintsOn(terminal, 'breakdown', file, t);
      for await (const items of itemsIn(file)) {
        for (const item of items) {
          if (item.ok && count(item.record, players)) continue;
          const { line } = item.ok ? item : item.fault;
          complaints.add(t('breakdown-unknown', { file, line }));
          exit = EXIT.incomplete;
        }
      }
      complaints.end();
    }
    const found = [...players].map(([name, counts]) => ({ name, figures: breakdownFrom(counts) }));
    if (given.has('json')) terminal.out(JSON.stringify({ players: found.map(flat) }));
    else if (found.length > 0) terminal.out(breakdownLines(found, t).join('\n'));
    return exit;
  },
});

function flat({ name, figures }: { readonly name: string; readonly figures: object }): object {
  return { name, ...figures };
}

/** Counts a game for who played it; false where it is not known to its end. */
function count(record: SkatRecord, players: Map<string, Record<string, number>>): boolean {
  const view = viewOfRecord(record);
  if (view?.form !== 'three' || !view.end) return false;
  const judged = judgeGame(view);
  for (const [place, seat] of view.players.entries()) {
    const name = playerAt(record, place);
    const counts = players.get(name) ?? {};
    addCounts(counts, countsOf(judged, seat));
    players.set(name, counts);
  }
  return true;
}
