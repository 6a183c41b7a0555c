import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readEnvironment } from '#api/env.ts';
import { hookEnvironment } from '#scripts/pocketbase/hook-environment.ts';
import type { FoundHistory } from '#shared/contracts/history.ts';
import type { FoundPosts } from '#shared/contracts/library.ts';
import type { LoginMeta } from '#shared/contracts/page-pocketbase.ts';
import { rules } from '#shared/rules.ts';
import { type MailServer, startMailServer } from '#tests/fakes/mail/mail-server.ts';
import { asSuperuser, givePremium, type Person, signUp } from '#tests/harness/people.ts';
import { type RunningPocketbase, startPocketbase } from '#tests/harness/pocketbase.ts';
import { call, expectOk } from '../calls.ts';
import { LedgerCaller } from '../ledger/ledger-caller.ts';
import { Operator } from '../operator.ts';
import { printedStatements } from './printed.ts';

export interface Tour {
  pb: RunningPocketbase;
  /** What it has printed by now: jobs go on for a moment after the tour. */
  statements(): string[];
  stop(): Promise<void>;
}

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString().replace('T', ' ');

interface Party {
  pb: RunningPocketbase;
  operator: Operator;
  ledger: LedgerCaller;
}

const anything = {
  ...{ words: '', platform: '', tone: '', tag: '', voice: '', from: '', until: '' },
  ...{ sort: 'newest', after: '', limit: 1 },
};

async function searchAndChange(pb: RunningPocketbase, person: Person, id: string): Promise<void> {
  const ask = <Body>(route: string, body: object) =>
    expectOk(call<Body>(pb, 'POST', `/api/account/${route}`, { token: person.token, body }));
  const ids = [id];
  await ask('pin-posts', { ids, pinned: true });
  await ask('tag-posts', { ids, add: ['launch'], remove: [] });
  const all = {
    platform: 'x',
    tone: 'casual',
    tag: 'launch',
    voice: '',
    from: '2020',
    until: '2099',
  };
  for (const sort of ['newest', 'oldest', 'changed', 'pinned']) {
    for (const asked of [{}, { words: 'post' }, all, { ...all, words: 'a post' }]) {
      const first = await ask<FoundPosts>('find-posts', { ...anything, ...asked, sort });
      if (first.next === '') continue;
      await ask('find-posts', { ...anything, ...asked, sort, after: first.next });
    }
  }
  const fromFile = {
    ...{ text: 'From a file', platform: 'x', tone: 'casual', tags: [], pinned: false },
    ...{ saved: '', changed: '', generation: id },
    versions: [{ text: 'From a file', cause: 'written', made: '2026-01-01' }],
  };
  await ask('import-posts', { posts: [fromFile] });
  await ask('posts-in-full', { ids });
  await ask('delete-posts', { ids });
}

/** What one has generated, looked for by all ways, kept for another time and forgotten. */
async function lookBack(
  { pb, ledger }: Pick<Party, 'ledger' | 'pb'>,
  person: Person,
  id: string,
): Promise<void> {
  const ask = <Body>(route: string, body: object) =>
    expectOk(call<Body>(pb, 'POST', `/api/account/${route}`, { token: person.token, body }));
  const all = { words: '', platform: '', after: '', limit: 1 };
  await ledger.generate(person);
  for (const asked of [
    {},
    { words: 'topic' },
    { platform: 'x' },
    { words: 'topic', platform: 'x' },
  ]) {
    const first = await ask<FoundHistory>('find-history', { ...all, ...asked });
    if (first.next === '') throw new Error('One more was generated.');
    await ask('find-history', { ...all, ...asked, after: first.next });
  }
  for (const keep of ['forever', 'day']) await ask('keep-history', { keep });
  await ask('forget-history', { ids: [id] });
  await ask('forget-all-history', {});
}

async function saveAndRead({ pb }: Party, person: Person): Promise<void> {
  const posts = person.client.collection('posts');
  const post = { userId: person.id, text: 'A post', platform: 'x', tone: 'casual' };
  const { id } = await posts.create(post);
  await posts.getList(1, 30, { sort: '-timestamp', skipTotal: true });
  await posts.getOne(id);
  await posts.create({ ...post, generationKey: 'the key of one' });
  await posts.delete((await posts.create(post)).id);
  await searchAndChange(pb, person, id);
  await person.client.collection('generations').getList(1, 30, { sort: '-timestamp' });
  await person.client.collection('subscriptions').getList(1, 30);
  for (const path of ['allowance', 'data', 'tags']) {
    await expectOk(call(pb, 'GET', `/api/account/${path}`, person));
  }
}

async function keepVoices(person: Person): Promise<string> {
  const voices = person.client.collection('voices');
  const texts = {
    samples: ['Rain again.', 'The kettle sings.', 'I sold the boat.'],
    never: ['unleash'],
  };
  const first = await voices.create({ userId: person.id, name: 'Mine', ...texts });
  const second = await voices.create({
    userId: person.id,
    name: 'Other',
    isDefault: true,
    ...texts,
  });
  await voices.update(first.id, { isDefault: true });
  await voices.getList(1, rules.plans.premium.voices, { sort: 'timestamp' });
  await voices.delete(first.id);
  return second.id;
}

async function ownModel({ pb, ledger }: Party, { token: userToken }: Person) {
  const ask = (route: string, body: object) =>
    expectOk(
      call(pb, 'POST', `/api/own-models/${route}`, {
        token: ledger.token,
        body: { userToken, ...body },
      }),
    );
  const model = {
    address: 'https://models.example/v1',
    model: 'm',
    sealedKey: 'sealed',
    keyEnding: '1234',
  };
  await ask('save', model);
  await ask('read', {});
  await ask('switch', { inUse: true });
  return () => ask('remove', {});
}

async function refine(
  { ledger, pb }: Pick<Party, 'ledger' | 'pb'>,
  person: Person,
  generation: string,
): Promise<void> {
  const posts = person.client.collection('posts');
  const text = 'A post';
  const draft = { userId: person.id, text, platform: 'x', tone: 'casual' };
  const { id: post } = await posts.create({ ...draft, generationKey: generation });
  for (const order of [{ generation }, { post }, {}]) {
    const held = await ledger.refine(person, order);
    if (held.outcome === 'held') await ledger.release(held.id);
    const about = { generation: '', post: '', fairUsePerDay: 1, ...order };
    await expectOk(call(pb, 'POST', '/api/account/refinements-left', { ...person, body: about }));
  }
  const kept = await ledger.refine(person, {});
  if (kept.outcome === 'held') await ledger.commit(kept.id, '{"text":"Another"}');
  const body = { post, text: 'Another', cause: 'shorter', before: text };
  await call(pb, 'POST', '/api/account/keep-version', { ...person, body });
  await expectOk(call(pb, 'POST', '/api/account/versions', { ...person, body: { post } }));
  await posts.delete(post);
}

async function generate({ ledger, pb }: Party, person: Person, voice: string): Promise<void> {
  const key = 'the key of one';
  const id = await ledger.held(person, { key, voice, fairUsePerDay: 100, sitePerDay: 100 });
  await ledger.renew(id);
  const posts = [{ text: 'One' }];
  await ledger.commit(id, JSON.stringify({ posts }));
  await ledger.commit(id, JSON.stringify({ posts }));
  await ledger.hold(person, { key, fairUsePerDay: 100 });
  for (const result of ['', JSON.stringify({ posts: [...posts, ...posts] })]) {
    const answer = await ledger.reopen(person, { key, posts: 2 });
    if (answer.outcome !== 'reopened') throw new Error(`reopened: ${answer.outcome}`);
    await ledger.renew(id, answer.attempt);
    await ledger.complete(id, answer.attempt, result);
    await ledger.complete(id, answer.attempt, result);
  }
  await refine({ ledger, pb }, person, key);
  await ledger.mend(person, key);
  await ledger.unmend(id);
  await lookBack({ ledger, pb }, person, id);
  await ledger.release(await ledger.held(person));
  await ledger.release(await ledger.held(person), false);
  await ledger.withdraw(await ledger.held(person, { sitePerDay: 100 }));
  await ledger.held(person, { ownModels: true });
  await expectOk(call(pb, 'GET', '/api/ledger/ready', { token: ledger.token }));
  const read = { userToken: person.token, user: person.id };
  for (const route of ['begin', 'forget']) {
    await expectOk(call(pb, 'POST', `/api/sources/${route}`, { token: ledger.token, body: read }));
  }
}

async function pay({ pb, ledger }: Party, person: Person): Promise<void> {
  const ask = <Body>(route: string, body: object) =>
    expectOk(call<Body>(pb, 'POST', `/api/billing/${route}`, { token: ledger.token, body }));
  await ask('account', { userToken: person.token });
  const customerId = `cus_${person.id}`;
  await ask('customer', { userId: person.id, customerId, replaces: '' });
  const event = { eventId: `evt_${person.id}`, eventType: 'invoice.paid' };
  const facts = {
    subscriptionId: `sub_${person.id}`,
    live: true,
    startedAt: '',
    endedAt: '',
    paidUntil: new Date(Date.now() + day).toISOString(),
    owing: false,
    cancelAtPeriodEnd: false,
    priceId: 'price',
    earlierEndedAt: '',
  };
  for (const eventId of [event.eventId, '']) {
    const { readAt } = await ask<{ readAt: string }>('reading', { customerId, ...event, eventId });
    await ask('sync', { customerId, claimedUserId: '', readAt, eventId, sessionId: '', ...facts });
  }
  await ask('all-customers', { after: '' });
}

async function leave({ pb, ledger }: Party, person: Person): Promise<void> {
  const { meta, token } = await person.client
    .collection('users')
    .authWithPassword(person.email, person.password);
  const ask = (route: string, body: object) =>
    expectOk(call(pb, 'POST', `/api/deletion/${route}`, { token: ledger.token, body }));
  await ask('examine', { userToken: token, proof: (meta as LoginMeta).proof });
  await ask('remove', { userId: person.id });
}

async function comeAndGo({ pb }: Party, person: Person): Promise<void> {
  const users = person.client.collection('users');
  await users.authRefresh();
  await users.authRefresh({ headers: { 'Accept-Language': 'es' } });
  await users.update(person.id, { name: 'Ada', timeZone: 'Europe/Paris' });
  await users.requestPasswordReset(person.email);
  for (const path of ['logout', 'logout-everywhere']) {
    const { token } = await users.authWithPassword(person.email, person.password);
    await call(pb, 'POST', `/api/account/${path}`, { token });
  }
}

/** What time alone brings about. */
/** Years pass, and one of the accounts cannot be deleted. */
function grow(pb: RunningPocketbase, [untold, due, lapsed, stuck]: Person[]): void {
  const database = new DatabaseSync(join(pb.dataDir, 'data.db'), { timeout: 10_000 });
  const longAgo = ago(rules.account.inactiveMonths * 31 + 1);
  const unused = database.prepare(
    'UPDATE users SET created = :moment, lastActive = :moment, inactivityNotice = :notice WHERE id = :id',
  );
  unused.run({ moment: longAgo, notice: '', id: untold?.id ?? '' });
  const notice = ago(rules.account.inactiveNoticeDays + 1);
  for (const { id } of [due, stuck].filter((one) => one !== undefined)) {
    unused.run({ moment: longAgo, notice, id });
  }
  database.exec(`
    CREATE TRIGGER IF NOT EXISTS stuck BEFORE DELETE ON users WHEN OLD.id = '${stuck?.id}'
    BEGIN SELECT RAISE(ABORT, 'stuck'); END`);
  const lapse = database.prepare(
    "UPDATE generations SET expires = ? WHERE state = 'held' AND userId = ?",
  );
  lapse.run(ago(1), lapsed?.id ?? '');
  database.exec("UPDATE posts SET text = text || '!'");
  database.exec("UPDATE generations SET restUntil = 'x', expires = '2020' WHERE state = 'done'");
  database.exec("UPDATE generations SET timestamp = '2020', kept = 'month' WHERE state = 'done'");
  database.close();
}

async function runCrons({ pb, operator }: Party): Promise<void> {
  const crons = await expectOk(
    call<{ id: string }[]>(pb, 'GET', '/api/crons', { token: operator.token }),
  );
  for (const { id } of crons) await operator.runCron(id);
}

async function takeIt(party: Party, mailServer: MailServer): Promise<void> {
  const { pb, ledger } = party;
  const superuser = await asSuperuser(pb);
  const free = await signUp(pb);
  await saveAndRead(party, free);
  await ledger.generate(free);
  await refine(party, free, 'the key of one');
  const premium = await signUp(pb);
  await givePremium(superuser, premium);
  const voice = await keepVoices(premium);
  await saveAndRead(party, premium);
  await generate(party, premium, voice);
  const removeModel = await ownModel(party, premium);
  await ledger.held(premium, { ownModels: true });
  await removeModel();
  await pay(party, await signUp(pb));
  await comeAndGo(party, await signUp(pb));
  const [untold, due, lapsed] = [await signUp(pb), await signUp(pb), await signUp(pb)];
  const aged = [untold, due, lapsed, await signUp(pb)];
  await ledger.held(lapsed);
  grow(pb, aged);
  await ledger.held(lapsed);
  await ledger.held(lapsed);
  grow(pb, aged);
  await runCrons(party);
  await mailServer.next(untold.email);
  await leave(party, free);
}

/** Through every door of the hooks and every job, on a PocketBase that prints what it asks its database. */
export async function takeTour(): Promise<Tour> {
  const mailServer = await startMailServer();
  const mail = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailServer.port),
    SMTP_FROM: 'a@b.example',
  };
  const variables = { INACTIVE_ACCOUNTS: 'on', RATE_LIMITS: 'off', ...mail };
  const env = hookEnvironment(readEnvironment(variables));
  const pb = await startPocketbase({ env, printsStatements: true });
  const stop = async () => {
    await pb.stop();
    await mailServer.close();
  };
  try {
    const party = { pb, operator: await Operator.of(pb), ledger: await LedgerCaller.of(pb) };
    const dev = { token: party.ledger.token, body: { userId: 'nobody', live: true } };
    await call(pb, 'POST', '/api/billing/dev', dev);
    await takeIt(party, mailServer);
    return { pb, statements: () => printedStatements(pb.output()), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
