import * as v from 'valibot';

/** Report of the worker in which the server of this device runs. */
export const workerReportSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready'), epoch: v.number() }),
  /** Another tab's server has the database. */
  v.object({ kind: v.literal('taken-over') }),
]);
export type WorkerReport = v.InferOutput<typeof workerReportSchema>;
