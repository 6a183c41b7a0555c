migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    // The platforms beside the first one, with spaces between them; empty in all rows of before.
    generations.fields.add(new TextField({ name: 'also', max: 1000 }));
    // Of which platforms the missing posts were given, in the same way.
    generations.fields.add(new TextField({ name: 'restGiven', max: 1000, hidden: true }));
    app.save(generations);
  },
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    generations.fields.removeByName('also');
    generations.fields.removeByName('restGiven');
    app.save(generations);
  },
);
