cronAdd('lapsed_holds_go', '* * * * *', () => {
  require(`${__hooks}/lib/expiry.js`).removeLapsedHolds($app, Date.now());
});

cronAdd('old_results_go', '*/10 * * * *', () => {
  require(`${__hooks}/lib/expiry.js`).dropOldResults($app, Date.now());
});
