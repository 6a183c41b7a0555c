cronAdd('lapsed_holds_go', '* * * * *', () => {
  require(`${__hooks}/lib/expiry.js`).removeLapsedHolds($app, Date.now());
});

cronAdd('old_results_go', '*/10 * * * *', () => {
  require(`${__hooks}/lib/expiry.js`).dropOldResults($app, Date.now());
});

cronAdd('old_starts_go', '37 * * * *', () => {
  require(`${__hooks}/lib/starts.js`).removeOldStarts($app, Date.now());
});

cronAdd('old_withdrawals_go', '*/10 * * * *', () => {
  require(`${__hooks}/lib/withdrawal.js`).forgetOldWithdrawals($app.store(), Date.now());
});
