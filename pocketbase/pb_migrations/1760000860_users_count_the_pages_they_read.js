migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    // UTC's day on which the last page was read for them, and how many were on it.
    users.fields.add(new TextField({ name: 'pagesReadOn', max: 10, hidden: true }));
    users.fields.add(new NumberField({ name: 'pagesRead', onlyInt: true, min: 0, hidden: true }));
    app.save(users);
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    for (const name of ['pagesRead', 'pagesReadOn']) users.fields.removeByName(name);
    app.save(users);
  },
);
