onRecordAuthRequest((e) => {
  const { markActive } = require(`${__hooks}/lib/account-activity.js`);
  const { proofFor } = require(`${__hooks}/lib/account-proof.js`);
  const { takePhoto } = require(`${__hooks}/lib/account-photo.js`);
  const { carrySession } = require(`${__hooks}/lib/account-session.js`);
  carrySession(e);
  markActive(e.app, e.record, Date.now());
  // A refreshed token proves nothing about who is sitting there.
  if (e.authMethod === '') return e.next();
  const { isNew = false, avatarURL = '' } = e.meta || {};
  if (isNew) takePhoto(e, avatarURL);
  // Google's own tokens and profile, which PocketBase would hand on here, are nobody's business.
  e.meta = { isNew, proof: proofFor(e.record) };
  return e.next();
}, 'users');
