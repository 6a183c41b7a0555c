onRealtimeSubscribeRequest((e) => {
  require(`${__hooks}/lib/live-topics.js`).admitTopics(e);
  return e.next();
});
