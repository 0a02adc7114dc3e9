import { fittedWeights } from './fitted-weights.ts';

/** Everything that is fitted and large; data/README.md tells where each file comes from. */
async function read() {
  const [declarer, peer, play, self] = await Promise.all([
    import('./data/declarer-model.json', { with: { type: 'json' } }),
    import('./data/peer-policy.json', { with: { type: 'json' } }),
    import('./data/play-policy.json', { with: { type: 'json' } }),
    import('./data/self-policy.json', { with: { type: 'json' } }),
  ]);
  return {
    /** Log likelihoods; fitted: training/fit-declarer-model.ts. */
    declarerModel: fittedWeights({ ...declarer.default, null: [] }),
    /** Logits; fitted: training/fit-play-policy.ts. */
    peerPolicy: fittedWeights(peer.default),
    playPolicy: fittedWeights(play.default),
    selfPolicy: fittedWeights(self.default),
  };
}

let loading: ReturnType<typeof read> | null = null;
let loaded: Awaited<ReturnType<typeof read>> | null = null;

/**
 * Loads the weights of the strong player and the analysis, 0.35 MB, once. Await it before using either.
 *
 * @throws where it cannot be loaded; the next call tries again
 */
export async function loadWeights(): Promise<void> {
  loading ??= read();
  try {
    loaded = await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/**
 * The weights, once they are loaded.
 *
 * @throws where {@link loadWeights} has not been awaited
 */
export function weights(): Awaited<ReturnType<typeof read>> {
  if (!loaded)
    throw new Error('the weights are not loaded: await load() of the bot, or loadWeights()');
  return loaded;
}
