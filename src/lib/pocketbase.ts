import type PocketBase from 'pocketbase';
import { readStoredSession } from '#lib/session/stored.ts';
import { pageLanguage } from '#shared/language/page-language.ts';
import { pocketbaseAddress } from './addresses.ts';
import { fetchWhole } from './whole-answer.ts';

let client: Promise<PocketBase> | null = null;

/** The one PocketBase client. Its code is fetched at the first call, so visitors never pay for it. */
export function pocketbase(): Promise<PocketBase> {
  client ??= create();
  return client;
}

/** Fetches the client's code while somebody is still typing. */
export function preparePocketbase(): void {
  pocketbase().catch(() => {
    // Whoever needs the client next asks again and tells what went wrong.
  });
}

async function create(): Promise<PocketBase> {
  try {
    const { default: Client, BaseAuthStore } = await import('pocketbase');
    /**
     * Sends the stored token and stores none. Left to itself the client writes down whatever an
     * answer brings: a refresh that comes late would log somebody in again who has just left.
     */
    class StoredToken extends BaseAuthStore {
      override get token() {
        return readStoredSession()?.token ?? '';
      }
      override get record() {
        return null;
      }
    }
    const made = new Client(pocketbaseAddress, new StoredToken(), pageLanguage);
    made.beforeSend = (url, options) => ({ url, options: { ...options, fetch: fetchWhole } });
    return made;
  } catch (error) {
    // A failed download must not be remembered: the next action tries again.
    client = null;
    throw error;
  }
}
