const { operatorSettings } = require('../platform/operator.js');

const secondsToWait = 3;

/** @param {string} url */
function originOf(url) {
  const [origin = ''] = /^https?:\/\/[^/?#@]+(?=\/)/.exec(url) || [];
  return origin;
}

/**
 * Only from where Google keeps pictures, or from the provider that the operator named instead.
 * @param {string} url
 */
function isTrusted(url) {
  const origin = originOf(url);
  if (/^https:\/\/[a-z0-9-]+\.googleusercontent\.com$/.test(origin)) return true;
  const google = operatorSettings('POSTQUILL_GOOGLE');
  return origin !== '' && google !== null && origin === originOf(google.userInfoURL);
}

/**
 * Keeps a copy of the picture; the field takes raster images of a modest size and nothing else.
 * @param {core.RecordAuthRequestEvent} e
 * @param {string} url
 */
function takePhoto(e, url) {
  if (!isTrusted(url)) return;
  try {
    const user = e.app.findRecordById('users', e.record.id);
    user.set('avatar', $filesystem.fileFromURL(url, secondsToWait));
    e.app.save(user);
    e.record = user;
  } catch (error) {
    e.app.logger().info('A Google picture was not taken over', 'reason', String(error));
  }
}

module.exports = { takePhoto };
