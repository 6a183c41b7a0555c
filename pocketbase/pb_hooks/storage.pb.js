// PocketBase calls every failed write the client's mistake.
onModelAfterCreateError((e) => {
  require(`${__hooks}/lib/storage.js`).refuseWhenUnusable(e.app, e.error);
  return e.next();
});

onModelAfterUpdateError((e) => {
  require(`${__hooks}/lib/storage.js`).refuseWhenUnusable(e.app, e.error);
  return e.next();
});

onModelAfterDeleteError((e) => {
  require(`${__hooks}/lib/storage.js`).refuseWhenUnusable(e.app, e.error);
  return e.next();
});

// Damage in rows that nobody asks for would otherwise be found when every backup has it too.
cronAdd('database_is_checked', '17 3 * * *', () => {
  require(`${__hooks}/lib/storage.js`).checkDatabase($app);
});
