migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    // Empty as long as the account has the address it began with.
    users.fields.add(new TextField({ name: 'firstEmailHash', max: 64, hidden: true }));
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('firstEmailHash');
    app.save(users);
  },
);
