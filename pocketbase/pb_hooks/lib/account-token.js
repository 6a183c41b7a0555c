/** Null for whatever is not the living token of a user; a superuser's or a service's is not. */
function userOf(app, token) {
  try {
    const record = app.findAuthRecordByToken(token, 'auth');
    return record.collection().name === 'users' ? record : null;
  } catch {
    return null;
  }
}

/** Every token is signed with this key, so a new one ends them all. */
function endSessions(app, userId) {
  const user = app.findRecordById('users', userId);
  user.refreshTokenKey();
  app.save(user);
}

module.exports = { endSessions, userOf };
