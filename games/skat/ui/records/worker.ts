import type { Series } from '@lusoria/skat/notation';
import * as v from 'valibot';
import { type Answer, MOST_FAULTS, PAGE, questionSchema } from './messages.ts';
import { dealAt, isOneTable, opened } from './opened.ts';

/** Reads a file of records beside the page, since a large one takes seconds, and keeps it. */

let series: Series | null = null;

function say(answer: Answer): void {
  globalThis.postMessage(answer);
}

function read(text: string): void {
  const file = opened(text);
  series = file.series;
  const count = series?.deals.length ?? 0;
  const isOne = series !== null && isOneTable(series);
  say({
    kind: 'read',
    file: {
      count,
      faults: file.faults
        .slice(0, MOST_FAULTS)
        .map(({ line, column, token }) => ({ line, column, token })),
      isOneTable: isOne,
      sheet: series && isOne && count <= PAGE ? sheetFrom(series) : null,
    },
  });
  show(0);
}

function sheetFrom({ played, options, seats, names }: Series) {
  return { played, options, seats, names };
}

function show(from: number): void {
  const numbers = Array.from({ length: PAGE }, (_, i) => from + i);
  const deals = numbers.flatMap((index) => (series && dealAt(series, index)) ?? []);
  say({ kind: 'page', from, deals });
}

globalThis.addEventListener('message', (event: MessageEvent<unknown>) => {
  const question = v.parse(questionSchema, event.data);
  if (question.kind === 'read') read(question.text);
  else show(question.from);
});
