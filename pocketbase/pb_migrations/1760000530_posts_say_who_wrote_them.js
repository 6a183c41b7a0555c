migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    const values = ['offline', 'model', 'own'];
    // Empty where nobody knows: from before.
    generations.fields.add(new SelectField({ name: 'writer', values, maxSelect: 1 }));
    app.save(generations);
    const posts = app.findCollectionByNameOrId('posts');
    // Empty where nobody knows: from before, or not from a generation.
    posts.fields.add(new SelectField({ name: 'writer', values, maxSelect: 1 }));
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
    generations.fields.removeByName('writer');
    app.save(generations);
  },
);
