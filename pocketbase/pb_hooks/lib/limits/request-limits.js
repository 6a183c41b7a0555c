const rules = require('../../../../src/shared/rules.json');
const { isServing } = require('../platform/operator.js');

/** PocketBase counts for each rule and address, in windows that begin with the first request. */
function applyLimits(app) {
  if (!isServing()) return;
  const settings = app.settings();
  const before = JSON.stringify(settings.rateLimits);
  settings.rateLimits.enabled = $os.getenv('POSTQUILL_LIMITS') === 'on';
  settings.rateLimits.rules = Object.keys(rules.limits).map((label) => ({
    label,
    audience: '',
    maxRequests: rules.limits[label].requests,
    duration: rules.limits[label].seconds,
  }));
  if (JSON.stringify(settings.rateLimits) !== before) app.save(settings);
}

module.exports = { applyLimits };
