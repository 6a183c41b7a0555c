routerAdd(
  'POST',
  '/api/ledger/hold',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { hold } = require(`${__hooks}/lib/ledger/hold.js`);
    return e.json(200, hold($app, read(e, bodies.hold), Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/commit',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { commit } = require(`${__hooks}/lib/ledger/commit-release.js`);
    const { id, result } = read(e, bodies.commit);
    return e.json(200, commit($app, id, result, Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/renew',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { renew } = require(`${__hooks}/lib/ledger/renewal.js`);
    return e.json(200, renew($app, read(e, bodies.renew), Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/release',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { release } = require(`${__hooks}/lib/ledger/commit-release.js`);
    return e.json(200, release($app, read(e, bodies.release)));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/withdraw',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { withdraw } = require(`${__hooks}/lib/ledger/withdrawal.js`);
    const { ids } = read(e, bodies.withdraw);
    return e.json(200, withdraw($app, ids, Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'GET',
  '/api/ledger/ready',
  (e) => {
    const { readiness } = require(`${__hooks}/lib/ledger/readiness.js`);
    return e.json(200, readiness($app));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'GET',
  '/api/account/allowance',
  (e) => {
    const { allowance } = require(`${__hooks}/lib/ledger/allowance.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    return e.json(200, allowance($app, e.auth, Date.now()));
  },
  $apis.requireAuth('users'),
);

routerAdd(
  'POST',
  '/api/account/refinements-left',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { refinementsLeft } = require(`${__hooks}/lib/ledger/refinements-left.js`);
    require(`${__hooks}/lib/access/session.js`).requireLivingSession(e);
    const about = read(e, bodies.refinementsLeft);
    return e.json(200, refinementsLeft($app, e.auth, about, Date.now()));
  },
  $apis.requireAuth('users'),
);

cronAdd('lapsed_holds_go', '* * * * *', () => {
  require(`${__hooks}/lib/ledger/expiry.js`).removeLapsedHolds($app, Date.now());
});

cronAdd('old_results_go', '*/10 * * * *', () => {
  const { dropOldResults } = require(`${__hooks}/lib/ledger/expiry.js`);
  require(`${__hooks}/lib/platform/believed-clock.js`).whereClockIsBelieved($app, dropOldResults);
});

cronAdd('old_starts_go', '37 * * * *', () => {
  const { removeOldStarts } = require(`${__hooks}/lib/ledger/starts.js`);
  require(`${__hooks}/lib/platform/believed-clock.js`).whereClockIsBelieved($app, removeOldStarts);
});

cronAdd('old_withdrawals_go', '*/10 * * * *', () => {
  require(`${__hooks}/lib/ledger/withdrawal.js`).forgetOldWithdrawals($app.store(), Date.now());
});
