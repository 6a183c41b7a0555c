migrate(
  (app) => {
    const own = '@request.auth.id != "" && userId = @request.auth.id';
    const posts = new Collection({
      type: 'base',
      name: 'posts',
      listRule: own,
      viewRule: own,
      createRule: own,
      updateRule: null,
      deleteRule: own,
      fields: [
        {
          name: 'userId',
          type: 'relation',
          collectionId: app.findCollectionByNameOrId('users').id,
          cascadeDelete: true,
          maxSelect: 1,
          required: true,
        },
        // The pattern asks for one character that can be seen.
        { name: 'text', type: 'text', max: 10000, required: true, pattern: '[^\\s\\p{Z}\\p{C}]' },
        { name: 'platform', type: 'text', max: 32, required: true },
        { name: 'tone', type: 'text', max: 32, required: true },
        { name: 'timestamp', type: 'autodate', onCreate: true },
        // 1 to the free limit for rows saved on the free plan, 0 for rows that are not counted.
        { name: 'slot', type: 'number', onlyInt: true, min: 0, hidden: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX `posts_slot` ON `posts` (`userId`, `slot`) WHERE `slot` > 0',
        'CREATE INDEX `posts_newest` ON `posts` (`userId`, `timestamp`)',
      ],
    });
    app.save(posts);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('posts'));
  },
);
