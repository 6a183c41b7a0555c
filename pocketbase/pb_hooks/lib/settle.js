const rules = require(`${__hooks}/../../src/shared/rules.json`);
const { hour, stored } = require(`${__hooks}/lib/instants.js`);
const { firstRow } = require(`${__hooks}/lib/answers.js`);

const taken = `
  SELECT count(*) AS taken FROM generations
  WHERE userId = {:user} AND period = {:period} AND slot > 0
    AND (state = 'done' OR expires > {:now})`;

function find(tx, id) {
  return tx.findAllRecords('generations', $dbx.hashExp({ id }))[0];
}

function leftAfter(tx, row, now) {
  if (row.getString('plan') !== 'free') return null;
  const parameters = {
    user: row.getString('userId'),
    period: row.getString('period'),
    now: stored(now),
  };
  const used = firstRow(tx, taken, parameters, { taken: 0 }).taken;
  return Math.max(0, row.getInt('slots') - used);
}

/** A hold that ran out but was not yet given back still owns its slot, so its commit counts. */
function commit(app, id, result, now) {
  let answer;
  app.runInTransaction((tx) => {
    const row = find(tx, id);
    if (!row) {
      answer = { outcome: 'lost' };
      return;
    }
    if (row.getString('state') === 'held') {
      row.set('state', 'done');
      row.set('result', result);
      row.set('expires', stored(now + rules.generation.resultHours * hour));
      tx.saveNoValidate(row);
    }
    answer = { outcome: 'committed', left: leftAfter(tx, row, now) };
  });
  return answer;
}

function release(app, id) {
  let answer;
  app.runInTransaction((tx) => {
    const row = find(tx, id);
    const held = row && row.getString('state') === 'held';
    if (held) tx.delete(row);
    answer = { outcome: held ? 'released' : 'gone' };
  });
  return answer;
}

module.exports = { commit, release };
