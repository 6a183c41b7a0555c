/** Once the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  (globalThis.requestIdleCallback ?? setTimeout)(act);
}
