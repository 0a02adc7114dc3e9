export { cardBack } from './back.ts';
export { COLOURS, type Colours } from './colour.ts';
export * from './drawing.ts';
export { type Fonts, loadFonts } from './fonts.ts';
export { type Layout, type Offset, SIDES, type Sides } from './impose.ts';
export type { GamePrint, Made, Order, PrintChoice, PrintItem } from './item.ts';
export { type Job, MOST_COPIES, print, type Printed, usualJob } from './job.ts';
export {
  CARD_SIZES,
  landscape,
  type CardSize,
  type Paper,
  PAPERS,
  PRINTABLE,
  type Size,
  sizeOf,
} from './paper.ts';
export type { Pictures } from './pdf/pictures.ts';
export { deckChoice, readOptions } from './options.ts';
export { PrintProblem, type PrintProblemCode } from './problem.ts';
export { type Block, type Column, flow } from './sheet/flow.ts';
export { type Cell, sum, table } from './sheet/table.ts';
export { fitting, linesOf } from './sheet/text.ts';
export {
  itemsOf,
  linksItem,
  type Occasion,
  type PrintManifest,
  resultsItem,
} from './general/items.ts';
export type { Link } from './general/links.ts';
export { type Results, resultSheets } from './general/results.ts';
