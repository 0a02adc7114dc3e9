// According to its documentation; the published types lack features.
declare module 'subset-font' {
  /** @param text the characters to keep */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      /** OpenType features to keep; absent: all. */
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
