import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import type { Series } from '@lusoria/skat/notation';
import { MAX_FAULTS, PAGE, type ReadFile, recordCalls } from './calls.ts';
import { dealAt, isOneTable, opened } from './opened.ts';

/** Reads a file of records beside the page, since a large one takes seconds, and keeps it. */

let series: Series | null = null;

function read(text: string): ReadFile {
  const file = opened(text);
  series = file.series;
  const count = series?.deals.length ?? 0;
  const isOne = series !== null && isOneTable(series);
  return {
    count,
    faults: file.faults
      .slice(0, MAX_FAULTS)
      .map(({ line, column, token }) => ({ line, column, token })),
    isOneTable: isOne,
    sheet: series && isOne && count <= PAGE ? sheetFrom(series) : null,
  };
}

function sheetFrom({ played, options, seats, names }: Series) {
  return { played, options, seats, names };
}

function pageFrom(from: number) {
  const numbers = Array.from({ length: PAGE }, (_, i) => from + i);
  return numbers.flatMap((index) => (series && dealAt(series, index)) ?? []);
}

answerCalls(recordCalls, browserChannel(globalThis), { read, page: pageFrom });
