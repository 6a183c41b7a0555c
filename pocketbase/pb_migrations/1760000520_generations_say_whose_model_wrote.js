migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    // The name of the user's own model that wrote it; empty where the site's did.
    generations.fields.add(new TextField({ name: 'ownModel', max: 200 }));
    // Not a part of the month's count: the operator counts what the site's model writes.
    generations.fields.add(new BoolField({ name: 'uncounted', hidden: true }));
    app.save(generations);
  },
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    generations.fields.removeByName('ownModel');
    generations.fields.removeByName('uncounted');
    app.save(generations);
  },
);
