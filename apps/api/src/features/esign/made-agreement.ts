import type { Uploads } from '../../case-file/uploads.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import { addSignatures, signaturesFor } from './agreements.ts';
import { coApplicants } from './people.ts';
import type { Whose } from './rows.ts';

/** An agreement that the product made of an accepted offer, as a PDF. */
interface Made {
  name: string;
  type: string;
  bytes: Buffer;
  offer: string;
  /** Of the terms that were accepted. */
  termsSha256: Buffer;
}

/**
 * Keeps an agreement of ours and has the applicant and the co-applicants sign it. `before` runs first in the same
 * transaction: what it throws keeps nothing.
 */
export function addMadeAgreement({
  db,
  vault: hashes,
  uploads,
}: {
  db: Database;
  vault: Vault;
  uploads: Uploads;
}) {
  return async (
    whose: Whose,
    { name, type, bytes, offer, termsSha256 }: Made,
    actor: Actor,
    before: (trx: Queryable) => Promise<void>,
  ): Promise<void> => {
    const { lender, applicant } = whose;
    const vault = await hashes.of(lender, db);
    const learned = { reading: null, crops: {}, signatures: [] };
    const file = { ...whose, document: 'esign', name, mediaType: 'application/pdf', bytes, learned };
    await uploads.keep(file, actor, async (trx, fileId) => {
      await before(trx);
      const id = newId();
      await trx.query(sql`
        insert into agreement (id, lender_id, applicant_id, type, file_id, made_by, offer_id, terms_sha256)
        values (${id}, ${lender}, ${applicant}, ${type}, ${fileId}, ${actor.id}, ${offer}, ${termsSha256})`);
      await addSignatures(trx, whose, id, signaturesFor(await coApplicants(trx, vault, applicant)));
      await audit(trx, lender, actor, 'esign.agreement-added', applicant);
    });
  };
}
