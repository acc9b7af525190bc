import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';

/** What the desk needs of the process. */
export interface DeskDeps {
  db: Database;
  vault: Vault;
  clock: Clock;
  outbox: Outbox;
  publicUrl: string;
}
