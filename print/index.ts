export { COLOURS } from './colour.ts';
export * from './drawing.ts';
export { type Fonts } from './fonts.ts';
export { type Offset, SIDES } from './impose.ts';
export type {
  GamePrint,
  Made,
  Order,
  PrintChoice,
  PrintedSeries,
  PrintItem,
  ScenePicture,
} from './item.ts';
export { type Job, MAX_COPIES, print, usualJob } from './job.ts';
export {
  CARD_SIZES,
  landscape,
  PAPERS,
  PRINTABLE,
} from './paper.ts';
export type { Pictures } from './pdf/pictures.ts';
export { deckChoice, readOptions } from './options.ts';
export { PrintProblem } from './problem.ts';
export { type Column, flow } from './sheet/flow.ts';
export { type Cell, sum, table } from './sheet/table.ts';
export { fitting, linesOf } from './sheet/text.ts';
export {
  itemsOf,
  type Occasion,
  type PrintManifest,
} from './general/items.ts';
export type { Link } from './general/links.ts';
