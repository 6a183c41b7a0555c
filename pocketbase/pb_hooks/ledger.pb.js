routerAdd(
  'POST',
  '/api/ledger/hold',
  (e) => {
    const { read } = require(`${__hooks}/lib/requests.js`);
    const { hold } = require(`${__hooks}/lib/hold.js`);
    const request = read(e, {
      id: 'rowId',
      userToken: 'anyText',
      key: 'name',
      bodyHash: 'name',
      topic: 'anyText',
      tone: 'anyText',
      platform: 'anyText',
      advanced: 'flag',
      fairUsePerDay: 'cap',
      sitePerDay: 'cap',
    });
    return e.json(200, hold($app, request, Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/commit',
  (e) => {
    const { read } = require(`${__hooks}/lib/requests.js`);
    const { commit } = require(`${__hooks}/lib/settle.js`);
    const { id, result } = read(e, { id: 'name', result: 'text' });
    return e.json(200, commit($app, id, result, Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/release',
  (e) => {
    const { read } = require(`${__hooks}/lib/requests.js`);
    const { release } = require(`${__hooks}/lib/settle.js`);
    const { id } = read(e, { id: 'name' });
    return e.json(200, release($app, id));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/ledger/withdraw',
  (e) => {
    const { read } = require(`${__hooks}/lib/requests.js`);
    const { withdraw } = require(`${__hooks}/lib/withdrawal.js`);
    const { ids } = read(e, { ids: 'rowIds' });
    return e.json(200, withdraw($app, ids, Date.now()));
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'GET',
  '/api/ledger/ready',
  (e) => {
    const { readiness } = require(`${__hooks}/lib/readiness.js`);
    return e.json(200, readiness($app));
  },
  $apis.requireAuth('services'),
);
