import { openDatabase } from '../apps/api/src/app.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { openOwner } from '../apps/api/src/platform/open-database.ts';
import { rotateKeys } from '../apps/api/src/platform/rotate-keys.ts';
import { rootKeys, vaultOf } from '../apps/api/src/platform/vault.ts';

/**
 * `npm run rotate-keys`: wraps every lender's data key by KEY_ENCRYPTION_KEY; KEY_ENCRYPTION_KEY_OTHER is the one that
 * wraps it now. Beside a running product on PostgreSQL (docs/operations.md, "Keys"); the embedded database belongs to one
 * process: stop the product first.
 */
const config = readConfig(process.env);
const { migrationDatabaseUrl } = config;
const owner = migrationDatabaseUrl ? openOwner(migrationDatabaseUrl) : await openDatabase(config);
try {
  if (!migrationDatabaseUrl) await owner.script('reset role');
  const rotated = await rotateKeys(owner, vaultOf(await rootKeys(config)));
  for (const { lender, from, to } of rotated)
    console.log(from === null ? `${lender}: by ${to} already` : `${lender}: from ${from} to ${to}`);
  if (rotated.length === 0) console.log('There is no lender yet.');
} finally {
  await owner.close();
}
