import type { GameUi } from '../game-ui.ts';

/** Loads what shows hints, with its messages, and what a game tells. */
export async function loadFirstTurns(loadHints: NonNullable<GameUi['firstHints']>) {
  const [{ default: FirstTurns }, { fetchHintTexts }, hintsOf] = await Promise.all([
    import('./FirstTurns.svelte'),
    import('./messages.svelte.ts'),
    loadHints(),
  ]);
  await fetchHintTexts();
  return { FirstTurns, hintsOf };
}
