/**
 * For what is begun now and awaited after something else. Where the test fails in between, its failure is
 * no second one: nobody awaits it then, and that would fail the whole run, whatever the second try brings.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
