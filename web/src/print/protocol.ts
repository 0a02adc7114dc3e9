import type { Language } from '@lusoria/i18n';
import type { Job } from '@lusoria/print/job.ts';
import type { Occasion } from '@lusoria/print/general/items.ts';
import type { PrintItem } from '@lusoria/print/item.ts';
import type { Paper } from '@lusoria/print/papers/paper.ts';
import type { PrintProblem } from '@lusoria/print/problem.ts';

/** Something that can be printed, without the code that makes it. */
export type ItemInfo = Omit<PrintItem, 'make'>;

/** A request to the PDF worker; its response carries the same number. */
export type Question = { readonly id: number } & (
  | ({ readonly ask: 'items'; readonly language: Language; readonly options: unknown } & OfGame)
  | ({ readonly ask: 'print'; readonly item: string; readonly job: Job } & OfGame)
  | { readonly ask: 'paper'; readonly key: string; readonly paper: Paper; readonly job: Job }
);

interface OfGame {
  readonly game: string;
  readonly occasion: Occasion;
}

export type Problem = Pick<PrintProblem, 'code' | 'params'>;

export type Answer = { readonly id: number } & (
  | { readonly kind: 'items'; readonly items: readonly ItemInfo[] }
  | {
      readonly kind: 'printed';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly title: string;
      readonly pages: number;
    }
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** An unexpected error. */
  | { readonly kind: 'failed'; readonly reason: string }
);
