/** @typedef {{ status: string, canceledAt: string, reactivatedAt: string }} Before */
/** @typedef {Record<'readAt' | 'startedAt' | 'endedAt' | 'earlierEndedAt', string> & { live: boolean }} Facts */

/**
 * The next status and its dates, from what the row said before and what is so now. A row that never
 * saw an event in between ends the same: Stripe's earlier subscription stands in for it.
 * @param {Before} before
 * @param {Facts} now
 */
function transition(before, now) {
  const returned = now.earlierEndedAt !== '' || before.reactivatedAt !== '';
  if (!now.live) {
    const stays = before.status === 'canceled';
    return {
      status: 'canceled',
      previousStatus: returned ? 'reactivated' : 'active',
      canceledAt: now.endedAt || (stays && before.canceledAt) || now.readAt,
      reactivatedAt: now.earlierEndedAt === '' ? before.reactivatedAt : now.startedAt,
    };
  }
  if (!returned && before.status !== 'canceled') {
    return { status: 'active', previousStatus: '', canceledAt: '', reactivatedAt: '' };
  }
  const resumed = before.status === 'reactivated' ? before.reactivatedAt : now.readAt;
  return {
    status: 'reactivated',
    previousStatus: 'canceled',
    canceledAt: now.earlierEndedAt || before.canceledAt,
    reactivatedAt: now.earlierEndedAt === '' ? resumed : now.startedAt,
  };
}

module.exports = { transition };
