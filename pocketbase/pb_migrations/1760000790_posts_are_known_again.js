migrate(
  (app) => {
    const posts = app.findCollectionByNameOrId('posts');
    // Of what a post says and where: an import skips what is here already. Empty in rows from before.
    posts.fields.add(new TextField({ name: 'fingerprint', max: 16, hidden: true }));
    posts.addIndex('posts_known', false, '`userId`, `fingerprint`', '');
    app.save(posts);
  },
  (app) => {
    const posts = app.findCollectionByNameOrId('posts');
    posts.removeIndex('posts_known');
    posts.fields.removeByName('fingerprint');
    app.save(posts);
  },
);
