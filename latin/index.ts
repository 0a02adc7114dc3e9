export {
  byCell,
  type Agreement,
  agreement,
  type Case,
  CASES,
  type Cell,
  cellOf,
  CELLS,
  type Features,
  features,
  featuresIn,
  type Gender,
  GENDERS,
  type GrammaticalNumber,
  isCell,
  NEIGHBOURS,
  NUMBERS,
} from './cells.ts';
export {
  type ParadigmFile,
  paradigmFile,
  type ReadParadigm,
  readParadigm,
  type Row,
} from './file.ts';
export { type Forms, formsOf } from './forms.ts';
export { type Paradigm, plain, plainForm } from './paradigm.ts';
export { PARADIGM_IDS, type ParadigmId, PARADIGMS } from './paradigms.ts';
export {
  type Grammar,
  GRAMMARS,
  type Person,
  PERSONS,
  type Tense,
  TENSES,
  verbCell,
} from './verbs.ts';
export { type ParadigmProblem, type ProblemCode, problemText } from './problem.ts';
