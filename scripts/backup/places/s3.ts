import { Readable } from 'node:stream';
import { PlainError } from '#shared/plain-error.ts';
import type { BackupPlace } from './place.ts';
import { s3Calls } from './s3-calls.ts';
import { reasonOf, S3Refusal, textsOf } from './s3-refusal.ts';
import type { S3Patience, S3Settings } from './s3-settings.ts';
import { upload } from './s3-upload.ts';

/** What a store answers to a write that is only wanted where nothing is. */
const conditionOf: Record<string, 'taken' | 'unknown'> = {
  PreconditionFailed: 'taken',
  'status 412': 'taken',
  NotImplemented: 'unknown',
  'status 501': 'unknown',
};

export function s3Place(settings: S3Settings, patience: S3Patience): BackupPlace {
  const { prefix } = settings;
  const calls = s3Calls(settings, patience);
  const { where, send, sendText, sizeOf } = calls;

  async function putWhereNothingIs(name: string, body: Uint8Array) {
    try {
      await sendText({ method: 'PUT', name, body, headers: { 'if-none-match': '*' } });
      return 'written';
    } catch (error) {
      const known = error instanceof S3Refusal ? conditionOf[error.code] : undefined;
      if (known === undefined) throw error;
      return known;
    }
  }

  async function* unlessBroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    try {
      yield* body;
    } catch (error) {
      throw new PlainError(`The connection to ${where} broke: ${reasonOf(error)}. Try again.`);
    }
  }

  return {
    where,

    async list() {
      const found: string[] = [];
      let token: string | undefined;
      do {
        const query: Record<string, string> = { 'list-type': '2', prefix };
        if (token !== undefined) query['continuation-token'] = token;
        const xml = await sendText({ method: 'GET', name: '', query });
        found.push(...textsOf(xml, 'Key'));
        [token] = textsOf(xml, 'NextContinuationToken');
      } while (token !== undefined);
      return found.map((key) => key.slice(prefix.length));
    },

    async has(name) {
      try {
        await sizeOf(prefix + name);
        return true;
      } catch (error) {
        // An answer to HEAD has no text, and so no code of S3's.
        if (error instanceof S3Refusal && error.code === 'status 404') return false;
        throw error;
      }
    },

    put: (name, content) => upload(calls, prefix + name, content, patience.partBytes),

    async claim(name, content) {
      const key = prefix + name;
      const first = await putWhereNothingIs(key, content);
      if (first === 'taken') return 'theirs';
      if (first === 'unknown') await sendText({ method: 'PUT', name: key, body: content });
      // A store that does not look at the condition writes it a second time.
      else if ((await putWhereNothingIs(key, content)) === 'taken') return 'ours';
      return 'unguarded';
    },

    async get(name) {
      const body = await send({ method: 'GET', name: prefix + name }, (answer) => answer.body);
      if (!body) throw new PlainError(`${where}${name} is empty.`);
      return Readable.from(unlessBroken(body));
    },

    async remove(name) {
      await sendText({ method: 'DELETE', name: prefix + name });
    },
  };
}
