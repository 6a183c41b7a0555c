migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    // How often a model was asked to mend a post of it.
    generations.fields.add(new NumberField({ name: 'mends', onlyInt: true, min: 0, hidden: true }));
    app.save(generations);
  },
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    generations.fields.removeByName('mends');
    app.save(generations);
  },
);
