import * as v from 'valibot';

/** Tells the worker to open the server: until then it only loads what that needs. */
export const beginSchema = v.object({
  /** Whether it has deals of the day: where no server has them. */
  days: v.boolean(),
});
export type Begin = v.InferOutput<typeof beginSchema>;

/** Report of the worker in which the server of this device runs. */
export const workerReportSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready'), epoch: v.number() }),
  /** Another tab's server has the database. */
  v.object({ kind: v.literal('taken-over') }),
]);
export type WorkerReport = v.InferOutput<typeof workerReportSchema>;
