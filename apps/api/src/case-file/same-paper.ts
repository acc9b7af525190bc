import { ApiError } from '@pramaan/contract/errors.ts';
import { samePaperIn } from '@pramaan/documents/findings/same-paper.ts';
import type { StoredRecord } from '@pramaan/documents/tree.ts';
import type { Transactions } from '../platform/database.ts';
import type { Vault } from '../platform/vault.ts';
import { filesOf } from './findings.ts';
import { placeTitle } from './record-reviews.ts';
import { lockCaseFile, type RecordRef } from './records.ts';

/**
 * Refuses a paper that the applicant gave already in another instance of the document: as a second year it would be the same
 * income twice. Throws SAME_PAPER, whose fault names the instance that holds it, `instances.1`.
 */
export function samePapers({ db, vault: hashes }: { db: Transactions; vault: Vault }) {
  return async (recordRef: RecordRef, given: Pick<StoredRecord, 'data' | 'file'>): Promise<void> => {
    const { lender, applicant, entry, instance } = recordRef;
    if (entry.document.instances === 1) return;
    const vault = await hashes.of(lender, db);
    const same = await db.tenant(lender, async (trx) => {
      const { docs } = await lockCaseFile(trx, vault, applicant);
      return samePaperIn(docs, entry, instance, given, await filesOf(trx, applicant));
    });
    if (!same) return;
    const title = placeTitle(`${entry.document.id}.${entry.key}.${same.instance}`);
    const sentence = `This is the same paper as ${title}. Choose another one here, or replace ${title}.`;
    throw new ApiError('SAME_PAPER', sentence, [{ path: `instances.${same.instance}`, message: sentence }]);
  };
}

export type RefuseSamePaper = ReturnType<typeof samePapers>;
