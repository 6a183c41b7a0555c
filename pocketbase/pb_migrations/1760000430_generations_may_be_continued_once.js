migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    // How often the missing posts were asked for; the most there may be once they were given.
    generations.fields.add(
      new NumberField({ name: 'restTries', onlyInt: true, min: 0, hidden: true }),
    );
    // While they are being written: nobody else begins with them before this.
    generations.fields.add(new DateField({ name: 'restUntil', hidden: true }));
    app.save(generations);
  },
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    generations.fields.removeByName('restTries');
    generations.fields.removeByName('restUntil');
    app.save(generations);
  },
);
