import { openDatabase } from '../apps/api/src/app.ts';
import { verifyLedger } from '../apps/api/src/case-file/ledger.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { endWithoutDatabase } from '../apps/api/src/platform/open-database.ts';
import { sql } from '../apps/api/src/platform/sql.ts';

/**
 * `npm run verify-ledger`: recomputes the consent ledger of every lender and names the first row that does not match.
 * The embedded database allows one process: stop the product first, or set DATABASE_URL.
 */
const db = await openDatabase(readConfig(process.env)).catch(endWithoutDatabase);
let broken = 0;
try {
  const lenders = await db.query<{ id: string; code: string }>(sql`select id, code from list_lenders()`);
  for (const { id, code } of lenders) {
    const proof = await db.tenant(id, (trx) => verifyLedger(trx, id));
    if (proof.broken !== null) broken++;
    console.log(
      proof.broken === null
        ? `${code}: ${proof.rows} rows, chain intact`
        : `${code}: broken at row ${proof.broken}: ${proof.reason}`,
    );
  }
  if (lenders.length === 0) console.log('There are no lenders yet.');
} finally {
  await db.close();
}
process.exitCode = broken === 0 ? 0 : 1;
