// Jobs delete what is old; without these each of them reads its whole table while nobody else may write.
const indexes = [
  ['stripe_events', 'stripe_events_created', '`created`'],
  ['generation_returns', 'generation_returns_day', '`day`'],
  // Months and days are kept in one column, and go at different times.
  ['quota_tombstones', 'quota_tombstones_period', 'length(`period`), `period`'],
];

migrate(
  (app) => {
    for (const [table, name, columns] of indexes) {
      const collection = app.findCollectionByNameOrId(table);
      collection.addIndex(name, false, columns, '');
      app.save(collection);
    }
  },
  (app) => {
    for (const [table, name] of indexes) {
      const collection = app.findCollectionByNameOrId(table);
      collection.removeIndex(name);
      app.save(collection);
    }
  },
);
