migrate(
  (app) => {
    const tombstones = app.findCollectionByNameOrId('quota_tombstones');
    // Of a day those begun, of a month those of posts that are from no generation.
    tombstones.fields.add(new NumberField({ name: 'refined', onlyInt: true, min: 0 }));
    app.save(tombstones);
  },
  (app) => {
    const tombstones = app.findCollectionByNameOrId('quota_tombstones');
    tombstones.fields.removeByName('refined');
    app.save(tombstones);
  },
);
