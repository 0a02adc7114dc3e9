declare module 'fontkit' {
  /** What we use of a font. */
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): { readonly advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}
