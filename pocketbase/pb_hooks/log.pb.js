// Without e.next() nothing is written: a table of refused requests would fill the disk at the pace of
// whoever is refused, and hold the addresses that strangers type.
onModelCreate((e) => {
  require(`${__hooks}/lib/log-failures.js`).tellFailure(e.app, e.model, Date.now());
}, '_logs');
