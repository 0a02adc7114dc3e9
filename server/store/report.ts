import { REPORT_REASONS } from '@lusoria/table/ports';
import * as v from 'valibot';

/** A report as stored; its texts are stored differently by each store. */
export const reportFields = {
  table: v.string(),
  person: v.string(),
  by: v.string(),
  name: v.string(),
  at: v.number(),
  reason: v.picklist(REPORT_REASONS),
};
