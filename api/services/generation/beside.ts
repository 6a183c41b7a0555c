import type { WritingOrder } from '#api/services/writers/writer.ts';

export const callBesideFailed = 'a call beside the writing failed';

/** What a call beside the writing brought. Where it failed nobody loses a post for it: all stay as they were. */
export async function beside<T>(
  call: Promise<T[]> | undefined,
  order: Pick<WritingOrder, 'besideFailed'>,
): Promise<T[]> {
  try {
    return (await call) ?? [];
  } catch (error) {
    order.besideFailed?.(error);
    return [];
  }
}
