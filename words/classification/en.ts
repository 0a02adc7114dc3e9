import { guide } from './guide/en.ts';
import { options } from './options/en.ts';
import { table } from './table/en.ts';
import { tree } from './tree/en.ts';
import type { ClassificationWords } from './types.ts';

export const en: ClassificationWords = { ...options, ...table, tree, guide };
