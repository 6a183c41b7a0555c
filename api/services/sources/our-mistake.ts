/** What the net does wrong has a code, or is an error of ours. */
export function isOurMistake(error: unknown): boolean {
  return error instanceof TypeError && (error as NodeJS.ErrnoException).code === undefined;
}
