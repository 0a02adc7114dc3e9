/** Signatures of an archive: the record at its end, and one for each file in its directory (APPNOTE, 4.3.12 and 4.3.16). */
const END = 0x06_05_4b_50;
const FILE = 0x02_01_4b_50;
const END_BYTES = 22;
const FILE_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * Bytes of all files of an archive when they are unpacked, counted until they are more than `most`; nothing of them is
 * kept. What the archive itself says of its sizes is not believed.
 *
 * @returns null for what cannot be read as an archive
 */
export async function inflatedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<number | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  try {
    for (const { isDeflated, from, to } of filesIn(view)) {
      count += isDeflated ? await inflated(bytes.subarray(from, to), most - count) : to - from;
      if (count > most) break;
    }
    return count;
  } catch {
    return null;
  }
}

interface Packed {
  readonly isDeflated: boolean;
  readonly from: number;
  readonly to: number;
}

/** @throws RangeError if the directory does not lie where the end says. */
function* filesIn(view: DataView): Generator<Packed> {
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n > 0; n -= 1) {
    if (view.getUint32(at, true) !== FILE) throw new RangeError('no directory of files');
    const local = view.getUint32(at + 42, true);
    const from =
      local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const to = from + view.getUint32(at + 20, true);
    yield { isDeflated: view.getUint16(at + 10, true) === DEFLATED, from, to };
    at +=
      FILE_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new RangeError('no end of an archive');
}

/** Bytes of what a packed file is, counted until they are more than `most`. */
async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  let count = 0;
  while (count <= most) {
    const { done, value } = await reader.read();
    if (done) return count;
    count += value.byteLength;
  }
  await reader.cancel();
  return count;
}
