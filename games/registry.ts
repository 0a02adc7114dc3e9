/** The games, in the order in which they are offered: one line each. */
export const REGISTRY = {
  agreement: async () => (await import('./agreement/manifest.ts')).manifest,
  skat: async () => (await import('./skat/manifest.ts')).manifest,
  classification: async () => (await import('./classification/manifest.ts')).manifest,
} as const;
