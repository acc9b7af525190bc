import type { Agreement } from '@pramaan/contract/calls/esign-shapes.ts';
import type { Queryable } from '../../platform/database.ts';
import { fileAddress } from '../../platform/file-address.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { signerName } from './people.ts';
import { lastRequest } from './request-rows.ts';
import {
  type AgreementRow,
  type RequestRow,
  type SignatureRow,
  signaturesOf,
  versionOf,
  type Whose,
} from './rows.ts';

export type SignedFacts = Omit<NonNullable<Agreement['signers'][number]['signed']>, 'fileId'>;

/** Binds the sealed facts of a signature to their turn. */
export const signatureSeal = ({ id }: Pick<SignatureRow, 'id'>) => `esign turn ${id}`;

export const shownRequest = ({ id, method, state, trouble, asked_at }: RequestRow) => ({
  requestId: id,
  method,
  state,
  trouble,
  askedAt: asked_at.toISOString(),
});

/** A agreement as the screens and programs see it. */
export async function shownAgreement(
  trx: Queryable,
  vault: LenderVault,
  { lender, applicant }: Whose,
  row: AgreementRow,
): Promise<Agreement> {
  const signatures = await signaturesOf(trx, row.id);
  const signers: Agreement['signers'] = [];
  for (const signature of signatures)
    signers.push({
      kind: signature.kind,
      personId: signature.person_id,
      name: await signerName(trx, vault, lender, signature),
      signed:
        signature.facts && signature.signed_file_id
          ? {
              ...vault.openJson<SignedFacts>(signature.facts, signatureSeal(signature)),
              fileId: signature.signed_file_id,
            }
          : null,
    });
  const next = signers.findIndex(({ signed }) => signed === null);
  const last = await lastRequest(trx, row.id);
  return {
    agreementId: row.id,
    isOwn: row.applicant_id === applicant,
    type: row.type,
    ofOffer: row.offer_id !== null,
    madeAt: row.made_at.toISOString(),
    fileId: row.file_id,
    url: fileAddress(applicant, row.file_id),
    signedUrl: row.signed_file_id && fileAddress(applicant, row.signed_file_id),
    currentUrl: fileAddress(applicant, versionOf(row)),
    signers,
    next: next === -1 ? null : next,
    last: last ? shownRequest(last) : null,
  };
}
