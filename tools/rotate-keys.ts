import { readConfig } from '../apps/api/src/config.ts';
import { endWithSentence, openDatabase, openOwner } from '../apps/api/src/platform/open-database.ts';
import { rotateKeys } from '../apps/api/src/platform/rotate-keys.ts';
import { rootKeys, vaultOf } from '../apps/api/src/platform/vault.ts';

/**
 * `npm run rotate-keys`: rewraps every lender's data key with KEY_ENCRYPTION_KEY; KEY_ENCRYPTION_KEY_OTHER is the previous
 * key. On PostgreSQL the product may run meanwhile (docs/operations.md, "Keys"). The embedded database allows one process:
 * stop the product first.
 */
const config = readConfig(process.env);
const { migrationDatabaseUrl } = config;
const owner = migrationDatabaseUrl
  ? openOwner(migrationDatabaseUrl)
  : await openDatabase(config).catch(endWithSentence);
try {
  if (!migrationDatabaseUrl) await owner.script('reset role');
  const rotated = await rotateKeys(owner, vaultOf(await rootKeys(config)));
  for (const { lender, from, to } of rotated)
    console.log(
      from === null ? `${lender}: already wrapped with ${to}` : `${lender}: rewrapped from ${from} to ${to}`,
    );
  if (rotated.length === 0) console.log('There are no lenders yet.');
} finally {
  await owner.close();
}
