// The posts that a generation lacks.
routerAdd(
  'POST',
  '/api/ledger/reopen',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { reopen } = require(`${__hooks}/lib/ledger/rest/reopen.js`);
    return e.json(200, reopen($app, read(e, bodies.reopen), Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/complete',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { complete } = require(`${__hooks}/lib/ledger/rest/complete.js`);
    return e.json(200, complete($app, read(e, bodies.complete), Date.now()));
  },
  $apis.requireAuth('services'),
);
