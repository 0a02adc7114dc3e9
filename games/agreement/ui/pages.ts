/** The game's own pages. The first load knows this module alone, not what each page consists of. */
export const practice = async () => import('./learning/PracticePage.svelte');
export const item = async () => import('./learning/PracticeItem.svelte');
export const forms = async () => import('./learning/FormsPage.svelte');
export const puzzles = async () => import('./puzzles/PuzzlesPage.svelte');
export const words = async () => import('./words/WordsPage.svelte');
