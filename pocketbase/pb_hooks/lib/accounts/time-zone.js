const { isZone, keepZoneForThisPeriod } = require('../ledger/period.js');

/**
 * The page sends the browser's zone unasked: one this machine does not know must not stop a sign-up.
 * @param {core.Record} user
 */
function settleNewZone(user) {
  if (!isZone(user.getString('timeZone'))) user.set('timeZone', '');
}

/** @param {core.Record} user @param {number} now */
function settleChangedZone(user, now) {
  const zone = user.getString('timeZone');
  if (zone === user.original().getString('timeZone')) return;
  if (!isZone(zone)) {
    throw new BadRequestError('That time zone is not known here.', {
      timeZone: new ValidationError('time_zone_unknown', 'That time zone is not known here.'),
    });
  }
  keepZoneForThisPeriod(user, now);
}

module.exports = { settleChangedZone, settleNewZone };
