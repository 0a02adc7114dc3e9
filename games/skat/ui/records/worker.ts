import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import { PAGE, type ReadFile, recordCalls } from './calls.ts';
import { dealAt, opened, type OpenedFile, seriesIn } from './opened.ts';

/** Reads a file of records beside the page, and keeps it; a deal is replayed when it is shown. */

let file: OpenedFile | null = null;

function read(text: string): ReadFile {
  file = opened(text);
  const { deals, faults, faultCount, isOneTable } = file;
  return {
    count: deals.length,
    faults: faults.map(({ code, line, column, token }) => ({ code, line, column, token })),
    faultCount,
    isOneTable,
    sheet: isOneTable && deals.length <= PAGE ? sheetOf(file) : null,
  };
}

function sheetOf(from: OpenedFile): ReadFile['sheet'] {
  const series = seriesIn(from);
  if (!series) return null;
  const { played, options, seats, names } = series;
  return { played, options, seats, names };
}

function pageFrom(from: number) {
  const numbers = Array.from({ length: PAGE }, (_, i) => from + i);
  return numbers.flatMap((index) => (file && dealAt(file, index)) ?? []);
}

answerCalls(recordCalls, browserChannel(globalThis), { read, page: pageFrom });
