const rules = require('../../../../src/shared/rules.json');
const { isServing, operatorSettings } = require('../platform/operator.js');

/** @param {CoreApp} app */
function applyGoogle(app) {
  if (!isServing()) return;
  const users = app.findCollectionByNameOrId('users');
  const google = operatorSettings('POSTQUILL_GOOGLE');
  const wanted = google === null ? [] : [Object.assign({ name: 'google' }, google)];
  /** @type {(keyof core.OAuth2ProviderConfig)[]} */
  const fields = ['name', 'clientId', 'clientSecret', 'authURL', 'tokenURL', 'userInfoURL'];
  const inForce = () =>
    JSON.stringify([
      users.oauth2.enabled,
      users.oauth2.mappedFields.avatarURL,
      users.oauth2.providers.map((provider) => fields.map((field) => provider[field])),
    ]);
  const before = inForce();
  users.oauth2.enabled = google !== null;
  users.oauth2.providers = wanted;
  // PocketBase would fetch the picture inside the transaction that writes the account, with all
  // other writers waiting.
  users.oauth2.mappedFields.avatarURL = '';
  if (inForce() !== before) app.save(users);
}

/** @param {CoreApp} app @param {core.RecordAuthWithOAuth2RequestEvent} e */
function isLinked(app, e) {
  const { id } = e.oAuth2User;
  const known = { collectionRef: e.collection.id, provider: e.providerName, providerId: id };
  return app.findAllRecords('_externalAuths', $dbx.hashExp(known)).length > 0;
}

/**
 * PocketBase itself takes the password from an unverified account of the same address. It leaves two
 * ways open: the client may send fields for a new account, a foreign address among them, and anybody
 * with a stolen token may tie a Google account of their own to the account it belongs to.
 * @param {core.RecordAuthWithOAuth2RequestEvent} e
 */
function guardSignIn(e) {
  const { timeZone } = e.createData || {};
  e.createData = typeof timeZone === 'string' ? { timeZone } : {};
  const email = e.oAuth2User.email.toLowerCase();
  if (isLinked(e.app, e)) return;
  const owned = e.record && e.record.email().toLowerCase() === email;
  // Empty where Google has not verified the address.
  if (email === '' || (e.record && !owned)) throw new BadRequestError(rules.messages.googleFailed);
}

module.exports = { applyGoogle, guardSignIn };
