import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';

/** A number that a beacon has made public: it was known to nobody before. */
export interface BeaconValue {
  /** Number among the beacon's. */
  readonly round: number;
  /** 32 bytes, in hexadecimal digits. */
  readonly randomness: string;
}

/** Public sources of random numbers, each of which comes out at a time that is known beforehand. */
export interface Beacons {
  /** The one whose numbers are mixed into the seeds that are fixed from now on: where anybody finds them; null: none. */
  readonly url: string | null;
  /**
   * The first number of the beacon at `url` that came out at a time (milliseconds since 1970) or after it.
   *
   * @throws where it does not answer as beacons do
   */
  valueAt(url: string, ms: number): Promise<BeaconValue>;
}

const ANSWERS_MS = 8000;
const MAX_LETTERS = 10_000;
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1));
const infoSchema = v.object({ period: seconds, genesis_time: seconds });
const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/));
const valueSchema = v.object({ round: seconds, randomness: hex, signature: hex });

/** Asks a beacon by the API of drand (https://docs.drand.love): `/info`, and `/public/ROUND`; see `Beacons.valueAt`. */
export async function valueAt(url: string, ms: number): Promise<BeaconValue> {
  const { period, genesis_time: genesis } = v.parse(infoSchema, await read(`${url}/info`));
  const wanted = 1 + Math.max(0, Math.ceil((ms / 1000 - genesis) / period));
  const answer = v.parse(valueSchema, await read(`${url}/public/${wanted}`));
  const { round, randomness, signature } = answer;
  if (round !== wanted) throw new Error(`the beacon answers with ${round} for ${wanted}`);
  if (bytesToHex(sha256(hexToBytes(signature))) !== randomness)
    throw new Error(`the beacon's number ${round} does not follow from its signature`);
  return { round, randomness };
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_MS) });
  if (!response.ok || !response.body) throw new Error(`the beacon answers with ${response.status}`);
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > MAX_LETTERS) throw new Error('the beacon answers with too much');
  }
  return JSON.parse(text);
}

/** The seed that follows from one that was fixed before, and a beacon's later number; both in hexadecimal digits. */
export function mixedSeed(seed: string, { randomness }: BeaconValue): string {
  return bytesToHex(sha256(hexToBytes(seed + randomness)));
}
