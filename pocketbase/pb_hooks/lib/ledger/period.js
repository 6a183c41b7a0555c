const { stored } = require('../platform/time.js');

// Each JavaScript runtime keeps its own; reading a zone's file for every call would cost more than the count.
/** @type {Record<string, { label: string, asked: number, ends: number }>} */
const months = {};

/** @param {string} name */
function isZone(name) {
  // Go takes "Local" for the machine's own zone; a user's month must not depend on that.
  const wellFormed = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name);
  return wellFormed && name !== 'Local' && new Timezone(name).string() === name;
}

/** @param {string} label */
function followingMonth(label) {
  const [year, month] = label.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1));
  return next.toISOString().slice(0, 7);
}

/** @param {string} label @param {string} zone */
function startOf(label, zone) {
  return new DateTime(`${label}-01 00:00:00`, zone).unix() * 1000;
}

/**
 * The month in that zone, and the instant at which the next one starts.
 * @param {string} zone
 * @param {number} now
 */
function monthIn(zone, now) {
  const known = months[zone];
  if (known && now >= known.asked && now < known.ends) return known;
  const label = new DateTime(stored(now)).time().in(new Timezone(zone)).format('2006-01');
  months[zone] = { label, asked: now, ends: startOf(followingMonth(label), zone) };
  return months[zone];
}

/**
 * A user may move, but the month under way ends where it began; an unset zone is UTC until told.
 * @param {core.Record} user
 * @param {number} now
 */
function zoneInForce(user, now) {
  const heldUntil = user.getString('periodZoneUntil');
  return heldUntil > stored(now) ? user.getString('periodZone') : user.getString('timeZone');
}

/** @param {core.Record} user @param {number} now */
function periodOf(user, now) {
  const zone = zoneInForce(user, now) || 'UTC';
  const own = user.getString('timeZone') || 'UTC';
  const { label, ends } = monthIn(zone, now);
  // Where the new zone is behind the old one, the same month goes on there for some hours more.
  return { label, ends: zone === own ? ends : Math.max(ends, startOf(followingMonth(label), own)) };
}

/**
 * To be called with the record about to be saved, before its new zone is.
 * @param {core.Record} user
 * @param {number} now
 */
function keepZoneForThisPeriod(user, now) {
  const before = user.original();
  const zone = zoneInForce(before, now);
  if (zone === '') return;
  user.set('periodZone', zone);
  user.set('periodZoneUntil', stored(monthIn(zone, now).ends));
}

module.exports = { isZone, keepZoneForThisPeriod, periodOf };
