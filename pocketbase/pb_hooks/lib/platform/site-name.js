/**
 * The site's one name comes with the environment, so that a rename needs no migration.
 * @param {CoreApp} app
 */
function takeName(app) {
  const name = $os.getenv('POSTQUILL_SITE_NAME');
  const settings = app.settings();
  if (name === '' || settings.meta.appName === name) return;
  settings.meta.appName = name;
  settings.meta.senderName = name;
  app.save(settings);
}

module.exports = { takeName };
