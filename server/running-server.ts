import type { ServerAddress } from './addresses.ts';

export interface RunningServer extends ServerAddress {
  /** URL under which this machine reaches it. */
  readonly url: string;
  /** Key of the operator's page, at `/admin#KEY`. */
  readonly adminKey: string;
  /**
   * Stops: lets nobody in, stores and answers pending requests, ends the connections (1001), closes
   * the store. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}
