import { z } from 'zod';

/** The Mastodon server that an order is for, as `/mastodon-server` gave its name. */
export const serverShape = z.string().trim().max(300);
