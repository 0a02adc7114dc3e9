const MANY = 1_000_000_000;

/** Limits of a server that nobody reaches who plays as fast as a program can. */
export const NO_LIMITS = {
  messages: MANY,
  messagesAtOnce: MANY,
  addressMessages: MANY,
  addressMessagesAtOnce: MANY,
  bytesAnHour: MANY,
  bytesAtOnce: MANY,
  addressBytesAnHour: MANY,
  addressBytesAtOnce: MANY,
  reads: MANY,
  readsAtOnce: MANY,
  addressReads: MANY,
  addressReadsAtOnce: MANY,
  slowAnHour: MANY,
  slowAtOnce: MANY,
  addressSlowAnHour: MANY,
  addressSlowAtOnce: MANY,
  guessesAnHour: MANY,
  guessesAtOnce: MANY,
  tokensAnHour: MANY,
  connections: MANY,
  addressConnections: MANY,
  strangers: MANY,
  tablesAnHour: MANY,
  peopleAnHour: MANY,
} as const;
