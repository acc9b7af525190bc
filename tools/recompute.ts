import { recomputeCases } from '../apps/api/src/case-file/recompute-cases.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { endWithSentence, openDatabase } from '../apps/api/src/platform/open-database.ts';
import { rootKeys, vaultOf } from '../apps/api/src/platform/vault.ts';

/**
 * `npm run recompute`: judges every stored record again and computes every finding again, and lists what differs. It changes
 * nothing; its exit code is 1 when something differs. The embedded database allows one process: stop the product first, or
 * set DATABASE_URL.
 */
const config = readConfig(process.env);
const db = await openDatabase(config).catch(endWithSentence);
try {
  const { cases, records, findings, aged, differences } = await recomputeCases(
    db,
    vaultOf(await rootKeys(config)),
  );
  for (const { lender, applicant, what, stored, computed } of differences)
    console.log(`${lender} ${applicant} ${what}: stored ${stored}, computed ${computed}`);
  console.log(
    `${cases} cases, ${records} records, ${findings} findings: ${differences.length} differences, ${aged} changed with time or with other applications.`,
  );
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  await db.close();
}
