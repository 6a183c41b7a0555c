onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/naming.js`).takeName(e.app);
});
