import { requireConsent } from '../../case-file/ledger.ts';
import type { Http, Principal } from '../../http/context.ts';
import type { Whose } from './stored-accounts.ts';

/** The applicant, and the consent to read their bank data. Throws NO_CONSENT. */
export async function agreedTo(http: Http, { lender }: Principal, applicant: string): Promise<Whose> {
  return { lender, applicant, consent: await requireConsent(http.db, lender, applicant, 'bank') };
}

/** The applicant, for whoever only looks at what is here. */
export const seen = ({ lender }: Principal, applicant: string): Whose => ({ lender, applicant });
