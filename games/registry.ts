/** The games there are, in the order in which they are offered: one line a game. */
export const REGISTRY = {
  agreement: async () => (await import('@lusoria/agreement/manifest')).manifest,
  skat: async () => (await import('@lusoria/skat/manifest')).manifest,
  classification: async () => (await import('@lusoria/classification/manifest')).manifest,
} as const;
