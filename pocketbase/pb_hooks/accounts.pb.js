routerAdd(
  'POST',
  '/api/account/logout-everywhere',
  (e) => {
    require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
    require(`${__hooks}/lib/account-token.js`).endSessions(e.app, e.auth.id);
    return e.noContent(204);
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/logout',
  (e) => {
    const { endSession, requireLivingSession } = require(`${__hooks}/lib/account-session.js`);
    requireLivingSession(e);
    endSession(e, Date.now());
    return e.noContent(204);
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'GET',
  '/api/account/data',
  (e) => {
    const { dataOf } = require(`${__hooks}/lib/account-data.js`);
    require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
    return e.json(200, dataOf(e.app, e.auth));
  },
  $apis.requireAuth('users'),
);

// In two steps, because the API cancels the subscription at Stripe between them.
routerAdd(
  'POST',
  '/api/accounts/examine',
  (e) => {
    const { read } = require(`${__hooks}/lib/requests.js`);
    const { examine } = require(`${__hooks}/lib/account-removal.js`);
    const { userToken, proof } = read(e, { userToken: 'anyText', proof: 'anyText' });
    return e.json(200, examine(e.app, userToken, proof));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/accounts/remove',
  (e) => {
    const { read } = require(`${__hooks}/lib/requests.js`);
    const { remove } = require(`${__hooks}/lib/account-removal.js`);
    const { userId } = read(e, { userId: 'name' });
    return e.json(200, remove(e.app, userId));
  },
  $apis.requireAuth('services'),
);

// Not only for the routes above: the operator's dashboard and the cron delete as well.
onRecordDelete((e) => {
  require(`${__hooks}/lib/account-removal.js`).prepareRemoval(e.app, e.record, Date.now());
  return e.next();
}, 'users');
