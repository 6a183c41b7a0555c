/**
 * The lowest number that is not in use, of those that SQL's `string_agg` has listed. A
 * negative one is that of a hold that ran out, and free again.
 * @param {string} listed
 */
function freeSlot(listed) {
  const taken = listed.split(',').map(Number);
  let slot = 1;
  while (taken.includes(slot)) slot += 1;
  return slot;
}

module.exports = { freeSlot };
