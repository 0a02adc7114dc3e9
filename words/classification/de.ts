import { guide } from './guide/de.ts';
import { options } from './options/de.ts';
import { table } from './table/de.ts';
import { tree } from './tree/de.ts';
import type { ClassificationWords } from './types.ts';

export const de: ClassificationWords = { ...options, ...table, tree, guide };
