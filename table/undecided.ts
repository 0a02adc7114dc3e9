/** A decision on another thread came to nothing: it took too long, or failed. It may succeed the next time. */
export class Undecided extends Error {}
