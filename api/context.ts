import type { HttpBindings } from '@hono/node-server';
import type { Environment } from './env.ts';
import type { Log } from './log.ts';
import type { AccountDeletion } from './services/accounts/account-deletion.ts';
import type { Billing } from './services/billing/billing.ts';
import type { BillingRecords } from './services/billing/billing-records.ts';
import type { DatabaseCopy } from './services/copy/database-copy.ts';
import type { GenerationService } from './services/generation/generation.ts';
import type { Mending } from './services/generation/mending.ts';
import type { Refining } from './services/generation/refining/refining.ts';
import type { OwnModels } from './services/own-models/own-models.ts';
import type { ReadinessCheck } from './services/pocketbase/readiness-check.ts';
import type { MastodonServers } from './services/sources/mastodon/mastodon-servers.ts';
import type { Sources } from './services/sources/sources.ts';
import type { Writers } from './services/writers/choose-writers.ts';

export interface Services {
  env: Environment;
  log: Log;
  readiness: ReadinessCheck;
  /** Null where nobody copies the database all the time. */
  copy: DatabaseCopy | null;
  generation: GenerationService;
  mending: Mending;
  refining: Refining;
  billing: Billing;
  billingRecords: BillingRecords;
  accountDeletion: AccountDeletion;
  /** Null where the operator allows none. */
  ownModels: OwnModels | null;
  sources: Sources;
  mastodon: MastodonServers;
  writers: Writers;
}

export interface AppBindings {
  /** The front door has read the body, and found it small enough. */
  Bindings: HttpBindings & { body: Buffer; requestId: string };
  Variables: { log: Log };
}
