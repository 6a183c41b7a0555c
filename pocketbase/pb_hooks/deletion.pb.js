// In two steps, because the API cancels the subscription at Stripe between them.
routerAdd(
  'POST',
  '/api/deletion/examine',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/accounts/bodies.js`);
    const { examine } = require(`${__hooks}/lib/accounts/removal.js`);
    const { userToken, proof } = read(e, bodies.examine);
    return e.json(200, examine(e.app, userToken, proof));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/deletion/remove',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/accounts/bodies.js`);
    const { remove } = require(`${__hooks}/lib/accounts/removal.js`);
    const { userId } = read(e, bodies.remove);
    return e.json(200, remove(e.app, userId, Date.now()));
  },
  $apis.requireAuth('services'),
);

// Not only for the routes above: the operator's dashboard and the cron delete as well.
onRecordDelete((e) => {
  require(`${__hooks}/lib/accounts/removal.js`).prepareRemoval(e.app, e.record, Date.now());
  return e.next();
}, 'users');
