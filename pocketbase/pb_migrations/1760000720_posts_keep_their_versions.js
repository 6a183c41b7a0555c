migrate(
  (app) => {
    const relation = (name, to, required) => ({
      name,
      type: 'relation',
      collectionId: app.findCollectionByNameOrId(to).id,
      cascadeDelete: true,
      maxSelect: 1,
      required,
    });
    // Written and read by routes of their own: there is no rule for anybody.
    const versions = new Collection({
      type: 'base',
      name: 'post_versions',
      fields: [
        relation('userId', 'users', true),
        relation('post', 'posts', false),
        { name: 'text', type: 'text', max: 10000, required: true, pattern: '[^\\s\\p{Z}\\p{C}]' },
        // Where it came from: written, edited, shorter, …
        { name: 'cause', type: 'text', max: 32, required: true },
        { name: 'made', type: 'date', required: true },
      ],
      indexes: [
        'CREATE INDEX `post_versions_user` ON `post_versions` (`userId`)',
        'CREATE INDEX `post_versions_post` ON `post_versions` (`post`, `made`)',
      ],
    });
    app.save(versions);
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('post_versions'));
  },
);
