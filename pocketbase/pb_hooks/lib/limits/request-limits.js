const rules = require('../../../../src/shared/rules.json');
const { isServing } = require('../platform/operator.js');

/**
 * PocketBase counts for each rule and address, in windows that begin with the first request.
 * @param {CoreApp} app
 */
function applyLimits(app) {
  if (!isServing()) return;
  const settings = app.settings();
  /** @type {Record<string, { requests: number, seconds: number }>} */
  const limits = rules.limits;
  const before = JSON.stringify(settings.rateLimits);
  settings.rateLimits.enabled = $os.getenv('POSTQUILL_LIMITS') === 'on';
  const wanted = Object.keys(limits).map((label) => ({
    label,
    audience: '',
    maxRequests: limits[label].requests,
    duration: limits[label].seconds,
  }));
  settings.rateLimits.rules = /** @type {core.RateLimitRule[]} */ (wanted);
  if (JSON.stringify(settings.rateLimits) !== before) app.save(settings);
}

module.exports = { applyLimits };
