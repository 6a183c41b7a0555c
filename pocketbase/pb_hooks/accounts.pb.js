onRecordCreateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/platform/allowed-fields.js`);
  const { settleNewZone } = require(`${__hooks}/lib/accounts/time-zone.js`);
  const body = require(`${__hooks}/lib/platform/read-body.js`).bodyOf(e);
  allowOnly(e, [
    'email',
    'password',
    'passwordConfirm',
    'name',
    'timeZone',
    // Only as a false: no address is ever shown to another user.
    body.emailVisibility === false ? 'emailVisibility' : 'email',
  ]);
  settleNewZone(e.record);
  require(`${__hooks}/lib/accounts/language.js`).settleNewLanguage(e);
  return e.next();
}, 'users');

onRecordUpdateRequest((e) => {
  const { allowOnly } = require(`${__hooks}/lib/platform/allowed-fields.js`);
  const { settleChangedZone } = require(`${__hooks}/lib/accounts/time-zone.js`);
  allowOnly(e, ['name', 'timeZone', 'avatar', 'oldPassword', 'password', 'passwordConfirm']);
  settleChangedZone(e.record, Date.now());
  return e.next();
}, 'users');

// PocketBase writes every column as it was when the account was loaded. Whoever confirms an address at
// the moment of a "log out everywhere" would bring the old token key back, and all sessions with it.
onRecordUpdate((e) => {
  e.record?.ignoreUnchangedFields(true);
  if (e.record) require(`${__hooks}/lib/ledger/tombstones.js`).rememberFirstAddress(e.record);
  return e.next();
}, 'users');

// On validation, so that sign-up, change and reset all pass through it.
onRecordValidate((e) => {
  e.next();
  require(`${__hooks}/lib/accounts/password-strength.js`).refuseGuessablePassword(e.record);
}, 'users');

// On validation, so that uploads and what is taken over from Google both pass through it.
onRecordValidate((e) => {
  e.next();
  require(`${__hooks}/lib/accounts/picture-limit.js`).refuseHugePicture(e.record);
}, 'users');

onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/accounts/account-rules.js`).applyAccountRules(e.app);
  require(`${__hooks}/lib/accounts/google.js`).applyGoogle(e.app);
});

onRecordAuthRequest((e) => {
  const { markActive } = require(`${__hooks}/lib/accounts/activity.js`);
  const { proofFor } = require(`${__hooks}/lib/access/proof.js`);
  const { takePhoto } = require(`${__hooks}/lib/accounts/google-picture.js`);
  const { carrySession } = require(`${__hooks}/lib/access/session.js`);
  carrySession(e);
  markActive(e.app, e.record, Date.now());
  require(`${__hooks}/lib/accounts/language.js`).followLanguage(e);
  // A refreshed token proves nothing about who is sitting there.
  if (e.authMethod === '') return e.next();
  const { isNew = false, avatarURL = '' } = e.meta || {};
  if (isNew) takePhoto(e, avatarURL);
  // Google's own tokens and profile, which PocketBase would hand on here, are nobody's business.
  e.meta = { isNew, proof: proofFor(e.record) };
  return e.next();
}, 'users');

routerAdd(
  'GET',
  '/api/account/data',
  (e) => {
    const { writeData } = require(`${__hooks}/lib/accounts/export.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    e.response.header().set('Content-Type', 'application/json');
    writeData(e.app, e.auth, (text) => e.response.write(toBytes(text)));
  },
  $apis.requireAuth('users'),
);

cronAdd('unused_accounts_go', '17 4 * * *', () => {
  const { visitUnusedAccounts } = require(`${__hooks}/lib/accounts/inactivity.js`);
  require(`${__hooks}/lib/platform/believed-clock.js`).whereClockIsBelieved(
    $app,
    visitUnusedAccounts,
  );
});

cronAdd('old_tombstones_go', '7 3 * * *', () => {
  const { removeOldTombstones } = require(`${__hooks}/lib/ledger/tombstones.js`);
  require(`${__hooks}/lib/platform/believed-clock.js`).whereClockIsBelieved(
    $app,
    removeOldTombstones,
  );
});

onRecordConfirmPasswordResetRequest((e) => {
  return require(`${__hooks}/lib/accounts/reset-once.js`).resetOnce(e);
}, 'users');
