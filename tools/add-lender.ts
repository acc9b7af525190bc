import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/config.ts';
import { addLender } from '../apps/api/src/features/team/add-lender.ts';
import { endWithSentence, openDatabase } from '../apps/api/src/platform/open-database.ts';
import { rootKeys, vaultOf } from '../apps/api/src/platform/vault.ts';

/**
 * `npm run add-lender -- --code NAYA --name "Naya Finance" --owner "Farah Example" --user-name farah --mobile 98…`: adds
 * a lender and prints the link with which its owner chooses a password. Give the link only to the owner.
 */
const names = ['code', 'name', 'owner', 'user-name', 'mobile'] as const;
const options = Object.fromEntries(names.map((name) => [name, { type: 'string', default: '' } as const]));

/** The options typed. An unknown one ends the program with the list of those there are. */
function typedOptions() {
  try {
    return parseArgs({ options }).values;
  } catch {
    console.error(`The options are --${names.join(', --')}, each with a value.`);
    process.exit(1);
  }
}
const values = typedOptions();
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
