migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    // What the author knew about the topic; empty in all rows of before.
    generations.fields.add(new TextField({ name: 'details', max: 10000 }));
    app.save(generations);
  },
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    generations.fields.removeByName('details');
    app.save(generations);
  },
);
