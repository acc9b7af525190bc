import { openDatabase } from '../apps/api/src/app.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { proveLedger } from '../apps/api/src/dossier/ledger.ts';
import { sql } from '../apps/api/src/platform/sql.ts';

/**
 * `npm run verify-ledger`: recomputes every lender's chain of consents and names the first row that does not fit.
 * The embedded database belongs to one process: stop the product first, or point DATABASE_URL at a server.
 */
const db = await openDatabase(readConfig(process.env));
let broken = 0;
try {
  const lenders = await db.query<{ id: string; code: string }>(sql`select id, code from list_lenders()`);
  for (const { id, code } of lenders) {
    const proof = await db.tenant(id, (trx) => proveLedger(trx, id));
    if (proof.broken !== null) broken++;
    console.log(
      proof.broken === null
        ? `${code}: ${proof.rows} rows, whole`
        : `${code}: broken at row ${proof.broken}: ${proof.reason}`,
    );
  }
  if (lenders.length === 0) console.log('There is no lender yet.');
} finally {
  await db.close();
}
process.exitCode = broken === 0 ? 0 : 1;
