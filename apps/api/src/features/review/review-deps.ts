import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';

/** What the review needs of the process. */
export interface ReviewDeps {
  db: Database;
  vault: Vault;
  clock: Clock;
  outbox: Outbox;
  jobs: Jobs;
  publicUrl: string;
}
