onBootstrap((e) => {
  e.next();
  require(`${__hooks}/lib/account-google.js`).applyGoogle(e.app);
});

onRecordAuthWithOAuth2Request((e) => {
  require(`${__hooks}/lib/account-google.js`).guardSignIn(e);
  return e.next();
}, 'users');
