routerAdd(
  'POST',
  '/api/account/find-history',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/history/bodies.js`);
    const { findHistory } = require(`${__hooks}/lib/history/find.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return e.json(200, findHistory(e.app, e.auth, read(e, bodies.find), Date.now()));
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/forget-history',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/history/bodies.js`);
    const { forget } = require(`${__hooks}/lib/history/forgetting.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    forget(e.app, e.auth.id, read(e, bodies.forget), Date.now());
    return e.noContent(204);
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/forget-all-history',
  (e) => {
    const { forgetAll } = require(`${__hooks}/lib/history/wishes.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    forgetAll(e.app, e.auth, Date.now());
    return e.noContent(204);
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/keep-history',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/history/bodies.js`);
    const { keepHistory } = require(`${__hooks}/lib/history/keeping.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return keepHistory(e, read(e, bodies.keep), Date.now());
  },
  $apis.requireAuth('users'),
);

cronAdd('old_history_goes', '*/10 * * * *', () => {
  const { forgetDue } = require(`${__hooks}/lib/history/forgetting.js`);
  require(`${__hooks}/lib/platform/believed-clock.js`).whereClockIsBelieved($app, forgetDue);
});

cronAdd('wished_history_goes', '* * * * *', () => {
  require(`${__hooks}/lib/history/wishes.js`).fulfilWishes($app, Date.now());
});

cronAdd('history_gets_words', '* * * * *', () => {
  require(`${__hooks}/lib/history/fill-index.js`).fillIndex($app, Date.now());
});
