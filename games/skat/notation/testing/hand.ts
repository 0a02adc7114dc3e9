import { parseRecord } from '../parse.ts';
import type { SkatRecord } from '../record.ts';
import { type Replayed, replayRecord } from '../compare.ts';

/**
 * A deal for records written by hand: forehand has all jacks and the high clubs, middlehand spades,
 * rearhand hearts.
 */
export const DEAL = [
  'CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8',
  'SA.ST.SK.SQ.S9.S8.S7.D7.D8.D9',
  'HA.HT.HK.HQ.H9.H8.H7.DA.DT.C7',
  'DK.DQ',
].join('.');

/** The text of a record with these moves after the deal. */
export function written(moves: string, result: string, deal = DEAL): string {
  return `(;GM[Skat]PC[International Skat Server]ID[1]P0[a]P1[b]P2[c]MV[w ${deal} ${moves} ]R[${result}] ;)`;
}

/** Reads a record that can be read. */
export function reading(text: string): SkatRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`${read.rejection.code} at ${read.rejection.token}`);
  return read.value;
}

/** A game with these moves, played again. */
export function replayed(moves: string, result: string, deal = DEAL): Replayed {
  return replayRecord(reading(written(moves, result, deal)));
}
