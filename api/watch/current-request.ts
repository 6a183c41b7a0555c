import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is being served: for the log, and for what is asked on its behalf. */
export const currentRequest = new AsyncLocalStorage<string>();

/** PocketBase's own lines hold this header and no other of ours. */
export function agentFor(requestId: string): string {
  return `postquill/${requestId}`;
}
