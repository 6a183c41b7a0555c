// What is asked of a post that is there already.
routerAdd(
  'POST',
  '/api/ledger/refine',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { refine } = require(`${__hooks}/lib/ledger/refinements.js`);
    return e.json(200, refine($app, read(e, bodies.refine), Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/mend',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { countMend } = require(`${__hooks}/lib/ledger/mends.js`);
    return e.json(200, countMend($app, read(e, bodies.mend), Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/unmend',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/ledger/bodies.js`);
    const { returnMend } = require(`${__hooks}/lib/ledger/mends.js`);
    const { id } = read(e, bodies.unmend);
    return e.json(200, returnMend($app, id));
  },
  $apis.requireAuth('services'),
);
