export { SERVER_DEVIATIONS, type ServerDeviation } from './server-deviations.ts';
export { parseRecord } from './parse.ts';
export {
  type Item as RecordItem,
  itemsOf,
  type Reader as RecordReader,
  readRecords,
  recordReader,
} from './reader.ts';
export {
  type Fault as RecordFault,
  FAULT_CODES,
  type FaultCode,
  field,
  playerAt,
  type Outcome as RecordOutcome,
  OUTCOME_KEYS,
  type OutcomeKey,
  printRecord,
  type SkatRecord,
  type Stated,
} from './record.ts';
export { type Reason, type Replayed, replayRecord } from './compare.ts';
export {
  dealOf,
  type Series,
  type SeriesDeal,
  seriesOf,
  type SeriesTable,
  tableOf,
} from './series.ts';
export { viewOfRecord } from './view-of-record.ts';
export { type IllegalCode, RECORD_CODES } from './replay.ts';
export { eventsOf, type Particulars as RecordParticulars, recordOf } from './write.ts';
