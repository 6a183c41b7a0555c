onRealtimeSubscribeRequest((e) => {
  require(`${__hooks}/lib/live-topics.js`).admitTopics(e);
  require(`${__hooks}/lib/account-session.js`).listenAs(e);
  return e.next();
});
