import type { Queryable } from './database.ts';
import { sql } from './sql.ts';
import type { LenderVault } from './vault.ts';

/** How a lender's person is reached; sealed as `staff contact <id>`. Blank where it is not known. */
export interface Contact {
  /** Ten digits. */
  mobile: string;
  email: string;
}

/** How a person of the lender is reached; null when nobody said. */
export async function readStaffContact(
  trx: Queryable,
  vault: LenderVault,
  staff: string,
): Promise<Contact | null> {
  const [row] = await trx.query<{ contact: Uint8Array | null }>(
    sql`select contact from staff where id = ${staff}`,
  );
  return row?.contact ? vault.openJson<Contact>(row.contact, `staff contact ${staff}`) : null;
}
