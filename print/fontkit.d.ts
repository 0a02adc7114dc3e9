declare module 'fontkit' {
  /** The part of fontkit's font that we use. */
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: Path }[];
      readonly positions: readonly Readonly<Record<'xAdvance' | 'xOffset' | 'yOffset', number>>[];
    };
  }
  export interface Path {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    toSVG(): string;
  }
  export function create(bytes: Uint8Array): Font;
}
