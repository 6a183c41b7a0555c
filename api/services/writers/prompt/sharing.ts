import type { WritingOrder } from '../writer.ts';
import { openingOf, openingsOf } from './opening.ts';
import type { Fill, PromptFile } from './prompt-file.ts';

/** The author's own facts are divided one by one, what a page tells by its points. */
export const dividedFrom = ({ source }: Pick<WritingOrder, 'source'>) =>
  source ? 'page' : 'details';

/** What a file says of how a share is used, and all that may be in it. */
export function sharingOf(file: PromptFile) {
  const uses: Record<ReturnType<typeof dividedFrom>, Fill> = {
    details: file.line('How to use a share'),
    page: file.line('How to use a share of a page'),
  };
  const openings = openingsOf(file);
  return {
    how: (order: WritingOrder) =>
      uses[dividedFrom(order)]({ opening: openings[openingOf(order)]({}) }),
    fills: [...Object.values(uses), ...Object.values(openings)],
  };
}
