import { Mailbox } from '#api/services/writers/model/mailbox.ts';

/** What several sources give, as it comes. So many at a time; the next begins where one has ended. */
export async function* sideBySide<Item>(
  sources: readonly (() => AsyncIterable<Item>)[],
  atOnce: number,
): AsyncGenerator<Item> {
  const box = new Mailbox<Item>();
  const waiting = [...sources];
  const lane = async () => {
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
      for await (const item of source()) box.put(item);
    }
  };
  const lanes = Array.from({ length: Math.min(atOnce, sources.length) }, lane);
  Promise.all(lanes).then(
    () => box.end(),
    (error) => box.fail(error),
  );
  try {
    yield* box;
  } finally {
    waiting.length = 0;
  }
}
