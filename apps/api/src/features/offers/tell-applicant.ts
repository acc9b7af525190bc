import { ApiError } from '@pramaan/contract/errors.ts';
import { readAddressee } from '../../case-file/addressee.ts';
import { messageApplicant } from '../../providers/messages/to-applicant.ts';
import type { Offering } from './offering.ts';

/**
 * Tells the applicant by e-mail, else by SMS: what it is about is read behind the login.
 *
 * @param more what the text names beside the person, the lender, the reference and the link
 */
export async function tellApplicant(
  { trx, vault, lender, applicant, outbox, publicUrl }: Omit<Offering, 'now'>,
  text: 'loan-offer' | 'agreement-ready' | 'mandate-asked' | 'mandate-reminder' | 'mandate-failed',
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const to = await readAddressee(trx, vault, lender, applicant);
  if (!to) throw new ApiError('NO_SUCH_APPLICANT');
  const { profile, language } = to;
  const values = { lender: to.lenderName, ...more };
  await messageApplicant(trx, outbox, lender, profile, { text, language, publicUrl, values });
}
