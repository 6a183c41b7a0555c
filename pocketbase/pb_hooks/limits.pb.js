onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/limits/request-limits.js`).applyLimits(e.app);
});

onRecordUpdateRequest((e) => {
  const { admitTry } = require(`${__hooks}/lib/limits/password-tries.js`);
  const { bodyOf } = require(`${__hooks}/lib/platform/read-body.js`);
  if ('oldPassword' in bodyOf(e)) admitTry(e, Date.now());
  return e.next();
}, 'users');

routerAdd(
  'POST',
  '/api/sources/begin',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const { begin } = require(`${__hooks}/lib/limits/source-reads.js`);
    return e.json(200, begin($app, read(e, { userToken: 'anyText' }), Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/sources/forget',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const { forget } = require(`${__hooks}/lib/limits/source-reads.js`);
    forget($app, read(e, { user: 'rowId' }), Date.now());
    return e.json(200, {});
  },
  $apis.requireAuth('services'),
);

cronAdd('old_tries_go', '*/5 * * * *', () => {
  require(`${__hooks}/lib/limits/password-tries.js`).forgetOldTries($app.store(), Date.now());
  require(`${__hooks}/lib/mail/letter-limit.js`).forgetOldLetters($app.store(), Date.now());
  require(`${__hooks}/lib/limits/source-reads.js`).forgetOldReads($app.store(), Date.now());
});
