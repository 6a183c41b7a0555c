const rules = require(`${__hooks}/../../src/shared/rules.json`);
const { day, second, stored } = require(`${__hooks}/lib/instants.js`);
const { onlyRow } = require(`${__hooks}/lib/answers.js`);
const { periodOf } = require(`${__hooks}/lib/period.js`);
const { premiumParameters, premiumRows } = require(`${__hooks}/lib/plan.js`);
const { lapsedHoldsOf } = require(`${__hooks}/lib/expiry.js`);
const { emailHash } = require(`${__hooks}/lib/tombstones.js`);

// One statement for all that decides. The unary plus keeps SQLite off the user's own long list of rows.
const situation = `
  SELECT
    EXISTS (SELECT 1 FROM users WHERE id = {:user}) AS known,
    EXISTS (${premiumRows}) AS premium,
    COALESCE((SELECT group_concat(slot) FROM generations
      WHERE userId = {:user} AND period = {:period} AND slot > 0
        AND (state = 'done' OR expires > {:now})), '') AS taken,
    COALESCE((SELECT used FROM quota_tombstones
      WHERE emailHash = {:emailHash} AND period = {:period}), 0) AS buried,
    EXISTS (SELECT 1 FROM generations
      WHERE state = 'held' AND expires <= {:now} AND +userId = {:user}) AS lapsed,
    CASE WHEN {:cap} IS NULL THEN 0 ELSE (SELECT count(*) FROM generations
      WHERE userId = {:user} AND timestamp > {:yesterday}
        AND (state = 'done' OR expires > {:now})) END AS today,
    COALESCE(same.bodyHash, '') AS bodyHash,
    COALESCE(same.state, '') AS state,
    COALESCE(same.expires, '') AS expires,
    COALESCE(same.result, '') AS result
  FROM (SELECT 1) LEFT JOIN generations same ON same.userId = {:user} AND same.key = {:key}`;

const situationShape = {
  known: false,
  premium: false,
  taken: '',
  buried: 0,
  lapsed: false,
  today: 0,
  bodyHash: '',
  state: '',
  expires: '',
  result: '',
};

function userOf(app, token) {
  try {
    const record = app.findAuthRecordByToken(token, 'auth');
    // A superuser's or a service's token is as valid, but it is nobody who generates posts.
    return record.collection().name === 'users' ? record : null;
  } catch {
    return null;
  }
}

function allowanceOf(seen) {
  if (seen.premium) return { plan: 'premium', limit: null, slots: 0, slot: 0, left: null };
  const limit = rules.plans.free.generationsPerMonth;
  const slots = Math.max(0, limit - seen.buried);
  const taken = seen.taken === '' ? [] : seen.taken.split(',').map(Number);
  let slot = 1;
  while (taken.indexOf(slot) !== -1) slot += 1;
  return { plan: 'free', limit, slots, slot, left: Math.max(0, slots - taken.length) };
}

function answerToKnownKey(seen, request, allowance, now) {
  if (seen.state === '' || (seen.state === 'held' && seen.expires <= now)) return null;
  if (seen.bodyHash !== request.bodyHash) return { outcome: 'mismatch' };
  if (seen.state === 'held') return { outcome: 'running' };
  if (seen.result === '') return { outcome: 'resultGone' };
  const { plan, left } = allowance;
  return { outcome: 'replay', result: seen.result, plan, left };
}

function refusal(seen, request, allowance) {
  if (allowance.plan === 'premium') {
    const capped = request.fairUsePerDay !== null && seen.today >= request.fairUsePerDay;
    return capped ? { outcome: 'fairUse' } : null;
  }
  if (request.advanced) return { outcome: 'advancedRefused' };
  return allowance.slot > allowance.slots ? { outcome: 'exhausted' } : null;
}

function insert(tx, user, request, period, allowance, now) {
  const row = new Record(tx.findCachedCollectionByNameOrId('generations'), {
    userId: user.id,
    topic: request.topic,
    tone: request.tone,
    platform: request.platform,
    plan: allowance.plan,
    period,
    slot: allowance.slot,
    slots: allowance.slots,
    state: 'held',
    key: request.key,
    bodyHash: request.bodyHash,
    expires: stored(now + rules.generation.holdSeconds * second),
  });
  tx.save(row);
  const { plan, limit, left } = allowance;
  return {
    outcome: 'held',
    id: row.id,
    userId: user.id,
    plan,
    left: left === null ? null : left - 1,
    limit,
  };
}

function hold(app, request, now) {
  const user = userOf(app, request.userToken);
  if (!user) return { outcome: 'unauthenticated' };
  const period = periodOf(user, now).label;
  const parameters = Object.assign(premiumParameters(now), {
    user: user.id,
    period,
    key: request.key,
    emailHash: emailHash(user.email()),
    now: stored(now),
    cap: request.fairUsePerDay,
    yesterday: stored(now - day),
  });
  let answer;
  app.runInTransaction((tx) => {
    const seen = onlyRow(tx, situation, parameters, situationShape);
    if (seen.lapsed) for (const row of lapsedHoldsOf(tx, user.id, now)) tx.delete(row);
    const allowance = allowanceOf(seen);
    answer =
      (seen.known ? null : { outcome: 'unauthenticated' }) ||
      answerToKnownKey(seen, request, allowance, parameters.now) ||
      refusal(seen, request, allowance) ||
      insert(tx, user, request, period, allowance, now);
  });
  return answer;
}

module.exports = { hold };
