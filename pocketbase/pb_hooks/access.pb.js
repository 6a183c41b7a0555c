// Each with its guard in one callback, since PocketBase loads these files in any order, and the guard's
// refusals are told as well.
onRecordAuthWithPasswordRequest((e) => {
  const { admitTry } = require(`${__hooks}/lib/limits/password-tries.js`);
  const { noteLogin } = require(`${__hooks}/lib/access/logins.js`);
  noteLogin(e, 'password', () => admitTry(e, Date.now()));
}, 'users');

onRecordAuthWithOAuth2Request((e) => {
  const { guardSignIn } = require(`${__hooks}/lib/accounts/google.js`);
  const { noteLogin } = require(`${__hooks}/lib/access/logins.js`);
  noteLogin(e, 'Google', () => guardSignIn(e));
}, 'users');

// One line for each of PocketBase's doors, and not one middleware before them all: that would keep a
// JavaScript runtime busy for as long as a live connection lasts.
onRecordsListRequest((e) => {
  require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
  return e.next();
});

onRecordViewRequest((e) => {
  require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
  return e.next();
});

onRecordCreateRequest((e) => {
  require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
  return e.next();
});

onRecordUpdateRequest((e) => {
  require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
  return e.next();
});

onRecordDeleteRequest((e) => {
  require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
  return e.next();
});

onRecordAuthRefreshRequest((e) => {
  require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
  return e.next();
});

onRecordRequestEmailChangeRequest((e) => {
  require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
  return e.next();
});

onFileTokenRequest((e) => {
  require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
  return e.next();
});

onRealtimeSubscribeRequest((e) => {
  require(`${__hooks}/lib/access/live-topics.js`).admitTopics(e);
  require(`${__hooks}/lib/access/user-of-token.js`).listenAs(e);
  return e.next();
});

onRecordAfterUpdateSuccess((e) => {
  require(`${__hooks}/lib/access/live-connections.js`).closeAfterNewKey(e.app, e.record);
  return e.next();
}, 'users');

onRecordAfterDeleteSuccess((e) => {
  require(`${__hooks}/lib/access/live-connections.js`).closeAllOf(e.app, e.record);
  return e.next();
}, 'users');

routerAdd(
  'POST',
  '/api/account/logout-everywhere',
  (e) => {
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    require(`${__hooks}/lib/access/user-of-token.js`).endSessions(e);
    return e.noContent(204);
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/logout',
  (e) => {
    const { endSession, requireLivingSession } = require(`${__hooks}/lib/access/session.js`);
    requireLivingSession(e);
    endSession(e, Date.now());
    return e.noContent(204);
  },
  $apis.requireAuth('users'),
);

cronAdd('old_sessions_go', '27 3 * * *', () => {
  const { forgetOldSessions } = require(`${__hooks}/lib/access/session.js`);
  require(`${__hooks}/lib/platform/believed-clock.js`).whereClockIsBelieved(
    $app,
    forgetOldSessions,
  );
});
