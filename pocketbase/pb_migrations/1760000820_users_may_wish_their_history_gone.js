const own = '@request.auth.id != "" && userId = @request.auth.id';

migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    // What was generated before this moment is gone for its owner, until a job has forgotten all of it. Empty
    // where there is nothing to do.
    users.fields.add(new TextField({ name: 'historyFrom', max: 32, hidden: true }));
    users.addIndex('users_history', false, '`historyFrom`', "`historyFrom` > ''");
    app.save(users);
    const generations = app.findCollectionByNameOrId('generations');
    generations.listRule = `${own} && timestamp >= @request.auth.historyFrom`;
    generations.viewRule = generations.listRule;
    app.save(generations);
  },
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    generations.listRule = own;
    generations.viewRule = own;
    app.save(generations);
    const users = app.findCollectionByNameOrId('users');
    users.removeIndex('users_history');
    users.fields.removeByName('historyFrom');
    app.save(users);
  },
);
