import { guide } from './guide/la.ts';
import { options } from './options/la.ts';
import { table } from './table/la.ts';
import { tree } from './tree/la.ts';
import type { ClassificationWords } from './types.ts';

export const la: ClassificationWords = { ...options, ...table, tree, guide };
