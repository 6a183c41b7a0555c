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

// PocketBase's job of midnight empties the write-ahead log. Beside a program that copies the database,
// which has it open, that cannot succeed and stops every write for ten seconds; the copier does it then.
if ($os.getenv('POSTQUILL_DATABASE_COPY') === 'on') {
  cronRemove('__pbDBOptimize__');
  cronAdd('database_is_tuned', '0 0 * * *', () => {
    $app.nonconcurrentDB().newQuery('PRAGMA optimize').execute();
  });
}

onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/platform/site-name.js`).takeName(e.app);
});
