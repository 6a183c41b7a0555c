routerAdd(
  'GET',
  '/api/account/allowance',
  (e) => {
    const { allowance } = require(`${__hooks}/lib/allowance.js`);
    require(`${__hooks}/lib/account-session.js`).requireLivingSession(e);
    return e.json(200, allowance($app, e.auth, Date.now()));
  },
  $apis.requireAuth('users'),
);
