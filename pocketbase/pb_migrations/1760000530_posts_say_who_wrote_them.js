migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    // The offline editor wrote it; `ownModel` says whether a model of the user's own did.
    generations.fields.add(new BoolField({ name: 'offline' }));
    app.save(generations);
    const posts = app.findCollectionByNameOrId('posts');
    // Empty where nobody knows: from before, or not from a generation.
    posts.fields.add(
      new SelectField({ name: 'writer', values: ['offline', 'model', 'own'], maxSelect: 1 }),
    );
    // The name of the user's own model, where that wrote it.
    posts.fields.add(new TextField({ name: 'ownModel', max: 200 }));
    app.save(posts);
  },
  (app) => {
    const posts = app.findCollectionByNameOrId('posts');
    posts.fields.removeByName('ownModel');
    posts.fields.removeByName('writer');
    app.save(posts);
    const generations = app.findCollectionByNameOrId('generations');
    generations.fields.removeByName('offline');
    app.save(generations);
  },
);
