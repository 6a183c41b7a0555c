migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    // With those that brought nothing, which are taken off `mends` again.
    generations.fields.add(
      new NumberField({ name: 'mendTries', onlyInt: true, min: 0, hidden: true }),
    );
    // The id of the voice that wrote it, for what mends its posts; the voice itself may be gone.
    generations.fields.add(new TextField({ name: 'voice', max: 15, hidden: true }));
    app.save(generations);
  },
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    generations.fields.removeByName('voice');
    generations.fields.removeByName('mendTries');
    app.save(generations);
  },
);
