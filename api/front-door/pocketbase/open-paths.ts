import { rules } from '#shared/rules.ts';

type Values = Record<string, (value: string) => boolean>;

export interface OpenPath {
  path: RegExp;
  /** How it is counted, where it names more than a row's id. */
  template?: string;
  /** What may stand behind the question mark; anything else makes the request a wrong one. */
  query: Values | 'dropped';
  /** What its body has to be. PocketBase breaks on `null` at some, before a hook of ours is asked. */
  body?: 'object';
  /** How many bytes a body may have. PocketBase keeps all of them, several times over. */
  bodyLimit?: number;
}

export const ordinaryBody = 64 * 1024;
/** The largest picture that an account takes, and what stands around it in a form. */
const pictureBody = 1024 * 1024 + ordinaryBody;

/** A voice with all its samples, each sign of them as long as JSON can make it. */
const voiceBody =
  rules.voice.samples.max * rules.voice.samples.maxLength * '\\u0000'.length + ordinaryBody;

/** Some posts of a file, and what they said before. */
const importBody =
  rules.import.rowsAtOnce * rules.import.textMaxLength * '\\u0000'.length + ordinaryBody;

const fields = (value: string) => /^[\w,.*]{1,200}$/.test(value);
const upTo = (most: number) => (value: string) =>
  /^[1-9]\d{0,5}$/.test(value) && Number(value) <= most;

const listing: Values = {
  page: upTo(999_999),
  perPage: upTo(rules.frontDoor.listLength),
  // One order only: a filter, or an order of the client's own, makes PocketBase search.
  sort: (value) => value === '-timestamp',
  skipTotal: (value) => /^(0|1|false|true)$/.test(value),
  fields,
};

export const livePath = '/api/realtime';

/** All that is kept about somebody, which comes in parts, and each of them may take a while. */
export const dataPath = '/api/account/data';

/**
 * The part of PocketBase that the browser needs, spelled out. What is not on this list (dashboard,
 * superusers, settings, logs, backups, the ledger) does not exist on the front door. Raw paths are
 * matched, so an encoded spelling of a closed address matches nothing.
 */
export const openPaths: OpenPath[] = [
  {
    path: /^\/api\/collections\/(posts|generations|subscriptions|users)\/records$/,
    query: listing,
  },
  {
    path: /^\/api\/collections\/(posts|generations|subscriptions)\/records\/[a-z0-9]{15}$/,
    query: { fields },
  },
  {
    path: /^\/api\/collections\/voices\/records$/,
    query: listing,
    bodyLimit: voiceBody,
  },
  {
    path: /^\/api\/collections\/voices\/records\/[a-z0-9]{15}$/,
    query: { fields },
    bodyLimit: voiceBody,
  },
  {
    path: /^\/api\/collections\/users\/records\/[a-z0-9]{15}$/,
    query: { fields },
    bodyLimit: pictureBody,
  },
  {
    path: /^\/api\/collections\/users\/(auth-methods|auth-with-password|auth-with-oauth2|auth-refresh)$/,
    query: { fields },
  },
  {
    path: /^\/api\/collections\/users\/(request|confirm)-(verification|password-reset|email-change)$/,
    query: {},
    body: 'object',
  },
  {
    // No thumbs: a small picture can be so large inside that making one takes gigabytes.
    template: '/api/files/:file',
    path: /^\/api\/files\/(users|_pb_users_auth_)\/[a-z0-9]{15}\/[\w-]+(\.[\w-]+)*$/,
    query: 'dropped',
  },
  { path: /^\/api\/account\/import-posts$/, query: {}, bodyLimit: importBody },
  { path: /^\/api\/account\/[a-z-]+$/, template: '/api/account/:action', query: {} },
  { path: /^\/api\/(realtime|health)$/, query: {} },
];
