import { ApiError } from '@pramaan/contract/errors.ts';
import { anchorOf } from '@pramaan/documents/judgement/anchor.ts';
import type { Party } from '@pramaan/documents/offer/loan-agreement.ts';
import { strengthOf } from '@pramaan/documents/source-strength.ts';
import { titlesHindi } from '@pramaan/documents/titles-hindi.ts';
import { readCaseFile } from '../../case-file/case-file.ts';
import { peopleOf } from '../../case-file/co-applicants.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LenderVault } from '../../platform/vault.ts';

/**
 * Everyone who signs beside the lender, the applicant first, each with the address of their strongest verified record. Throws
 * AGREEMENT_INCOMPLETE for a person without a name or such an address.
 */
export async function readSigners(trx: Queryable, vault: LenderVault, applicant: string): Promise<Party[]> {
  const parties: Party[] = [];
  for (const { id, joinsAs } of await peopleOf(trx, applicant)) {
    const file = await readCaseFile(trx, vault, id);
    const name = file?.profile.name.trim() ?? '';
    if (!file || !name)
      throw new ApiError(
        'AGREEMENT_INCOMPLETE',
        'Somebody who signs has no name yet. Ask them to complete their profile.',
      );
    const address = anchorOf(file.docs, file.profile).facts.address.find(
      ({ strength }) => strength > strengthOf('self-declared'),
    );
    if (!address)
      throw new ApiError(
        'AGREEMENT_INCOMPLETE',
        `No verified document states the address of ${name}. Ask for one with an address, like Aadhaar, then make the agreement.`,
      );
    parties.push({ joinsAs, name, address: address.value, source: address.title });
  }
  return parties;
}

/** The parties as an agreement in that language names their documents. */
export const inLanguage = (parties: readonly Party[], language: 'en' | 'hi'): Party[] =>
  parties.map((party) => ({
    ...party,
    source: language === 'hi' ? (titlesHindi[party.source] ?? party.source) : party.source,
  }));

/** Who borrows, and who stands surety for them. */
export const partiesOf = (signers: readonly Party[]): { borrowers: Party[]; guarantors: Party[] } => ({
  borrowers: signers.filter(({ joinsAs }) => joinsAs !== 'guarantor'),
  guarantors: signers.filter(({ joinsAs }) => joinsAs === 'guarantor'),
});
