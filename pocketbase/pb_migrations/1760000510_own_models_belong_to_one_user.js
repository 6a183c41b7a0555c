migrate(
  (app) => {
    // Nobody but the API reads or writes here, and it by its own routes: there is no rule for anybody.
    const models = new Collection({
      type: 'base',
      name: 'own_models',
      fields: [
        {
          name: 'userId',
          type: 'relation',
          collectionId: app.findCollectionByNameOrId('users').id,
          cascadeDelete: true,
          maxSelect: 1,
          required: true,
        },
        { name: 'address', type: 'text', max: 500, required: true },
        { name: 'model', type: 'text', max: 200, required: true },
        // The provider's key, as the API has encrypted it.
        { name: 'sealedKey', type: 'text', max: 2000, required: true, hidden: true },
        { name: 'keyEnding', type: 'text', max: 4 },
        { name: 'inUse', type: 'bool' },
        { name: 'saved', type: 'date', required: true },
      ],
      indexes: ['CREATE UNIQUE INDEX `own_models_user` ON `own_models` (`userId`)'],
    });
    app.save(models);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('own_models'));
  },
);
