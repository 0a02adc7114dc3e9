import { basename } from 'node:path';
import { defined } from '@lusoria/core';
import { command } from '@lusoria/cli-kit/command.ts';
import { readText } from '@lusoria/cli-kit/files.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { loadGame } from '@lusoria/games';
import { type Cell, csvOf } from '@lusoria/tournaments/csv';
import { readResults, seasonOf } from '@lusoria/tournaments/season';
import { helpFrom } from '../command-help.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';

const MAX_EVENTS = 1000;

/** `lusoria season`: the table of a season from the results of several evenings. */
export const season = command({
  options: {
    best: { kind: 'value', takes: 'N' },
    csv: { kind: 'flag', takes: '' },
    json: { kind: 'flag', takes: '' },
  },
  help: helpFrom({
    summary: 'command-season',
    option: (name) => `command-season-${name}`,
    notes: ['command-season-note'],
  }),
  async run(given, terminal) {
    const { positionals: files } = given;
    if (files.length === 0) throw new Usage('which-file');
    const best = given.whole('best', 1, MAX_EVENTS);
    const results = await Promise.all(
      files.map(async (file) => {
        const result = await readResults(await readText(file), basename(file), loadGame);
        if (!result) throw new Usage('no-results', { file });
        return result;
      }),
    );
    const rows = seasonOf(results, best);
    if (given.has('json')) {
      terminal.out(
        JSON.stringify({ events: results.map(({ title, at }) => ({ title, at })), rows }),
      );
      return 0;
    }
    const t = await loadCliMessages(terminal.language);
    const heading = headingOf(
      t,
      results.map(({ title }) => title),
    );
    const body = rows.map(({ place, name, points, won, lost, events, each }): readonly Cell[] => [
      place,
      name,
      points,
      won,
      lost,
      events,
      ...each.map((one) => one && one.points),
    ]);
    if (given.has('csv')) {
      const text = csvOf([heading, ...body], terminal.language === 'en' ? '.' : ',');
      for (const line of text.trimEnd().split('\r\n')) terminal.out(line);
      return 0;
    }
    // Of the evenings a terminal has room for the sums alone.
    for (const line of aligned([heading, ...body].map((row) => row.slice(0, SUMS)))) {
      terminal.out(line);
    }
    return 0;
  },
});

/** Columns before those of the events. */
const SUMS = 6;

function headingOf(t: CliTranslator, titles: readonly string[]): readonly string[] {
  return [
    t('season-place'),
    t('season-name'),
    t('season-points'),
    t('season-won'),
    t('season-lost'),
    t('season-events'),
    ...titles,
  ];
}

/** Rows in columns: names to the left, numbers to the right. */
function aligned(rows: readonly (readonly Cell[])[]): readonly string[] {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const widths = Array.from({ length: SUMS }, (_, i) =>
    Math.max(0, ...texts.map((row) => Array.from(defined(row[i])).length)),
  );
  return texts.map((row) =>
    row
      .map((text, i) => {
        const space = ' '.repeat(defined(widths[i]) - Array.from(text).length);
        return i === 1 ? text + space : space + text;
      })
      .join('  ')
      .trimEnd(),
  );
}
