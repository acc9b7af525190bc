import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/api/src/app.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { addLender } from '../apps/api/src/features/team/add-lender.ts';
import { endWithSentence } from '../apps/api/src/platform/open-database.ts';
import { rootKeys, vaultOf } from '../apps/api/src/platform/vault.ts';

/**
 * `npm run add-lender -- --code NAYA --name "Naya Finance" --owner "Farah Example" --user-name farah --mobile 98…`: adds
 * a lender and prints the link with which its owner chooses a password. Give the link only to the owner.
 */
const { values } = parseArgs({
  options: Object.fromEntries(
    ['code', 'name', 'owner', 'user-name', 'mobile'].map((name) => [
      name,
      { type: 'string' as const, default: '' },
    ]),
  ),
});
const text = (name: string) => String(values[name] ?? '');
const config = readConfig(process.env);
const db = await openDatabase(config).catch(endWithSentence);
try {
  const link = await addLender(
    { db, vault: vaultOf(await rootKeys(config)), publicUrl: config.publicUrl },
    {
      code: text('code'),
      name: text('name'),
      owner: { name: text('owner'), userName: text('user-name'), mobile: text('mobile') },
    },
  );
  console.log(
    `Added ${text('code')}. The owner chooses a password with this link, once, within 72 hours:\n${link}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await db.close();
}
