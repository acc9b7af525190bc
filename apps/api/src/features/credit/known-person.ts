import type { Fact } from '@pramaan/documents/define.ts';
import { isoDay } from '@pramaan/documents/format.ts';
import { rankedRecords, statedBy } from '@pramaan/documents/stated.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { CreditQuestion } from '../../providers/bureau/port.ts';

/** What a file knows of a person that a bureau is asked with; blank where it knows nothing. */
export type Known = Pick<CreditQuestion, 'name' | 'pan' | 'dob' | 'mobile'>;

/** What the bureau must be asked with, by the words in which it is said to be missing. */
const wanted = [
  ['name', 'name'],
  ['pan', 'PAN'],
  ['dob', 'date of birth'],
] as const;

export const missingOf = (known: Known) =>
  wanted.flatMap(([member, word]) => (known[member] === '' ? [word] : []));

const wholePan = /^[A-Z]{5}\d{4}[A-Z]$/;

/** Reads what is known of a person. A record in another's name, a year without a day and a hidden PAN say nothing here. */
export function knownPerson(db: Database, hashes: Vault) {
  return async (lender: string, applicant: string): Promise<Known> => {
    const vault = await hashes.of(lender, db);
    const caseFile = await db.tenant(lender, (trx) => openCaseFile(trx, vault, applicant));
    const ranked = rankedRecords(caseFile?.docs ?? {});
    const all = (fact: Fact) => ranked.map((record) => statedBy(record, fact));
    return {
      name: caseFile?.profile.name.trim() || (all('name').find(Boolean) ?? ''),
      pan: all('pan').find((pan) => wholePan.test(pan)) ?? '',
      dob: all('dob').map(isoDay).find(Boolean) ?? '',
      mobile: caseFile?.profile.mobileNo ?? '',
    };
  };
}
