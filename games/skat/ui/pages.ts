/** The pages of Skat's own. They are listed here and not in the manifest, which everybody loads, since each names all that it needs. */
export const puzzles = async () => import('./puzzles/PuzzlesPage.svelte');
export const board = async () => import('./explorer/ExplorerPage.svelte');
export const figures = async () => import('./figures/FiguresPage.svelte');
export const records = async () => import('./records/RecordsPage.svelte');
