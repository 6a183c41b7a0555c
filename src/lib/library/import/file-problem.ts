import type { MessageKey } from '#shared/rules.ts';

/** Why nothing of a file can be imported. */
export class FileProblem extends Error {
  readonly key: MessageKey;

  constructor(key: MessageKey) {
    super(key);
    this.key = key;
  }
}
