// The least that a hold and a commit can be: one count, one insert; one read, one update.
routerAdd(
  'POST',
  '/api/bare/hold',
  (e) => {
    const { userId, key } = e.requestInfo().body;
    let id;
    e.app.runInTransaction((tx) => {
      const counted = new DynamicModel({ rows: 0 });
      tx.db()
        .newQuery(
          'SELECT count(*) AS rows FROM generations WHERE userId = {:user} AND period = {:period} AND slot > 0',
        )
        .bind({ user: userId, period: '2026-01' })
        .one(counted);
      const row = new Record(tx.findCachedCollectionByNameOrId('generations'), {
        userId,
        key,
        topic: 'Tomatoes',
        tone: 'casual',
        platform: 'x',
        plan: 'premium',
        period: '2026-01',
        state: 'held',
        bodyHash: 'hash',
        expires: '2030-01-01 00:00:00.000Z',
      });
      tx.save(row);
      id = row.id;
    });
    return e.json(200, { id });
  },
  $apis.requireAuth('services'),
);

routerAdd(
  'POST',
  '/api/bare/commit',
  (e) => {
    const { id, result } = e.requestInfo().body;
    e.app.runInTransaction((tx) => {
      const row = tx.findRecordById('generations', id);
      row.set('state', 'done');
      row.set('result', result);
      tx.save(row);
    });
    return e.json(200, { id });
  },
  $apis.requireAuth('services'),
);
