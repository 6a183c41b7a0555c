migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    // Of the pages they used last, and of their letters; empty where it is not known.
    users.fields.add(new TextField({ name: 'language', max: 16, hidden: true }));
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('language');
    app.save(users);
  },
);
