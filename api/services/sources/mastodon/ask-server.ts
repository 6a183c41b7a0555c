import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { AddressGuard } from '#api/services/guard/address-guard.ts';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import { rules } from '#shared/rules.ts';
import { follow } from '../follow.ts';
import { readBody } from '../page-body.ts';

const { seconds, highest } = rules.mastodonServers;

const instance = z.object({
  configuration: z.object({
    statuses: z.object({ max_characters: z.int().min(1).max(highest) }),
  }),
});

interface Told {
  /** Where it answered: its name in an account may lead to another one. */
  server: string;
  limit: number;
}

async function take({ host }: URL, incoming: IncomingMessage): Promise<Outcome<Told>> {
  const body = await readBody(incoming);
  try {
    const { configuration } = instance.parse(JSON.parse(body.toString('utf8')));
    return done({ server: host, limit: configuration.statuses.max_characters });
  } catch {
    return refused('mastodonServerSilent');
  }
}

/**
 * What a server says of itself to programs. No author's words are taken, so it is nobody's wish that this is left
 * alone: what a site says to robots is about its pages.
 */
export async function askServer(
  guard: AddressGuard,
  address: URL,
  gone: AbortSignal,
): Promise<Outcome<Told>> {
  const { href } = new URL('/api/v2/instance', address);
  const answer = await follow(guard, href, { accept: 'application/json', seconds, take }, gone);
  if (answer.ok) return answer;
  const isPrivate = answer.code === 'sourcePrivate';
  return refused(isPrivate ? 'mastodonServerPrivate' : 'mastodonServerSilent');
}
