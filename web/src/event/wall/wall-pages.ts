/** Place of a tile among the rows (px). */
export interface TileBox {
  readonly top: number;
  readonly height: number;
}

/** Tiles that are shown at once, by their index; `to` is exclusive. */
export interface WallPage {
  readonly from: number;
  readonly to: number;
  /** Top of the first tile (px). */
  readonly top: number;
}

/** Whole rows of tiles in pages no higher than the wall; a higher row is a page of its own. */
export function wallPages(tiles: readonly TileBox[], height: number): readonly WallPage[] {
  const pages: WallPage[] = [];
  for (const [i, tile] of tiles.entries()) {
    const page = pages.at(-1);
    const isInRow = tiles[i - 1]?.top === tile.top;
    const row = tiles.filter(({ top }) => top === tile.top);
    const bottom = tile.top + Math.max(...row.map((one) => one.height));
    const fits = page !== undefined && (isInRow || bottom - page.top <= height);
    if (fits) pages[pages.length - 1] = { ...page, to: i + 1 };
    else pages.push({ from: i, to: i + 1, top: tile.top });
  }
  return pages;
}
