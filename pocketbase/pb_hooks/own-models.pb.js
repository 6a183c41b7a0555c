routerAdd(
  'POST',
  '/api/own-models/read',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/own-models/bodies.js`);
    const { find } = require(`${__hooks}/lib/own-models/keeping.js`);
    return e.json(200, find($app, read(e, bodies.read)));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/own-models/save',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/own-models/bodies.js`);
    const { save } = require(`${__hooks}/lib/own-models/keeping.js`);
    return e.json(200, save($app, read(e, bodies.save), Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/own-models/switch',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/own-models/bodies.js`);
    const { putInUse } = require(`${__hooks}/lib/own-models/keeping.js`);
    return e.json(200, putInUse($app, read(e, bodies.putInUse)));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/own-models/remove',
  (e) => {
    const { read } = require(`${__hooks}/lib/platform/read-body.js`);
    const bodies = require(`${__hooks}/lib/own-models/bodies.js`);
    const { remove } = require(`${__hooks}/lib/own-models/keeping.js`);
    return e.json(200, remove($app, read(e, bodies.remove)));
  },
  $apis.requireAuth('services'),
);
