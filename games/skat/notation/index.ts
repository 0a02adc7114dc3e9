export { HABITS, type Habit } from './habits.ts';
export { parseRecord } from './parse.ts';
export {
  type Item as RecordItem,
  type Reader as RecordReader,
  readRecords,
  recordReader,
} from './reader.ts';
export {
  type Fault as RecordFault,
  FAULT_CODES,
  type FaultCode,
  field,
  type Outcome as RecordOutcome,
  OUTCOME_KEYS,
  type OutcomeKey,
  printRecord,
  type SkatRecord,
  type Stated,
} from './record.ts';
export { type Reason, type Replayed, replayRecord } from './replay.ts';
export { type Series, type SeriesDeal, seriesOf } from './series.ts';
export { viewOfRecord } from './shown.ts';
export { ILLEGAL_CODES, type IllegalCode } from './walk.ts';
export { eventsOf, type Particulars as RecordParticulars, recordOf } from './write.ts';
