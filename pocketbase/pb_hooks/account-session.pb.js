// One line for each of PocketBase's doors, and not one middleware before them all: that would keep a
// JavaScript runtime busy for as long as a live connection lasts.
onRecordsListRequest((e) => {
  require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
  return e.next();
});

onRecordViewRequest((e) => {
  require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
  return e.next();
});

onRecordCreateRequest((e) => {
  require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
  return e.next();
});

onRecordUpdateRequest((e) => {
  require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
  return e.next();
});

onRecordDeleteRequest((e) => {
  require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
  return e.next();
});

onRecordAuthRefreshRequest((e) => {
  require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
  return e.next();
});

onRecordRequestEmailChangeRequest((e) => {
  require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
  return e.next();
});

onFileTokenRequest((e) => {
  require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
  return e.next();
});

cronAdd('old_sessions_go', '27 3 * * *', () => {
  require(`${__hooks}/lib/account-session.js`).forgetOldSessions($app, Date.now());
});
