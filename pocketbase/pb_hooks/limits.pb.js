onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/limit-rules.js`).applyLimits(e.app);
});
