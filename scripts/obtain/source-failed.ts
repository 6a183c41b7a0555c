/** One source of a program does not work here, for the reason given; the next may. */
export class SourceFailed extends Error {
  override name = 'SourceFailed';
}
