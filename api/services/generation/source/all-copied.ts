/** Nothing could be shown, because all of it was the page's own text. */
export class AllCopied extends Error {
  constructor() {
    super('all that was written was copied from its source');
  }
}
