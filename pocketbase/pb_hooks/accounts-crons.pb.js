cronAdd('unused_accounts_go', '17 4 * * *', () => {
  require(`${__hooks}/lib/account-inactivity.js`).visitUnusedAccounts($app, Date.now());
});

cronAdd('old_tombstones_go', '7 3 * * *', () => {
  require(`${__hooks}/lib/account-tombstones.js`).removeOldTombstones($app, Date.now());
});
