/** Nothing came in time. */
export class Silence extends Error {}

/**
 * The body of an answer, however long all of it takes, until nothing comes for a while. The clock runs only
 * while bytes are waited for, and not while somebody is slow to take them.
 */
export function untilSilent(
  body: ReadableStream<Uint8Array>,
  milliseconds: number,
  call: AbortController,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const silence = new Silence(`nothing came for ${milliseconds / 1000} seconds`);
      const late = setTimeout(() => call.abort(silence), milliseconds);
      const { done, value } = await reader.read().finally(() => clearTimeout(late));
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
