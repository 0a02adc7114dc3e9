/** Hash of a text in 31 bits, which are kept without a box; texts that differ in their last character alone have different ones. */
export function shortHash(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash << 1) >> 1;
}
