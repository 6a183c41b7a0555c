// Without e.next() nothing is written: a table of refused requests would fill the disk at the pace of
// whoever is refused, and hold the addresses that strangers type.
onModelCreate((e) => {
  require(`${__hooks}/lib/platform/failure-lines.js`).tellFailure(
    e.app,
    /** @type {core.Log} */ (e.model),
    Date.now(),
  );
}, '_logs');

// PocketBase calls every failed write the client's mistake.
onModelAfterCreateError((e) => {
  require(`${__hooks}/lib/platform/storage.js`).refuseWhenUnusable(e.app, e.error);
  return e.next();
});

onModelAfterUpdateError((e) => {
  require(`${__hooks}/lib/platform/storage.js`).refuseWhenUnusable(e.app, e.error);
  return e.next();
});

onModelAfterDeleteError((e) => {
  require(`${__hooks}/lib/platform/storage.js`).refuseWhenUnusable(e.app, e.error);
  return e.next();
});

// Damage in rows that nobody asks for would otherwise be found when every backup has it too.
cronAdd('database_is_checked', '17 3 * * *', () => {
  require(`${__hooks}/lib/platform/storage-state.js`).checkDatabase($app);
});

// PocketBase's job of midnight empties the write-ahead log, and waits for whoever reads with the only connection
// that writes: for ten seconds nobody saves anything while a backup is made. What it is for needs no waiting.
cronRemove('__pbDBOptimize__');
cronAdd('database_is_tuned', '0 0 * * *', () => {
  require(`${__hooks}/lib/platform/tuning.js`).tune($app);
});

onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/platform/site-name.js`).takeName(e.app);
});
