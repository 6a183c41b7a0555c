migrate(
  (app) => {
    const generations = app.findCollectionByNameOrId('generations');
    // What a refinement belongs to: its generation's id, or a month where there is none. Empty for a generation.
    generations.fields.add(new TextField({ name: 'refines', max: 15, hidden: true }));
    // 1 to the limit for refinements that are counted, 0 for all other rows.
    generations.fields.add(
      new NumberField({ name: 'refineSlot', onlyInt: true, min: 0, hidden: true }),
    );
    generations.addIndex(
      'generations_refinement',
      true,
      '`userId`, `refines`, `refineSlot`',
      '`refineSlot` > 0',
    );
    app.save(generations);
    // Refinements of the day that were given back, as `returned` counts generations.
    const returns = app.findCollectionByNameOrId('generation_returns');
    returns.fields.add(new NumberField({ name: 'refined', onlyInt: true, min: 0 }));
    app.save(returns);
    const posts = app.findCollectionByNameOrId('posts');
    // The id of the generation it is from; empty where nobody knows, or where there was none.
    posts.fields.add(new TextField({ name: 'generation', max: 15 }));
    app.save(posts);
  },
  (app) => {
    const posts = app.findCollectionByNameOrId('posts');
    posts.fields.removeByName('generation');
    app.save(posts);
    const returns = app.findCollectionByNameOrId('generation_returns');
    returns.fields.removeByName('refined');
    app.save(returns);
    const generations = app.findCollectionByNameOrId('generations');
    generations.removeIndex('generations_refinement');
    generations.fields.removeByName('refineSlot');
    generations.fields.removeByName('refines');
    app.save(generations);
  },
);
