// All that a search is filtered and counted by: of somebody with thousands of posts each row would be read for it.
// Tags as text, since a list has no order.
const searched =
  '`userId`, `timestamp`, `id`, `platform`, `tone`, `voice`, `pinned`, `changed`, (CAST(`tags` AS TEXT))';

migrate(
  (app) => {
    const posts = app.findCollectionByNameOrId('posts');
    posts.removeIndex('posts_newest');
    posts.addIndex('posts_newest', false, searched, '');
    posts.removeIndex('posts_platform');
    app.save(posts);
  },
  (app) => {
    const posts = app.findCollectionByNameOrId('posts');
    posts.removeIndex('posts_newest');
    posts.addIndex('posts_newest', false, '`userId`, `timestamp`', '');
    posts.addIndex('posts_platform', false, '`userId`, `platform`, `timestamp`, `id`', '');
    app.save(posts);
  },
);
