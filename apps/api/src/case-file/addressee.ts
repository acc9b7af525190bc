import type { Language } from '@pramaan/contract/languages.ts';
import type { Queryable } from '../platform/database.ts';
import type { LenderVault } from '../platform/vault.ts';
import type { Profile } from './case-file.ts';
import { readLanguage } from './language.ts';
import { lenderName, readProfile } from './profile.ts';

/** To whom a message about an application goes, in which language, and in whose name. */
interface Addressee {
  profile: Profile;
  language: Language;
  lenderName: string;
}

/** Reads it in the lender's transaction; null for whom there is nobody to tell any more. */
export async function readAddressee(
  trx: Queryable,
  vault: LenderVault,
  lender: string,
  applicant: string,
): Promise<Addressee | null> {
  const profile = await readProfile(trx, vault, applicant);
  if (!profile) return null;
  const language = await readLanguage(trx, applicant);
  return { profile, language, lenderName: await lenderName(trx, lender) };
}
