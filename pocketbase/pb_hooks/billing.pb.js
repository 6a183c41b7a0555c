routerAdd(
  'POST',
  '/api/billing/account',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/billing/bodies.js`);
    const { account } = require(`${__hooks}/lib/billing/account.js`);
    const { userToken } = read(e, bodies.account);
    return e.json(200, account($app, userToken, Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/customer',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/billing/bodies.js`);
    const { keepCustomer } = require(`${__hooks}/lib/billing/customers.js`);
    return e.json(200, keepCustomer($app, read(e, bodies.customer)));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/reading',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/billing/bodies.js`);
    const { beginReading } = require(`${__hooks}/lib/billing/reading.js`);
    return e.json(200, beginReading($app, read(e, bodies.reading), Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/sync',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/billing/bodies.js`);
    const { sync } = require(`${__hooks}/lib/billing/sync.js`);
    return e.json(200, sync($app, read(e, bodies.sync)));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/all-customers',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/billing/bodies.js`);
    const { allCustomers } = require(`${__hooks}/lib/billing/all-customers.js`);
    return e.json(200, allCustomers($app, read(e, bodies.allCustomers).after));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/dev',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/billing/bodies.js`);
    const { setDevSubscription } = require(`${__hooks}/lib/billing/dev-mode.js`);
    const { userId, live } = read(e, bodies.devSubscription);
    return e.json(200, setDevSubscription($app, userId, live, Date.now()));
  },
  $apis.requireAuth('services'),
);

cronAdd('old_stripe_events_go', '17 3 * * *', () => {
  const { removeOldEvents } = require(`${__hooks}/lib/billing/reading.js`);
  require(`${__hooks}/lib/platform/believed-clock.js`).whereClockIsBelieved($app, removeOldEvents);
});
