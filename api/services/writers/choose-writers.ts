import type { Environment } from '#api/env.ts';
import { offlineWriter } from './offline/offline-writer.ts';
import type { Writer } from './writer.ts';

/** Which writer serves which route is configuration: without a model, the offline writer serves. */
export function chooseWriters(_env: Environment): { first: Writer; second: Writer } {
  const offline = offlineWriter();
  return { first: offline, second: offline };
}
