/** One source of PocketBase does not work here, for the reason given; the next may. */
export class SourceFailed extends Error {
  override name = 'SourceFailed';
}
