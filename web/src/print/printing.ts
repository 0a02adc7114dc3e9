import type { Language } from '@lusoria/i18n';
import type { Occasion } from '@lusoria/print/general/items.ts';
import type { Job } from '@lusoria/print/job.ts';
import type { Paper } from '@lusoria/print/papers/paper.ts';
import type { Answer, ItemInfo, Question } from './protocol.ts';

let worker: Worker | null = null;
let last = 0;

/** The worker that creates PDFs; started on first use. */
function started(): Worker {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never;

function asked(question: Asked): Promise<Answer> {
  last += 1;
  const id = last;
  const to = started();
  return new Promise((resolve, reject) => {
    const done = () => {
      to.removeEventListener('message', heard);
      to.removeEventListener('error', failed);
    };
    const heard = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      done();
      resolve(data);
    };
    // A worker that failed to load is started again next time.
    const failed = () => {
      done();
      worker = null;
      reject(new Error('no worker'));
    };
    to.addEventListener('message', heard);
    to.addEventListener('error', failed);
    to.postMessage({ ...question, id });
  });
}

/** Items of a game that can be printed with these options, on this occasion. */
export async function printItems(
  game: string,
  language: Language,
  options: unknown,
  occasion: Occasion,
): Promise<readonly ItemInfo[]> {
  const answer = await asked({ ask: 'items', game, language, options, occasion });
  if (answer.kind !== 'items') throw new Error(answer.kind);
  return answer.items;
}

/** Makes the PDF of a paper about data protection. */
export function paperPdf(key: string, paper: Paper, job: Job): Promise<Answer> {
  return asked({ ask: 'paper', key, paper, job });
}

/** Makes a PDF. */
export function makePdf(game: string, item: string, job: Job, occasion: Occasion): Promise<Answer> {
  return asked({ ask: 'print', game, item, job, occasion });
}
