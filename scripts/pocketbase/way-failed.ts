/** One way of getting PocketBase does not work here, for the reason given; the next may. */
export class WayFailed extends Error {
  override name = 'WayFailed';
}
