routerAdd(
  'POST',
  '/api/billing/account',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const { account } = require(`${__hooks}/lib/billing/account.js`);
    const { userToken } = read(e, { userToken: 'anyText' });
    return e.json(200, account($app, userToken, Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/customer',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const { keepCustomer } = require(`${__hooks}/lib/billing/customers.js`);
    const request = read(e, { userId: 'name', customerId: 'name', replaces: 'anyText' });
    return e.json(200, keepCustomer($app, request));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/reading',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const { beginReading } = require(`${__hooks}/lib/billing/reading.js`);
    const request = read(e, { customerId: 'name', eventId: 'anyText', eventType: 'anyText' });
    return e.json(200, beginReading($app, request, Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/sync',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const { sync } = require(`${__hooks}/lib/billing/sync.js`);
    const request = read(e, {
      customerId: 'name',
      claimedUserId: 'anyText',
      readAt: 'name',
      eventId: 'anyText',
      sessionId: 'anyText',
      subscriptionId: 'anyText',
      live: 'flag',
      startedAt: 'anyText',
      endedAt: 'anyText',
      paidUntil: 'anyText',
      cancelAtPeriodEnd: 'flag',
      priceId: 'anyText',
      earlierEndedAt: 'anyText',
    });
    return e.json(200, sync($app, request));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/book',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const { book } = require(`${__hooks}/lib/billing/customers.js`);
    return e.json(200, book($app, read(e, { after: 'anyText' }).after));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/billing/dev',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const { setDevSubscription } = require(`${__hooks}/lib/billing/dev-mode.js`);
    const { userId, live } = read(e, { userId: 'name', live: 'flag' });
    return e.json(200, setDevSubscription($app, userId, live, Date.now()));
  },
  $apis.requireAuth('services'),
);

cronAdd('old_stripe_events_go', '17 3 * * *', () => {
  require(`${__hooks}/lib/billing/reading.js`).removeOldEvents($app, Date.now());
});
