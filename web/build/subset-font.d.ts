// What its documentation says; the types that are published for it know nothing of features.
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
